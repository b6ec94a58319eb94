import { ruleText } from './rule-text'

/** Warbands, victory points and scenarios. */
export const warbands = {
  'R8.1': ruleText(
    'Warbands',
    'S1 p.32, 36',
    'A standard warband has 6 points, a first game 4, and a free warlord. A point buys 4 hearthguard, 8 warriors or 12 levies; models of a ' +
      'class are pooled and split into units freely.'
  ),
  'R8.2': ruleText(
    'Victory points for kills',
    'S1 p.50',
    'Totalled over the game, each class rounded up once: 1 for a hearthguard, 1 for two warriors, 1 for three levies, 3 for the warlord, ' +
      '4 for a hero.'
  ),
  'R8.3': ruleText(
    'Scenarios that change combat',
    'S1 p.54-58',
    'The Challenge gives each warlord twelve wounds, one lost for each uncancelled hit after Resistance, over up to seven turns. The Escort ' +
      'has baggage with armour 5, or 6 when shot at, and three dice in melee; it ignores the first uncancelled hit and no ability is for ' +
      'it. Homeland is fought over buildings. Battles of 8 points keep six SAGA dice, and Determination and We Obey are ' +
      'used twice a turn; in those of 10 there are eight dice, no Activation Pool, and a second warlord for 1 point, worth 2 victory ' +
      'points, without We Obey and Side by Side; in those of 12 eight dice, and two more warlords for 1 point each. None of them is a hero.'
  )
}
