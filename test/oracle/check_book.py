#!/usr/bin/env python3
"""Checks a book that `saga-odds book -o DIR` wrote: every fraction of every row, in whole numbers.

Written from the text of the rules of the first edition alone, and shares nothing with the program:
dice are counted in ways out of 6**k, never in decimals. Rule ids stand beside what they say.

    python3 test/oracle/check_book.py DIR [--every N]

Prints how many rows are right; ends with 1 where one is wrong.
"""

import hashlib
import json
import sys
from functools import lru_cache
from math import comb, gcd
from pathlib import Path

# R1.0: armour in melee, armour when shot at, melee dice and shooting dice (dice for so many models)
CLASSES = {
    'levies': (3, 3, (1, 3), (1, 2)),
    'warriors': (4, 4, (1, 1), (1, 2)),
    'hearthguard': (5, 5, (2, 1), (1, 1)),
    'warlord': (5, 6, (5, 1), (2, 1)),
}

# R5.3 to R5.6: whose troop is of which class
TROOPS = {
    **{name: name for name in CLASSES},
    'thralls': 'levies', 'bondi': 'warriors', 'hirdmen': 'hearthguard', 'berserkers': 'hearthguard', 'vikings-warlord': 'warlord',
    'geburs': 'levies', 'ceorls': 'warriors', 'huscarls': 'hearthguard', 'anglo-danes-warlord': 'warlord',
    'peasants': 'levies', 'sergeants': 'warriors', 'crossbowmen': 'warriors', 'knights': 'hearthguard', 'normans-warlord': 'warlord',
    'bonnedig': 'levies', 'priodaur': 'warriors', 'teulu': 'hearthguard', 'welsh-warlord': 'warlord',
}

# what they always carry, where it counts: R5.4, R5.5
CARRIED = {'anglo-danes-warlord': 'danish-axe', 'crossbowmen': 'crossbow'}

UNIT_KEYS = {'unit', 'models', 'weapon', 'mounted', 'fatigue', 'spend', 'cover', 'givesUpDice'}


class Wrong(Exception):
    pass


