import { ruleText } from './rule-text'

/** Profiles, fractions, units. */
export const profiles = {
  'R1.0': ruleText(
    'Profiles',
    'S1 p.16, 21, 25, 35',
    'Levies: armour 3, an attack die for three models in melee and for two when shooting, fatigue limit 2. Warriors: armour 4, one for ' +
      'each model and for two, limit 3. Hearthguard: armour 5, two for each model and one for each, limit 4. Warlord: armour 5, or 6 when ' +
      'shot at, five dice and two, limit 4.'
  ),
  'R1.1': ruleText(
    'Fractions',
    'S1 p.5',
    'Every fraction rounds up: five levies roll two dice in melee, and half of five dice is three.'
  ),
  'R1.2': ruleText(
    'Bounds of armour',
    'S1 p.5',
    'Armour is never less than 2 nor more than 6, whatever changes it (reading armour-clamp).'
  ),
  'R1.3': ruleText(
    'Units',
    'S1 p.4, 36',
    'A unit musters 4 to 12 models of one class and one equipment; in play it may shrink below four. The warlord is a unit of one, and is ' +
      'activated as hearthguard.'
  ),
  'R1.4': ruleText(
    'Re-rolls',
    'S1 p.18, 22; S2',
    'No die is rolled a third time: the second result stands. A player re-rolls only his own dice (said of the second edition, inferred here).'
  )
}
