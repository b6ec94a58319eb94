import { ruleText } from './rule-text'

/** Melee in its order. */
export const melee = {
  'R3.1': ruleText(
    'Melee, step 1: attack dice',
    'S1 p.21',
    'Both sides have attack dice by class, for the models in base contact or within VS of an enemy model that is in base contact with ' +
      'their unit.'
  ),
  'R3.2': ruleText(
    'Exhausted in melee',
    'S1 p.25, S3',
    'A unit at or over its fatigue limit loses half of its attack dice, rounded up: of eight it keeps four, of five two. The fatigue of the ' +
      'move into contact counts, the charger is halved too (reading charge-exhausts), and what changes fatigue after step 1 changes no dice.'
  ),
  'R3.3': ruleText(
    'Melee, step 2: giving up dice',
    'S1 p.21',
    'The defender alone may give up half of his attack dice, rounded up, for a defence die for every two given up, rounded up: of 8 he ' +
      'keeps 4 and gains 2, of 5 he keeps 2 and gains 2, of 3 he keeps 1 and gains 1. All or nothing; an exhausted defender may. It is not ' +
      'the Shieldwall ability.'
  ),
  'R3.4': ruleText(
    'Melee, step 3: abilities and fatigue',
    'S1 p.22, 25',
    'The attacker uses abilities and spends fatigue of the enemy, then the defender does, knowing what the attacker did. One fatigue of the ' +
      'enemy unit buys armour +1 for oneself or armour -1 for that enemy, each at most once a melee and enemy unit.'
  ),
  'R3.5': ruleText(
    'Cap of attack dice in melee',
    'S1 p.22',
    'After abilities a side has at most twice the attack dice it had before them, exhaustion and dice given up already taken off (reading ' +
      'cap-base). The excess is lost.'
  ),
  'R3.6': ruleText(
    'Melee, step 4: attack roll',
    'S1 p.22',
    'Both sides roll: each die that equals or beats the armour of the enemy hits. That a natural 6 always hits and a natural 1 always ' +
      'misses, as in shooting, is reading natural-in-melee.'
  ),
  'R3.7': ruleText(
    'Melee, step 5: defence roll',
    'S1 p.22-23',
    'Each side rolls a defence die for each hit it took and its bonus dice besides, at most twice the hits. Each 5 or more cancels one hit; ' +
      '4 or more for a defender with two thirds of his unit in heavy cover. Light cover does nothing in melee.'
  ),
  'R3.8': ruleText(
    'Melee, step 6: losses',
    'S1 p.22',
    'A model is lost for each uncancelled hit, the defender first; both sides have rolled by then. Models that were not engaged may be taken.'
  ),
  'R3.9': ruleText('Melee, step 7: fatigue', 'S1 p.23', 'Every unit in the melee gains 1 fatigue.'),
  'R3.10': ruleText(
    'Melee, step 8: winner and disengaging',
    'S1 p.23',
    'The side that lost fewer models to uncancelled hits wins and the loser disengages; a tie makes the attacker disengage. Where a side is ' +
      'wiped out nobody disengages. A loser that cannot move off stays and the winner moves off. Hits ignored by Resistance and models ' +
      'removed by abilities do not decide the winner.'
  ),
  'R3.11': ruleText(
    'Melee against a building',
    'S1 p.27',
    'The defender picks one unit in the building: all of it fights, with heavy cover, against the attackers within VS. The attacker always ' +
      'disengages while an occupant lives. A building holds 8 models, a large one 12; who shoots at it picks the unit.'
  ),
  'R3.12': ruleText(
    'One against one',
    'S1 p.23, 34',
    'One unit engages one enemy unit. Two units reach the same enemy by Side by Side only (R6.3).'
  )
}
