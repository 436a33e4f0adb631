-- A table as rules version 1 of Helios kept it: Ben's Power Plant has led his sun into dead ends. Only its last snapshots are here.
BEGIN TRANSACTION;
CREATE TABLE acts (
	game_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	act JSON NOT NULL, 
	PRIMARY KEY (game_id, seq), 
	FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "acts" VALUES('Wl15gu106gFc',0,'{"act": "chance", "choice": "first:2", "draw": 1, "turn": 1, "whose": -1, "forced": [], "told": [["dragon", 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',1,'{"act": "chance", "choice": "deal:land/yellow", "draw": 2, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',2,'{"act": "chance", "choice": "deal:land/yellow", "draw": 3, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',3,'{"act": "chance", "choice": "deal:land/red", "draw": 4, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',4,'{"act": "chance", "choice": "deal:land/blue", "draw": 5, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',5,'{"act": "chance", "choice": "deal:land/yellow", "draw": 6, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',6,'{"act": "chance", "choice": "deal:land/blue", "draw": 7, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',7,'{"act": "chance", "choice": "deal:construct/red", "draw": 8, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',8,'{"act": "chance", "choice": "deal:construct/yellow", "draw": 9, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',9,'{"act": "chance", "choice": "deal:construct/red", "draw": 10, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',10,'{"act": "chance", "choice": "deal:construct/gray", "draw": 11, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 3]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',11,'{"act": "chance", "choice": "deal:construct/blue", "draw": 12, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',12,'{"act": "chance", "choice": "deal:construct/blue", "draw": 13, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',13,'{"act": "chance", "choice": "deal:sun/yellow", "draw": 14, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',14,'{"act": "chance", "choice": "deal:sun/blue", "draw": 15, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',15,'{"act": "chance", "choice": "deal:sun/gray", "draw": 16, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 3]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',16,'{"act": "chance", "choice": "deal:sun/yellow", "draw": 17, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',17,'{"act": "chance", "choice": "deal:sun/yellow", "draw": 18, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',18,'{"act": "chance", "choice": "deal:sun/gray", "draw": 19, "turn": 1, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 3]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',19,'{"act": "play", "choice": "start:brown", "seat": 1, "bot": "", "turn": 2, "whose": 1, "forced": [], "told": [["laid", 1, 0, 0], ["grown", 1, 0, 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',20,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',21,'{"act": "play", "choice": "start:brown", "seat": 0, "bot": "", "turn": 3, "whose": 0, "forced": [], "told": [["laid", 0, 0, 0], ["grown", 0, 0, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',22,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',23,'{"act": "chance", "choice": "reveal:blue", "draw": 20, "turn": 4, "whose": -1, "forced": [], "told": [["shown", -1, 3], ["round", -1, 1], ["phase", -1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',24,'{"act": "play", "choice": "column:land", "seat": 1, "bot": "", "turn": 5, "whose": 1, "forced": [], "told": [["took_tile", 1, 0, 1], ["stored", 1, 0, 1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',25,'{"act": "play", "choice": "land:gray", "seat": 1, "bot": "", "turn": 5, "whose": 1, "forced": [], "told": [["took_land", 1, 1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',26,'{"act": "play", "choice": "field:1,-1", "seat": 1, "bot": "", "turn": 5, "whose": 1, "forced": [], "told": [["laid", 1, 2, 1], ["grown", 1, 2, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',27,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',28,'{"act": "play", "choice": "column:land", "seat": 0, "bot": "", "turn": 6, "whose": 0, "forced": [], "told": [["took_tile", 0, 0, 2], ["stored", 0, 0, 2, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',29,'{"act": "play", "choice": "land:green", "seat": 0, "bot": "", "turn": 6, "whose": 0, "forced": [], "told": [["took_land", 0, 2, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',30,'{"act": "play", "choice": "field:1,-1", "seat": 0, "bot": "", "turn": 6, "whose": 0, "forced": [], "told": [["laid", 0, 2, 2], ["grown", 0, 2, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',31,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',32,'{"act": "play", "choice": "column:construct", "seat": 1, "bot": "", "turn": 7, "whose": 1, "forced": [], "told": [["took_tile", 1, 1, 1], ["stored", 1, 1, 1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',33,'{"act": "play", "choice": "build:power_plant", "seat": 1, "bot": "", "turn": 7, "whose": 1, "forced": [], "told": [], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',34,'{"act": "play", "choice": "cube:0,0/brown", "seat": 1, "bot": "", "turn": 7, "whose": 1, "forced": ["cube:1,-1/gray"], "told": [["paid", 1, 0, 0], ["paid", 1, 2, 1], ["built", 1, 4], ["mana", 1, 1], ["unlimited", 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',35,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',36,'{"act": "play", "choice": "column:construct", "seat": 0, "bot": "", "turn": 8, "whose": 0, "forced": [], "told": [["took_tile", 0, 1, 1], ["stored", 0, 1, 1, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',37,'{"act": "play", "choice": "build:power_plant", "seat": 0, "bot": "", "turn": 8, "whose": 0, "forced": [], "told": [], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',38,'{"act": "play", "choice": "cube:0,0/brown", "seat": 0, "bot": "", "turn": 8, "whose": 0, "forced": ["cube:1,-1/green"], "told": [["paid", 0, 0, 0], ["paid", 0, 2, 2], ["built", 0, 4], ["mana", 0, 1], ["unlimited", 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',39,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',40,'{"act": "play", "choice": "column:land", "seat": 1, "bot": "", "turn": 9, "whose": 1, "forced": [], "told": [["took_tile", 1, 0, 1], ["stored", 1, 0, 1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',41,'{"act": "play", "choice": "land:brown", "seat": 1, "bot": "", "turn": 9, "whose": 1, "forced": [], "told": [["took_land", 1, 0, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',42,'{"act": "play", "choice": "field:2,-1", "seat": 1, "bot": "", "turn": 9, "whose": 1, "forced": [], "told": [["laid", 1, 10, 0], ["grown", 1, 10, 0], ["mana", 1, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',43,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',44,'{"act": "play", "choice": "column:land", "seat": 0, "bot": "", "turn": 10, "whose": 0, "forced": [], "told": [["took_tile", 0, 0, 0], ["stored", 0, 0, 0, 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',45,'{"act": "play", "choice": "land:blue", "seat": 0, "bot": "", "turn": 10, "whose": 0, "forced": [], "told": [["took_land", 0, 3, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',46,'{"act": "play", "choice": "field:2,-1", "seat": 0, "bot": "", "turn": 10, "whose": 0, "forced": [], "told": [["laid", 0, 10, 3], ["grown", 0, 10, 3], ["mana", 0, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',47,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',48,'{"act": "play", "choice": "column:land", "seat": 1, "bot": "", "turn": 11, "whose": 1, "forced": [], "told": [["took_tile", 1, 0, 2], ["stored", 1, 0, 2, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',49,'{"act": "play", "choice": "special:created_tiles", "seat": 1, "bot": "", "turn": 11, "whose": 1, "forced": [], "told": [["took_special", 1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',50,'{"act": "play", "choice": "field:0,1", "seat": 1, "bot": "", "turn": 11, "whose": 1, "forced": [], "told": [["laid", 1, 4, 6]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',51,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',52,'{"act": "play", "choice": "column:land", "seat": 0, "bot": "", "turn": 12, "whose": 0, "forced": [], "told": [["took_tile", 0, 0, 2], ["stored", 0, 0, 2, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',53,'{"act": "play", "choice": "special:created_tiles", "seat": 0, "bot": "", "turn": 12, "whose": 0, "forced": [], "told": [["took_special", 0, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',54,'{"act": "play", "choice": "field:0,1", "seat": 0, "bot": "", "turn": 12, "whose": 0, "forced": [], "told": [["laid", 0, 4, 6], ["phase", -1, 2], ["characters", 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',55,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',56,'{"act": "play", "choice": "buy:priestess", "seat": 1, "bot": "", "turn": 13, "whose": 1, "forced": ["end"], "told": [["bought", 1, 4]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',57,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',58,'{"act": "play", "choice": "buy:prophetess", "seat": 0, "bot": "", "turn": 14, "whose": 0, "forced": ["end"], "told": [["bought", 0, 5]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',59,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',60,'{"act": "play", "choice": "buy:architect", "seat": 1, "bot": "", "turn": 15, "whose": 1, "forced": ["end", "pass", "pass"], "told": [["bought", 1, 0], ["left_market", 0], ["left_market", 1], ["phase", -1, 3], ["replenished", -1, 1], ["land_removed", -1, 4], ["land_removed", -1, 3]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',61,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',62,'{"act": "chance", "choice": "reveal:green", "draw": 21, "turn": 18, "whose": -1, "forced": [], "told": [["shown", -1, 2], ["dragon", 0], ["round", -1, 2], ["phase", -1, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',63,'{"act": "play", "choice": "column:construct", "seat": 0, "bot": "", "turn": 19, "whose": 0, "forced": [], "told": [["took_tile", 0, 1, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',64,'{"act": "play", "choice": "space:yellow", "seat": 0, "bot": "", "turn": 19, "whose": 0, "forced": [], "told": [["stored", 0, 1, 3, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',65,'{"act": "play", "choice": "build:temple", "seat": 0, "bot": "", "turn": 19, "whose": 0, "forced": ["cube:2,-1/blue"], "told": [["paid", 0, 10, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',66,'{"act": "play", "choice": "field:0,0", "seat": 0, "bot": "", "turn": 19, "whose": 0, "forced": [], "told": [["temple", 0, 0], ["mana", 0, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',67,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',68,'{"act": "play", "choice": "column:construct", "seat": 1, "bot": "", "turn": 20, "whose": 1, "forced": [], "told": [["took_tile", 1, 1, 0], ["stored", 1, 1, 0, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',69,'{"act": "play", "choice": "build:temple", "seat": 1, "bot": "", "turn": 20, "whose": 1, "forced": ["cube:2,-1/brown"], "told": [["paid", 1, 10, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',70,'{"act": "play", "choice": "field:0,0", "seat": 1, "bot": "", "turn": 20, "whose": 1, "forced": [], "told": [["temple", 1, 0], ["mana", 1, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',71,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',72,'{"act": "play", "choice": "column:sun", "seat": 0, "bot": "", "turn": 21, "whose": 0, "forced": [], "told": [["took_tile", 0, 2, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',73,'{"act": "play", "choice": "space:yellow", "seat": 0, "bot": "", "turn": 21, "whose": 0, "forced": [], "told": [["stored", 0, 2, 3, 2], ["set", 0, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',74,'{"act": "play", "choice": "sun:1,0", "seat": 0, "bot": "", "turn": 21, "whose": 0, "forced": [], "told": [["sun", 0, 3], ["lit", 0, 0], ["score", 0, 1, 3], ["grown", 0, 2, 2], ["grown", 0, 10, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',75,'{"act": "play", "choice": "action:construct", "seat": 0, "bot": "", "turn": 21, "whose": 0, "forced": [], "told": [["bonus_action", 0, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',76,'{"act": "play", "choice": "build:temple", "seat": 0, "bot": "", "turn": 21, "whose": 0, "forced": [], "told": [], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',77,'{"act": "play", "choice": "cube:1,-1/green", "seat": 0, "bot": "", "turn": 21, "whose": 0, "forced": ["cube:2,-1/blue"], "told": [["paid", 0, 2, 2], ["paid", 0, 10, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',78,'{"act": "play", "choice": "field:1,-1", "seat": 0, "bot": "", "turn": 21, "whose": 0, "forced": [], "told": [["temple", 0, 2], ["mana", 0, 2], ["set_discarded", 0, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',79,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',80,'{"act": "play", "choice": "column:sun", "seat": 1, "bot": "", "turn": 22, "whose": 1, "forced": [], "told": [["took_tile", 1, 2, 2], ["stored", 1, 2, 2, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',81,'{"act": "play", "choice": "sun:1,0", "seat": 1, "bot": "", "turn": 22, "whose": 1, "forced": [], "told": [["sun", 1, 3], ["lit", 1, 0], ["score", 1, 1, 3], ["grown", 1, 2, 1], ["grown", 1, 10, 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',82,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',83,'{"act": "play", "choice": "column:sun", "seat": 0, "bot": "", "turn": 23, "whose": 0, "forced": [], "told": [["took_tile", 0, 2, 2], ["stored", 0, 2, 2, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',84,'{"act": "play", "choice": "sun:1,0", "seat": 0, "bot": "", "turn": 23, "whose": 0, "forced": [], "told": [["sun", 0, 3], ["lit", 0, 0], ["score", 0, 1, 3], ["lit", 0, 2], ["score", 0, 1, 3], ["grown", 0, 10, 3]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',85,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',86,'{"act": "play", "choice": "column:construct", "seat": 1, "bot": "", "turn": 24, "whose": 1, "forced": [], "told": [["took_tile", 1, 1, 2], ["stored", 1, 1, 2, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',87,'{"act": "play", "choice": "build:city_council", "seat": 1, "bot": "", "turn": 24, "whose": 1, "forced": [], "told": [], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',88,'{"act": "play", "choice": "cube:1,-1/gray", "seat": 1, "bot": "", "turn": 24, "whose": 1, "forced": ["cube:2,-1/brown"], "told": [["paid", 1, 2, 1], ["paid", 1, 10, 0], ["built", 1, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',89,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',90,'{"act": "play", "choice": "column:sun", "seat": 0, "bot": "", "turn": 25, "whose": 0, "forced": [], "told": [["took_tile", 0, 2, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',91,'{"act": "play", "choice": "space:red", "seat": 0, "bot": "", "turn": 25, "whose": 0, "forced": [], "told": [["stored", 0, 2, 3, 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',92,'{"act": "play", "choice": "sun:0,-1", "seat": 0, "bot": "", "turn": 25, "whose": 0, "forced": [], "told": [["sun", 0, 1], ["lit", 0, 0], ["score", 0, 1, 3], ["lit", 0, 2], ["score", 0, 1, 3]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',93,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',94,'{"act": "play", "choice": "column:sun", "seat": 1, "bot": "", "turn": 26, "whose": 1, "forced": [], "told": [["took_tile", 1, 2, 1], ["stored", 1, 2, 1, 1], ["set", 1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',95,'{"act": "play", "choice": "sun:1,0", "seat": 1, "bot": "", "turn": 26, "whose": 1, "forced": [], "told": [["sun", 1, 3], ["lit", 1, 0], ["score", 1, 1, 6], ["grown", 1, 2, 1], ["grown", 1, 10, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',96,'{"act": "play", "choice": "action:construct", "seat": 1, "bot": "", "turn": 26, "whose": 1, "forced": [], "told": [["bonus_action", 1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',97,'{"act": "play", "choice": "build:temple", "seat": 1, "bot": "", "turn": 26, "whose": 1, "forced": [], "told": [], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',98,'{"act": "play", "choice": "cube:1,-1/gray", "seat": 1, "bot": "", "turn": 26, "whose": 1, "forced": ["cube:2,-1/brown"], "told": [["paid", 1, 2, 1], ["paid", 1, 10, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',99,'{"act": "play", "choice": "field:1,-1", "seat": 1, "bot": "", "turn": 26, "whose": 1, "forced": [], "told": [["temple", 1, 2], ["mana", 1, 2], ["set_discarded", 1, 1], ["phase", -1, 2], ["characters", 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',100,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',101,'{"act": "play", "choice": "buy:cartographer", "seat": 0, "bot": "", "turn": 27, "whose": 0, "forced": ["end"], "told": [["bought", 0, 3]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',102,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',103,'{"act": "play", "choice": "pass", "seat": 1, "bot": "", "turn": 28, "whose": 1, "forced": [], "told": [["left_market", 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',104,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',105,'{"act": "play", "choice": "pass", "seat": 0, "bot": "", "turn": 29, "whose": 0, "forced": [], "told": [["left_market", 0], ["phase", -1, 3], ["replenished", -1, 2], ["land_removed", -1, 0], ["land_removed", -1, 1], ["land_removed", -1, 2], ["land_removed", -1, 3], ["land_removed", -1, 4], ["land_removed", -1, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',106,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',107,'{"act": "chance", "choice": "reveal:gray", "draw": 22, "turn": 30, "whose": -1, "forced": [], "told": [["shown", -1, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',108,'{"act": "chance", "choice": "deal:land/blue", "draw": 23, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',109,'{"act": "chance", "choice": "deal:land/gray", "draw": 24, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 3]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',110,'{"act": "chance", "choice": "deal:land/yellow", "draw": 25, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',111,'{"act": "chance", "choice": "deal:land/red", "draw": 26, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',112,'{"act": "chance", "choice": "deal:land/red", "draw": 27, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',113,'{"act": "chance", "choice": "deal:land/gray", "draw": 28, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 0, 3]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',114,'{"act": "chance", "choice": "deal:construct/yellow", "draw": 29, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',115,'{"act": "chance", "choice": "deal:construct/gray", "draw": 30, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 3]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',116,'{"act": "chance", "choice": "deal:construct/red", "draw": 31, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',117,'{"act": "chance", "choice": "deal:construct/gray", "draw": 32, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 3]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',118,'{"act": "chance", "choice": "deal:construct/gray", "draw": 33, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 3]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',119,'{"act": "chance", "choice": "deal:construct/yellow", "draw": 34, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 1, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',120,'{"act": "chance", "choice": "deal:sun/yellow", "draw": 35, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 2]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',121,'{"act": "chance", "choice": "deal:sun/blue", "draw": 36, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',122,'{"act": "chance", "choice": "deal:sun/red", "draw": 37, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',123,'{"act": "chance", "choice": "deal:sun/red", "draw": 38, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 0]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',124,'{"act": "chance", "choice": "deal:sun/blue", "draw": 39, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 1]], "asked": -1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',125,'{"act": "chance", "choice": "deal:sun/gray", "draw": 40, "turn": 30, "whose": -1, "forced": [], "told": [["dealt", -1, 2, 3], ["dragon", 1], ["round", -1, 3], ["phase", -1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',126,'{"act": "play", "choice": "column:sun", "seat": 1, "bot": "", "turn": 31, "whose": 1, "forced": [], "told": [["took_tile", 1, 2, 3]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',127,'{"act": "play", "choice": "space:red", "seat": 1, "bot": "", "turn": 31, "whose": 1, "forced": [], "told": [["stored", 1, 2, 3, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',128,'{"act": "play", "choice": "sun:1,0", "seat": 1, "bot": "", "turn": 31, "whose": 1, "forced": [], "told": [["sun", 1, 3], ["lit", 1, 0], ["score", 1, 1, 6], ["lit", 1, 2], ["score", 1, 1, 6], ["grown", 1, 10, 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',129,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',130,'{"act": "play", "choice": "column:land", "seat": 0, "bot": "", "turn": 32, "whose": 0, "forced": [], "told": [["took_tile", 0, 0, 3]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',131,'{"act": "play", "choice": "space:red", "seat": 0, "bot": "", "turn": 32, "whose": 0, "forced": [], "told": [["stored", 0, 0, 3, 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',132,'{"act": "play", "choice": "land:gray", "seat": 0, "bot": "", "turn": 32, "whose": 0, "forced": [], "told": [["took_land", 0, 1, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',133,'{"act": "play", "choice": "field:1,1", "seat": 0, "bot": "", "turn": 32, "whose": 0, "forced": [], "told": [["laid", 0, 12, 1], ["grown", 0, 12, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',134,'{"act": "play", "choice": "colour:brown", "seat": 0, "bot": "", "turn": 32, "whose": 0, "forced": [], "told": [["grown", 0, 12, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',135,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',136,'{"act": "play", "choice": "column:land", "seat": 1, "bot": "", "turn": 33, "whose": 1, "forced": [], "told": [["took_tile", 1, 0, 0], ["stored", 1, 0, 0, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',137,'{"act": "play", "choice": "land:green", "seat": 1, "bot": "", "turn": 33, "whose": 1, "forced": [], "told": [["took_land", 1, 2, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',138,'{"act": "play", "choice": "field:1,1", "seat": 1, "bot": "", "turn": 33, "whose": 1, "forced": [], "told": [["laid", 1, 12, 2], ["grown", 1, 12, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',139,'{"act": "play", "choice": "colour:gray", "seat": 1, "bot": "", "turn": 33, "whose": 1, "forced": [], "told": [["grown", 1, 12, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',140,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',141,'{"act": "play", "choice": "column:construct", "seat": 0, "bot": "", "turn": 34, "whose": 0, "forced": [], "told": [["took_tile", 0, 1, 2], ["stored", 0, 1, 2, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',142,'{"act": "play", "choice": "build:city_council", "seat": 0, "bot": "", "turn": 34, "whose": 0, "forced": [], "told": [], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',143,'{"act": "play", "choice": "cube:1,1/brown", "seat": 0, "bot": "", "turn": 34, "whose": 0, "forced": ["cube:1,1/gray"], "told": [["paid", 0, 12, 0], ["paid", 0, 12, 1], ["built", 0, 3]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',144,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',145,'{"act": "play", "choice": "column:sun", "seat": 1, "bot": "", "turn": 35, "whose": 1, "forced": [], "told": [["took_tile", 1, 2, 1], ["stored", 1, 2, 1, 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',146,'{"act": "play", "choice": "sun:0,-1", "seat": 1, "bot": "", "turn": 35, "whose": 1, "forced": [], "told": [["sun", 1, 1], ["lit", 1, 0], ["score", 1, 1, 6], ["lit", 1, 2], ["score", 1, 1, 6]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',147,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',148,'{"act": "play", "choice": "column:sun", "seat": 0, "bot": "", "turn": 36, "whose": 0, "forced": [], "told": [["took_tile", 0, 2, 0], ["stored", 0, 2, 0, 0], ["set", 0, 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',149,'{"act": "play", "choice": "sun:1,0", "seat": 0, "bot": "", "turn": 36, "whose": 0, "forced": [], "told": [["sun", 0, 3], ["lit", 0, 0], ["score", 0, 1, 6], ["lit", 0, 2], ["score", 0, 1, 6], ["grown", 0, 12, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',150,'{"act": "play", "choice": "action:sun", "seat": 0, "bot": "", "turn": 36, "whose": 0, "forced": [], "told": [["bonus_action", 0, 2]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',151,'{"act": "play", "choice": "sun:0,-1", "seat": 0, "bot": "", "turn": 36, "whose": 0, "forced": [], "told": [["sun", 0, 1], ["lit", 0, 0], ["score", 0, 1, 6], ["lit", 0, 2], ["score", 0, 1, 6], ["set_discarded", 0, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',152,'{"act": "end_turn", "seat": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',153,'{"act": "play", "choice": "column:sun", "seat": 1, "bot": "", "turn": 37, "whose": 1, "forced": [], "told": [["took_tile", 1, 2, 0], ["stored", 1, 2, 0, 0], ["set", 1, 0]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',154,'{"act": "play", "choice": "sun:1,0", "seat": 1, "bot": "", "turn": 37, "whose": 1, "forced": [], "told": [["sun", 1, 3], ["lit", 1, 0], ["score", 1, 1, 6], ["lit", 1, 2], ["score", 1, 1, 6]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',155,'{"act": "play", "choice": "action:sun", "seat": 1, "bot": "", "turn": 37, "whose": 1, "forced": [], "told": [["bonus_action", 1, 2]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',156,'{"act": "play", "choice": "sun:1,0", "seat": 1, "bot": "", "turn": 37, "whose": 1, "forced": [], "told": [["sun", 1, 3], ["lit", 1, 0], ["score", 1, 1, 6], ["lit", 1, 2], ["score", 1, 1, 6], ["set_discarded", 1, 0]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',157,'{"act": "end_turn", "seat": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',158,'{"act": "play", "choice": "column:sun", "seat": 0, "bot": "", "turn": 38, "whose": 0, "forced": [], "told": [["took_tile", 0, 2, 1], ["stored", 0, 2, 1, 1]], "asked": 0}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',159,'{"act": "play", "choice": "sun:1,0", "seat": 0, "bot": "", "turn": 38, "whose": 0, "forced": [], "told": [["sun", 0, 3], ["lit", 0, 0], ["score", 0, 1, 6], ["lit", 0, 2], ["score", 0, 1, 6], ["phase", -1, 2], ["characters", 1]], "asked": 1}');
INSERT INTO "acts" VALUES('Wl15gu106gFc',160,'{"act": "end_turn", "seat": 0}');
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	over BOOLEAN NOT NULL, 
	header JSON NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('Wl15gu106gFc',1794788308,'',0,'{"game": "helios", "rules": 1, "components": "bee58a1ad3143b92", "options": {"players": 2, "layout": "standard", "first": "random"}, "seats": [{"name": "Ann", "bot": "", "language": "en", "link": "87186c8481c57f5a84be55fe4b0e433fb04e0a5017a816c126032718453bdd73", "confirm": true}, {"name": "Ben", "bot": "", "language": "en", "link": "109ce4071c7ada971b7d29a7800dfa73e344d478099198910fad9dced00c31e0", "confirm": true}], "owner": "", "secret": "0101010101010101010101010101010101010101010101010101010101010101", "asked": -1, "told": [], "start": null, "origin": "", "hints": false}');
CREATE TABLE schema (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema" VALUES(1);
CREATE TABLE snapshots (
	game_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY (game_id, seq), 
	FOREIGN KEY(game_id) REFERENCES games (id)
);
INSERT INTO "snapshots" VALUES('Wl15gu106gFc',157,127,'{"game": "helios", "rules": 1, "options": {"players": 2, "layout": "standard", "first": "random"}, "components": "bee58a1ad3143b92", "round": 3, "phase": "actions", "starting_player": 1, "columns": {"land": ["blue", "gray", "yellow", "red"], "construct": ["yellow", "gray", "red", "gray", "gray"], "sun": ["yellow", "blue"]}, "piles": {"land": {"red": 1, "blue": 1, "yellow": 0, "gray": 2}, "construct": {"red": 1, "blue": 2, "yellow": 1, "gray": 0}, "sun": {"red": 2, "blue": 1, "yellow": 0, "gray": 1}}, "discards": {"land": {"red": 2, "blue": 2, "yellow": 2, "gray": 1}, "construct": {"red": 2, "blue": 1, "yellow": 0, "gray": 1}, "sun": {"red": 2, "blue": 1, "yellow": 1, "gray": 3}}, "land": {"display": {"brown": "brown", "gray": null, "green": null, "blue": "blue", "black": "black", "additional": "gray"}, "stacks": {"brown": 1, "gray": 1, "green": 1, "blue": 1, "black": 1}, "additional": {"brown": 2, "gray": 3, "green": 3, "blue": 1, "black": 2}, "removed": {"brown": 1, "gray": 1, "green": 2, "blue": 2, "black": 2}}, "special_tiles": {"empty_fields": 2, "created_tiles": 0, "raw_materials": 2, "temples": 2}, "characters": ["inventor", "explorer", "princess", "treasurer"], "players": [{"fields": {"0,0": {"tile": "brown", "cubes": [], "temple": true}, "1,-1": {"tile": "green", "cubes": [], "temple": true}, "0,1": {"tile": "created_tiles", "cubes": [], "temple": false}, "2,-1": {"tile": "blue", "cubes": ["blue"], "temple": false}, "1,1": {"tile": "gray", "cubes": ["gray"], "temple": false}}, "sun": {"field": "0,-1", "lap": 0, "best_lap": 0, "anchor": "0,0", "orbit_turn": 0}, "sun_track": 2, "mana": 2, "buildings": ["city_council", "power_plant"], "characters": [{"name": "cartographer", "active": false}, {"name": "prophetess", "active": false}], "action_tiles": {"red": [], "blue": [{"symbol": "construct", "colour": "blue"}], "yellow": [{"symbol": "sun", "colour": "yellow"}, {"symbol": "construct", "colour": "yellow"}]}}, {"fields": {"0,0": {"tile": "brown", "cubes": [], "temple": true}, "1,-1": {"tile": "gray", "cubes": [], "temple": true}, "0,1": {"tile": "created_tiles", "cubes": [], "temple": false}, "2,-1": {"tile": "brown", "cubes": ["brown"], "temple": false}, "1,1": {"tile": "green", "cubes": ["gray", "green"], "temple": false}}, "sun": {"field": "1,0", "lap": 0, "best_lap": 0, "anchor": "2,-1", "orbit_turn": 0}, "sun_track": 2, "mana": 3, "buildings": ["city_council", "power_plant"], "characters": [{"name": "architect", "active": false}, {"name": "priestess", "active": false}], "action_tiles": {"red": [], "blue": [{"symbol": "sun", "colour": "blue"}], "yellow": [{"symbol": "land", "colour": "yellow"}, {"symbol": "sun", "colour": "yellow"}, {"symbol": "construct", "colour": "yellow"}]}}], "points": [{"temple_lit": 39}, {"temple_lit": 57}], "turn": 38, "turn_seat": 0, "todo": [{"step": "Round", "number": 4}, {"step": "Replenish"}, {"step": "Phase", "phase": 3}, {"step": "CharacterPhase"}, {"step": "Phase", "phase": 2}, {"step": "Turns", "done": 8}, {"step": "TakeTile", "player": 0}]}');
INSERT INTO "snapshots" VALUES('Wl15gu106gFc',160,129,'{"game": "helios", "rules": 1, "options": {"players": 2, "layout": "standard", "first": "random"}, "components": "bee58a1ad3143b92", "round": 3, "phase": "characters", "starting_player": 1, "columns": {"land": ["blue", "gray", "yellow", "red"], "construct": ["yellow", "gray", "red", "gray", "gray"], "sun": ["yellow"]}, "piles": {"land": {"red": 1, "blue": 1, "yellow": 0, "gray": 2}, "construct": {"red": 1, "blue": 2, "yellow": 1, "gray": 0}, "sun": {"red": 2, "blue": 1, "yellow": 0, "gray": 1}}, "discards": {"land": {"red": 2, "blue": 2, "yellow": 2, "gray": 1}, "construct": {"red": 2, "blue": 1, "yellow": 0, "gray": 1}, "sun": {"red": 2, "blue": 1, "yellow": 1, "gray": 3}}, "land": {"display": {"brown": "brown", "gray": null, "green": null, "blue": "blue", "black": "black", "additional": "gray"}, "stacks": {"brown": 1, "gray": 1, "green": 1, "blue": 1, "black": 1}, "additional": {"brown": 2, "gray": 3, "green": 3, "blue": 1, "black": 2}, "removed": {"brown": 1, "gray": 1, "green": 2, "blue": 2, "black": 2}}, "special_tiles": {"empty_fields": 2, "created_tiles": 0, "raw_materials": 2, "temples": 2}, "characters": ["inventor", "explorer", "princess", "treasurer"], "players": [{"fields": {"0,0": {"tile": "brown", "cubes": [], "temple": true}, "1,-1": {"tile": "green", "cubes": [], "temple": true}, "0,1": {"tile": "created_tiles", "cubes": [], "temple": false}, "2,-1": {"tile": "blue", "cubes": ["blue"], "temple": false}, "1,1": {"tile": "gray", "cubes": ["gray"], "temple": false}}, "sun": {"field": "1,0", "lap": 0, "best_lap": 0, "anchor": "2,-1", "orbit_turn": 0}, "sun_track": 2, "mana": 2, "buildings": ["city_council", "power_plant"], "characters": [{"name": "cartographer", "active": false}, {"name": "prophetess", "active": false}], "action_tiles": {"red": [], "blue": [{"symbol": "construct", "colour": "blue"}, {"symbol": "sun", "colour": "blue"}], "yellow": [{"symbol": "sun", "colour": "yellow"}, {"symbol": "construct", "colour": "yellow"}]}}, {"fields": {"0,0": {"tile": "brown", "cubes": [], "temple": true}, "1,-1": {"tile": "gray", "cubes": [], "temple": true}, "0,1": {"tile": "created_tiles", "cubes": [], "temple": false}, "2,-1": {"tile": "brown", "cubes": ["brown"], "temple": false}, "1,1": {"tile": "green", "cubes": ["gray", "green"], "temple": false}}, "sun": {"field": "1,0", "lap": 0, "best_lap": 0, "anchor": "2,-1", "orbit_turn": 0}, "sun_track": 2, "mana": 3, "buildings": ["city_council", "power_plant"], "characters": [{"name": "architect", "active": false}, {"name": "priestess", "active": false}], "action_tiles": {"red": [], "blue": [{"symbol": "sun", "colour": "blue"}], "yellow": [{"symbol": "land", "colour": "yellow"}, {"symbol": "sun", "colour": "yellow"}, {"symbol": "construct", "colour": "yellow"}]}}], "points": [{"temple_lit": 51}, {"temple_lit": 57}], "turn": 39, "turn_seat": 1, "todo": [{"step": "Round", "number": 4}, {"step": "Replenish"}, {"step": "Phase", "phase": 3}, {"step": "CharacterTurn", "done": 0, "player": 1, "staying": 3}]}');
CREATE INDEX ix_games_owner ON games (owner);
COMMIT;
