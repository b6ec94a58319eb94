import { ruleText } from './rule-text'

/** The warlord, heroes and swords for hire. */
export const warlord = {
  'R6.1': ruleText(
    'Resistance',
    'S1 p.33',
    'In each shooting and each melee the warlord ignores the first uncancelled hit. Every further one kills him unless a friendly model ' +
      'within VS, not a levy, is removed instead. Whether such a model counts for the winner is reading sacrifice-counts.'
  ),
  'R6.2': ruleText(
    'Determination, We Obey, Pride',
    'S1 p.33-34',
    'The warlord has one free activation a turn. Once a turn a friendly unit within S moves with a move of his. If he can engage the enemy ' +
      'warlord with a move, he must.'
  ),
  'R6.3': ruleText(
    'Side by Side',
    'S1 p.34',
    'The warlord and the unit that moved with him may engage the same enemy. Their dice, abilities and fatigue stay separate. The enemy ' +
      'divides his attack dice before rolling, at most half at the warlord; an enemy warlord may put all on the warlord. Losses of the ' +
      'companions are removed before Resistance asks for models.'
  ),
  'R6.4': ruleText(
    'Heroes',
    'S1 p.41-46',
    'A hero costs 1 point in place of the free warlord and brings 3 SAGA dice by default, with rules of his own.'
  ),
  'R6.5': ruleText(
    'Swords for hire',
    'S1 p.44-46',
    'Jomsvikings and Egil with his men (2 points; Egil with seven 3) and eight Flemish spearmen (1 point) may be hired, each with limits ' +
      'on what serves beside them.'
  ),
  'R6.6': ruleText(
    'Wrath of the Jomsvikings',
    'S1 p.44',
    'One to three SAGA dice are assigned and a die rolled for each: half the highest, rounded up, are free activations, and every row of ' +
      'the table up to their sum is in force until the next turn. At 17 or 18 they change sides.'
  )
}
