export { secondByHand } from './byHand'
export type {
  AbilityEffect,
  Equipment,
  Fight as SecondFight,
  Unit as SecondUnit
} from './fight'
export { slaughterPoints } from './profile'
export { defaults as secondDefaults, type Readings as SecondReadings } from './readings'
export { secondEdition, shotByNobody } from './referee'
