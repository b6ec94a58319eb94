import { activationCases } from './activation'
import { basicsCases } from './basics'
import { boxesCases } from './boxes'
import { clarificationsCases } from './clarifications'
import { factionsCases } from './factions'
import { fatigueCases } from './fatigue'
import { fullTurnCases } from './full-turn'
import { heroesCases } from './heroes'
import { meleeCases } from './melee'
import { scenariosCases } from './scenarios'
import { sheetsCases } from './sheets'
import { shootingCases } from './shooting'
import { warlordCases } from './warlord'

/** The cases of all chapters, by their statements. */
export const cases = {
  ...basicsCases,
  ...activationCases,
  ...shootingCases,
  ...meleeCases,
  ...fatigueCases,
  ...fullTurnCases,
  ...warlordCases,
  ...factionsCases,
  ...heroesCases,
  ...boxesCases,
  ...scenariosCases,
  ...sheetsCases,
  ...clarificationsCases
}
