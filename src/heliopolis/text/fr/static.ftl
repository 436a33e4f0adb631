# L’édition sans serveur : ce que dit la page qui démarre le programme, et la commande qui écrit le dossier.
static-about = Helios et Origins, avec des bots, des leçons et des problèmes. Tout tourne dans ce navigateur, et vos parties restent sur cet appareil.
static-starting = Démarrage… La première fois dure un peu plus longtemps.
static-pressed = Presque prêt : votre choix suivra dès que tout sera chargé.
static-old-browser = Ce navigateur est trop ancien, ou cette page n’a pas été ouverte en HTTPS. Prenez une version actuelle de Firefox, Chrome, Edge ou Safari.
static-broken = Heliopolis n’a pas pu démarrer. Rechargez la page.
static-update = Une nouvelle version est prête.
static-update-now = Y passer
static-written = { $folder } : { $total } Mo en tout ; la première visite charge { $first } Mo, les suivantes rien. Mettez le dossier sur n’importe quel hébergement web.
