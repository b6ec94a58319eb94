import type { Statement } from './statement'

/** The bases: classes, distances, fractions, and the Orders phase with its SAGA dice (S1 p.4-9). */
export const basics = {
  'S1 p.4.1': ['A unit starts with no fewer than 4 models.', 'R1.3'],
  'S1 p.4.2': ['A unit starts with no more than 12 models.', 'R1.3'],
  'S1 p.4.3': ['Models have no facing: nobody is worse off when he is fought from the side or from behind.', 'R3.1'],
  'S1 p.4.4': ["Bases are at most 3 cm on foot and 6 cm on horses, a warlord's 4 and 8; nobody gains by his basing.", 'R3.1'],
  'S1 p.5.1': ['There are four classes: hearthguard, warriors, levies, and the warlord.', 'R1.0'],
  'S1 p.5.2': ['The warlord is a unit of his own, and no other model is in it.', 'R1.3'],
  'S1 p.5.3': ['The warlord is activated as hearthguard are.', 'R1.3', 'R6.2'],
  'S1 p.5.4': [
    'All models of a class are alike but where a rule says otherwise: huscarls and hirdmen have the same numbers.',
    'R1.0'
  ],
  'S1 p.5.5': ['Armour, from 2 to 6, is what an attack die must show to hit.', 'R2.3', 'R3.6'],
  'S1 p.5.6': ['Armour is never below 2, whatever changes it.', 'R1.2'],
  'S1 p.5.7': ['Armour is never above 6, whatever changes it.', 'R1.2'],
  'S1 p.5.8': ['The bands are VS 2 inches, S 4, M 6 and L 12.', 'R4.5'],
  'S1 p.5.9': ['Anything may be measured at any time.', 'R4.5'],
  'S1 p.5.10': ['A unit is within a distance when one of its models is.', 'R4.5'],
  'S1 p.5.11': [
    'Each player has his turn: he rolls and places his SAGA dice first, then activates units and uses abilities in any order.',
    'R7.4'
  ],
  'S1 p.5.12': ['Every fraction is rounded up: half of five dice is three.', 'R1.1'],
  'S1 p.5.13': ['Five levies have two dice in melee.', 'R1.1', 'R3.1'],
  'S1 p.5.14': ['A first game is played with 4 points.', 'R8.1'],
  'S1 p.5.15': ['The standard game has 6 points.', 'R8.1'],
  'S1 p.5.16': ['A point buys 4 hearthguard, 8 warriors or 12 levies.', 'R1.0', 'R8.1'],
  'S1 p.5.17': ['All models of a unit are of one class.', 'R1.3'],
  'S1 p.5.18': ['The warlord costs nothing.', 'R8.1'],
  'S1 p.6.1': ["SAGA dice are rolled at the start of one's turn, one for each unit.", 'R7.2'],
  'S1 p.6.2': ['No more than six SAGA dice are rolled.', 'R7.2'],
  'S1 p.6.3': ['Levies bring none.', 'R1.0', 'R7.2'],
  'S1 p.6.4': ['The warlord counts for two.', 'R1.0', 'R7.2'],
  'S1 p.6.5': ['Two units of hearthguard, one of warriors, two of levies and the warlord bring five.', 'R7.2'],
  'S1 p.6.6': ['Units that are lost bring nothing any more.', 'R7.2'],
  'S1 p.6.7': [
    'A box is used by placing a SAGA die that shows the symbol beside it; without that symbol it is not used this turn.',
    'R7.3'
  ],
  'S1 p.6.8': ['Exhaustion takes two models of an exhausted enemy unit.', 'anglo-danes/exhaustion'],
  'S1 p.7.1': ['After Exhaustion took two models the unit loses a fatigue.', 'anglo-danes/exhaustion'],
  'S1 p.7.2': ['A warlord is no target of Exhaustion.', 'anglo-danes/exhaustion'],
  'S1 p.7.3': ['A unit that is not exhausted is no target of Exhaustion.', 'anglo-danes/exhaustion'],
  'S1 p.7.4': ['Of several symbols in a box any one pays for it.', 'R7.3'],
  'S1 p.7.5': ['Of symbols with a plus between them all are needed.', 'R7.3'],
  'S1 p.7.6': ['Trapped takes two dice, each with the helmet.', 'anglo-danes/trapped'],
  'S1 p.7.7': ['A player owns eight SAGA dice and never uses more at once.', 'R7.1'],
  'S1 p.7.8': ['The boxes of the two right-hand columns are used once a turn.', 'R7.3'],
  'S1 p.7.9': ['Boxes of the left column take as many dice as one likes.', 'R7.3'],
  'S1 p.7.10': ['Noble Lineage re-rolls SAGA dice, or turns one to the symbol wanted.', 'anglo-danes/noble-lineage'],
  'S1 p.8.1': ['Dice left on the board from the turn before may be left there; each is one die fewer to roll.', 'R7.2'],
  'S1 p.8.2': ['Dice left on the board may be picked up and rolled again.', 'R7.2'],
  'S1 p.8.3': ['Boxes are paid for in the Orders phase; some, such as Activation Pool, are used in it at once.', 'R7.4'],
  'S1 p.8.4': ['The dice left on the board come off the six that may be rolled at most.', 'R7.2'],
  'S1 p.9.1': [
    'Warlord, two units of hearthguard, three of warriors and one of levies bring seven dice, so six are rolled.',
    'R7.2'
  ],
  'S1 p.9.2': ['With one of them left on the board five are rolled.', 'R7.2'],
  'S1 p.9.3': [
    'An ability is used when its dice are spent: Trapped puts a fatigue on each of three enemy units.',
    'anglo-danes/trapped',
    'R7.3'
  ],
  'S1 p.9.4': ['Activation Pool spends its die and two unused ones are rolled.', 'R7.5', 'anglo-danes/activation-pool'],
  'S1 p.9.5': ['Activation Pool may be used again in the same phase.', 'R7.5'],
  'S1 p.9.6': ['Ten dice may be used in a phase, for there are never more than eight at once.', 'R7.1', 'R7.5'],
  'S1 p.9.7': ['Hard as Iron takes two dice with one symbol.', 'anglo-danes/hard-as-iron'],
  'S1 p.9.8': ["Dice may lie in a box for the enemy's turn: Hard as Iron serves in either.", 'R7.4', 'anglo-danes/hard-as-iron']
} as const satisfies Record<string, Statement>
