import { ruleText } from './rule-text'

/** SAGA dice and the battleboards. */
export const boards = {
  'R7.1': ruleText(
    'SAGA dice',
    'S1 p.7-8, public',
    'A SAGA die has three faces of the common symbol, two of the uncommon and one of the rare. A player owns eight, and never has more in use.',
    'public'
  ),
  'R7.2': ruleText(
    'Rolling SAGA dice',
    'S1 p.6, 8-9',
    'At the start of the turn a player rolls one for each unit of warriors or hearthguard and two for the warlord, at most six, less one for ' +
      'each die left on the board. Dice left there may be picked up and rolled instead.'
  ),
  'R7.3': ruleText(
    'Paying for a box',
    'S1 p.7',
    'A box is paid with the symbols it shows: any one of several, all of those joined by a plus. The left column takes any number of dice a ' +
      'turn, every other box is used once. Dice are placed in the Orders phase and spent when the ability is used.'
  ),
  'R7.4': ruleText(
    'When abilities are used',
    'S1 p.47',
    'Orders and Activation in the own turn, their reactions in the turn of the enemy; Shooting when the own unit shoots, Shooting/Reaction ' +
      'when it is shot at; Melee in step 3, in the turn of either. An ability whose effect finds no use is lost with its dice.'
  ),
  'R7.5': ruleText('Activation Pool', 'S1 p.9', 'Spend its die to roll two more, never more than eight in use at once.'),
  'R7 anglo-danes': ruleText(
    'Board of the Anglo-Danes',
    'S1 p.60',
    'Symbols: axe (common), white horse (uncommon), helmet (rare). The picture of most costs is lost: those are unknown. That of Noble ' +
      'Lineage is known from published play aids.'
  ),
  'R7 vikings': ruleText(
    'Board of the Vikings',
    'S1 p.59',
    'Symbols: Fehu (common), Berkano (uncommon), Sowilo (rare). The picture of most costs is lost: those are unknown.'
  ),
  'R7 normans': ruleText(
    'Board of the Normans',
    'S1 p.61',
    'The pictures of the symbols are unknown; many costs are known by how common their symbols are, those of the ten boxes on the right ' +
      'from a published play aid (Saga Tapestry, December 2013), as are the two dice of Crush, Gallop and Dex Aïe and the one of Pursuit.'
  ),
  'R7 welsh': ruleText('Board of the Welsh', 'S1 p.62', 'The pictures of the symbols are unknown, and so are most costs.')
}