def up(dice, models, per):
    """R1.1: every fraction rounds up."""
    return -(-dice * models // per)


class Unit:
    def __init__(self, row):
        unknown = set(row) - UNIT_KEYS
        if unknown:
            raise Wrong(f'the rules know nothing of {sorted(unknown)}')
        self.name = row['unit']
        self.kind = TROOPS[self.name]
        self.models = row['models']
        self.weapon = row.get('weapon', CARRIED.get(self.name))
        self.mounted = row.get('mounted', False)
        self.fatigue = row.get('fatigue', 0)
        self.spend = row.get('spend', [])
        self.gives_up = row.get('givesUpDice', False)
        # R2.10: riders have never any cover
        self.cover = 'none' if self.mounted else row.get('cover', 'none')
        self.armour, self.armour_shot, self.dice, self.dice_shot = CLASSES[self.kind]
        if self.name == 'berserkers':  # R5.3
            self.armour, self.armour_shot, self.dice = 3, 3, (4, 1)
        if self.name == 'teulu':  # R5.6
            self.armour_shot = 4
        if self.name == 'priodaur':
            self.armour_shot = 3
        if self.weapon == 'crossbow':  # R2.8
            self.armour -= 1
            self.armour_shot -= 1
        if self.weapon == 'danish-axe':  # R5.1
            self.armour -= 1
        if self.mounted:  # R2.10
            self.armour_shot -= 1
        # R6.1: a warlord ignores the first uncancelled hit
        self.ignores = 1 if self.kind == 'warlord' else 0


def clamped(armour):
    """R1.2"""
    return max(2, min(6, armour))


def faces(least, plus=0):
    """R2.3, R3.6: how many faces of a die hit: a natural 6 always, a natural 1 never."""
    return sum(1 for face in range(1, 7) if face == 6 or (face != 1 and face + plus >= least))


def ways(dice, good):
    """Of 6**dice ways, in how many 0, 1 ... dice show one of `good` faces."""
    return [comb(dice, k) * good**k * (6 - good) ** (dice - k) for k in range(dice + 1)]


@lru_cache(maxsize=None)
def uncancelled(dice, hitting, saving, bonus):
    """R2.3 to R2.5, R3.6 to R3.8: ways of 0, 1 ... uncancelled hits, out of 6**(3 * dice)."""
    found = [0] * (dice + 1)
    for hits, of_hits in enumerate(ways(dice, hitting)):
        # R2.4, R3.7: a die for each hit and the bonus dice, at most twice the hits
        defence = min(hits + bonus, 2 * hits)
        scale = 6 ** (2 * dice - defence)
        for saved, of_saves in enumerate(ways(defence, saving)):
            found[max(0, hits - saved)] += of_hits * of_saves * scale
    return tuple(found), 6 ** (3 * dice)


@lru_cache(maxsize=None)
def losses(dice, hitting, saving, bonus, ignores, models):
    """R2.5, R3.8: ways of 0 ... `models` models lost; R6.1: the first hits that are ignored are no losses."""
    found = [0] * (models + 1)
    each, whole = uncancelled(dice, hitting, saving, bonus)
    for hits, count in enumerate(each):
        found[min(models, max(0, hits - ignores))] += count
    return tuple(found), whole


@lru_cache(maxsize=None)
def melee(one, other):
    """One melee; the arguments are those of `losses`, of the attacker's models and of the defender's."""
    (mine, of_mine), (theirs, of_theirs) = losses(*one), losses(*other)
    result = [0, 0, 0]
    for lost, count in enumerate(mine):
        for killed, kills in enumerate(theirs):
            # R3.10: who lost fewer wins
            result[0 if lost < killed else 1 if lost == killed else 2] += count * kills
    return tuple(result), of_mine * of_theirs


def fought(attacker, defender):
    def pool(unit):
        dice = up(unit.dice[0], unit.models, unit.dice[1])
        if not unit.gives_up:
            return dice, 0
        given = up(1, dice, 2)  # R3.3
        return dice - given, up(1, given, 2)

    if attacker.gives_up:
        raise Wrong('only the charged unit gives up dice (R3.3)')
    # R3.4: each fatigue marker that is spent is one of the enemy's, once for each purpose
    for unit, enemy in ((attacker, defender), (defender, attacker)):
        if len(unit.spend) > enemy.fatigue or len(set(unit.spend)) < len(unit.spend):
            raise Wrong('more fatigue is spent than the enemy has (R3.4)')
    armour = {
        unit: clamped(unit.armour + unit.spend.count('armour') - enemy.spend.count('enemy-armour'))
        for unit, enemy in ((attacker, defender), (defender, attacker))
    }

    def strike(by, at):
        dice, _ = pool(by)
        _, bonus = pool(at)
        hitting = faces(armour[at], 1 if by.weapon == 'danish-axe' else 0)  # R5.1
        saves = 4 if at is defender and at.cover == 'heavy' else 5  # R3.7
        return dice, hitting, 7 - saves, bonus, at.ignores, at.models

    one, other = strike(defender, attacker), strike(attacker, defender)
    return {'result': melee(one, other), 'attackerLosses': losses(*one), 'defenderLosses': losses(*other)}


def shot(attacker, defender):
    if attacker.spend or len(defender.spend) > attacker.fatigue or defender.spend not in ([], ['armour']):
        raise Wrong('of fatigue only the target spends one, for armour (R2.2)')
    armour = defender.armour_shot + len(defender.spend)
    if defender.cover == 'heavy':  # R2.6
        armour += 1
    if attacker.weapon == 'crossbow':  # R2.8
        armour -= 1
    dice = up(attacker.dice_shot[0], attacker.models, attacker.dice_shot[1])  # R2.1
    saves = 4 if defender.cover == 'none' else 3  # R2.4, R2.6
    return {'defenderLosses': losses(dice, faces(clamped(armour)), 7 - saves, 0, defender.ignores, defender.models)}


KEYS = {'fight', 'kind', 'attacker', 'defender', 'of', 'result', 'attackerLosses', 'defenderLosses'}


def check(row):
    if set(row) - KEYS:
        raise Wrong(f'unknown keys {sorted(set(row) - KEYS)}')
    attacker, defender = Unit(row['attacker']), Unit(row['defender'])
    expected = {'melee': fought, 'shoot': shot}[row['kind']](attacker, defender)
    of = int(row['of'])
    for key in ('result', 'attackerLosses', 'defenderLosses'):
        if (key in row) != (key in expected):
            raise Wrong(f'{key} is there where it should not be, or the reverse')
        if key not in row:
            continue
        found, (mine, whole) = [int(each) for each in row[key]], expected[key]
        if sum(found) != of:
            raise Wrong(f'{key} adds up to {sum(found)} of {of}')
        if len(found) != len(mine) or any(theirs * whole != own * of for theirs, own in zip(found, mine)):
            common = gcd(whole, *mine)
            raise Wrong(f'{key} should be {[each // common for each in mine]} of {whole // common}')


def main(argv):
    folder = Path(argv[0])
    every = int(argv[argv.index('--every') + 1]) if '--every' in argv else 1
    manifest = json.loads((folder / 'manifest.json').read_text())
    if manifest['edition'] != 1:
        sys.exit('this checks books of the first edition')
    rows = checked = wrong = 0
    for entry in manifest['files']:
        data = (folder / entry['file']).read_bytes()
        if hashlib.sha256(data).hexdigest() != entry['sha256']:
            wrong += 1
            print(f"{entry['file']}: its SHA-256 differs from the manifest")
        lines = data.decode().splitlines()
        if len(lines) != entry['rows']:
            wrong += 1
            print(f"{entry['file']}: {len(lines)} rows, and the manifest says {entry['rows']}")
        for number, line in enumerate(lines, 1):
            rows += 1
            if rows % every:
                continue
            checked += 1
            try:
                check(json.loads(line))
            except (Wrong, KeyError, ValueError, TypeError) as error:
                wrong += 1
                if wrong <= 20:
                    print(f"{entry['file']}:{number}: {type(error).__name__}: {error}")
    print(f'{checked} of {rows} rows checked, {checked and checked - wrong} right, {wrong} faults')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else 'usage: check_book.py DIR [--every N]')
