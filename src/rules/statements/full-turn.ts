import type { Statement } from './statement'

/** The full turn that the rulebook plays (S1 p.28-31). */
export const fullTurn = {
  'S1 p.28.1': ['Warlord, hirdmen, and three more units without levies bring six dice.', 'R7.2'],
  'S1 p.28.2': ['Activation Pool is spent to roll two more.', 'R7.5', 'vikings/activation-pool'],
  'S1 p.29.1': ['Eight levies with bows have four attack dice.', 'R2.1', 'vikings/thralls'],
  'S1 p.29.2': ['The levies hit levies on 3, who save on 4: three hits are 39.5 %, and 1.33 fall.', 'R2.3', 'R2.4'],
  'S1 p.29.3': ["Models of one's own unit block no sight.", 'R2.1'],
  'S1 p.29.4': ['Determination moves the warlord for nothing, and We Obey takes a unit within S along.', 'R6.2'],
  'S1 p.29.5': ['Six hirdmen have twelve dice, four levies that fight have two.', 'R3.1'],
  'S1 p.29.6': ['The levies could give up one die for one defence die.', 'R3.3'],
  'S1 p.29.7': ["Shieldwall makes the levies' armour 4 in this melee.", 'anglo-danes/shieldwall'],
  'S1 p.30.1': ['Twelve dice that hit on 4 against two that hit on 5, saves on 5.', 'R3.6', 'R3.7'],
  'S1 p.30.2': ['Hirdmen and levies gain a fatigue, and the levies, who lost, disengage.', 'R3.9', 'R3.10'],
  'S1 p.30.3': ['A warlord within VS of the fight is a unit of his own and takes no part.', 'R3.12'],
  'S1 p.30.4': ['The hirdmen are activated again: a fatigue for the second move, and one they have from the melee.', 'R4.1'],
  'S1 p.30.5': ['Huscarls with six dice who give up half keep three and gain two defence dice.', 'R3.3'],
  'S1 p.30.6': ['Frigg takes a fatigue off the unit and gives it an attack die.', 'vikings/frigg'],
  'S1 p.30.7': ['Ullr re-rolls the attack dice that missed: thirteen against armour 5 hit 7.22 times.', 'vikings/ullr'],
  'S1 p.30.8': ["The huscarls' fatigue is spent for armour 6.", 'R3.4'],
  'S1 p.30.9': ['Lords of Battle gives three dice, here all for defence.', 'anglo-danes/lords-of-battle'],
  'S1 p.30.10': ['The defender need not spend the fatigue he might.', 'R3.4'],
  'S1 p.31.1': ['The whole fight: 13 dice re-rolled on 5 against 3 on 6 with five defence dice.', 'R3.7', 'R3.10'],
  'S1 p.31.2': ["The warlord's second activation brings him a fatigue.", 'R4.1'],
  'S1 p.31.3': ["The huscarls might have spent the hirdmen's fatigue to shorten their move to S.", 'R4.4']
} as const satisfies Record<string, Statement>
