import { ruleText } from './rule-text'

/** Shooting in its order, then its weapons and scenery. */
export const shooting = {
  'R2.1': ruleText(
    'Shooting, step 1: attack dice',
    'S1 p.16',
    'The shooter has attack dice by class, for the models in range and in line of sight only.'
  ),
  'R2.2': ruleText(
    'Shooting, step 2: abilities and fatigue',
    'S1 p.17, 25',
    'The shooter uses his abilities, and ends with at most twice the attack dice he had before. Then the target uses his, and may discard ' +
      'one fatigue of the shooting unit for armour +1, once a shot. The shooter spends none of the fatigue of the target.'
  ),
  'R2.3': ruleText(
    'Shooting, step 3: attack roll',
    'S1 p.18',
    'Each attack die that equals or beats the armour of the target hits. A natural 6 always hits, a natural 1 always misses.'
  ),
  'R2.4': ruleText(
    'Shooting, step 4: defence roll',
    'S1 p.18',
    'The target rolls a defence die for each hit and his bonus dice besides, at most twice the hits: none without a hit. Each 4 or more ' +
      'cancels one hit.'
  ),
  'R2.5': ruleText(
    'Shooting, step 5: losses',
    'S1 p.18',
    'The target loses a model for each uncancelled hit, any of its models, in range or not. A warlord has Resistance (R6.1).'
  ),
  'R2.6': ruleText(
    'Cover against shots',
    'S1 p.18-19',
    'A unit with two thirds of its models in or behind cover has it: light cover cancels hits on 3 or more; heavy cover does so and gives ' +
      'armour +1.'
  ),
  'R2.7': ruleText('Ranges', 'S1 p.16, S3', 'Bows, slings and crossbows reach L (12"), javelins and composite bows M (6").'),
  'R2.8': ruleText(
    'Crossbows',
    'S1 p.19',
    'The armour of the target is 1 lower. The armour of the crossbow unit itself is 1 lower too, shot at and in melee.'
  ),
  'R2.9': ruleText(
    'Javelins',
    'S1 p.19',
    'A unit with javelins may throw them at once after a move, in the same activation and without fatigue for it, unless one of its models ' +
      'is engaged. Fatigue of the move comes first and, even if it exhausts the unit, does not stop the throw (inferred).'
  ),
  'R2.10': ruleText(
    'Mounted units under shot',
    'S1 p.38, 40',
    'The armour of a mounted unit is 1 lower when shot at. It never has cover, shot at or in melee.'
  ),
  'R2.11': ruleText(
    'Scenery',
    'S1 p.49, 26',
    'Woods, scrub and crops are light cover and uneven ground; rocks, a stone circle and buildings heavy cover and uneven; a hill is ' +
      'neither; a steep hill and a marsh are uneven only. Low obstacles slow as uneven ground does: a hedge is light cover, a wall heavy.'
  )
}
