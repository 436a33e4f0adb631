"""A bot as a program, in nothing but the lines of the protocol: any language that reads JSON can do this.

heliopolis arena helios random "parrot=python parrot.py" --games 20
"""

import json
import random
import sys

dice = random.Random()
last = ""
for line in sys.stdin:
    heard = json.loads(line)
    if "heliopolis" in heard:  # a game begins: say hello
        dice.seed(heard["seed"])
        last = ""
        answer = {"heliopolis": 1, "name": "parrot"}
    else:  # a question: repeat the last choice if it is legal, or else take the usual one, or any
        choices = heard["choices"]
        last = last if last in choices else heard["default"] or dice.choice(choices)
        answer = {"choice": last}
    print(json.dumps(answer), flush=True)
