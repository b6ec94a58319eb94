import { angloDanes } from '../anglo-danes'
import { normans } from '../normans'
import type { Faction } from '../types'
import { vikings } from '../vikings'
import { welsh } from '../welsh'

const cited = { rule: 'V9.12', source: 'public', certainty: 'public' } as const

/** A people by its id and its name; what else it is called follows. */
const of = (id: string, name: string, ...names: readonly string[]): Readonly<Record<string, Faction>> => ({
  [id]: { ...cited, name, names: [...new Set([id, id.replaceAll('-', ' '), ...names])], symbols: null }
})

/** Peoples of the first edition keep their words; the symbols of two boards are known. */
const known = ({ name, names }: Faction, symbols: Faction['symbols'] = null): Faction => ({ ...cited, name, names, symbols })

/** Every people whose board, or a box of it, is known. */
export const factions: Readonly<Record<string, Faction>> = {
  vikings: known(vikings.faction, { C: 'Fehu', U: 'Berkano', R: 'Sowilo' }),
  'anglo-danes': known(angloDanes.faction),
  normans: known(normans.faction, { C: 'shield', U: 'tower', R: 'banner' }),
  welsh: known(welsh.faction),
  ...of('irish', 'Irish', 'irlandeses'),
  ...of('scots', 'Scots', 'scottish', 'escoceses'),
  ...of('scots-of-chivalry', 'Scots of Chivalry'),
  ...of('rus', 'Rus', 'pagan rus'),
  ...of('saracens', 'Saracens', 'saracen', 'sarracenos'),
  ...of('moors', 'Moors', 'moorish', 'moros'),
  ...of('byzantines', 'Byzantines', 'byzantine', 'bizantinos'),
  ...of('milites-christi', 'Milites Christi'),
  ...of('crusaders', 'Crusaders', 'crusader', 'cruzados'),
  ...of('poles', 'Poles', 'polish', 'polacos'),
  ...of('ordenstaat', 'Ordenstaat', 'teutonic knights', 'teutons'),
  ...of('princes', 'Princes', 'russian princes', 'rus princes'),
  ...of('pagans', 'Pagans', 'baltic pagans', 'paganos'),
  ...of('mongols', 'Mongols', 'mongol', 'mongoles'),
  ...of('carthage', 'Carthage', 'carthaginians', 'carthaginian', 'cartagineses'),
  ...of('gauls', 'Gauls', 'gallic', 'galos'),
  ...of('numidians', 'Numidians', 'numidian', 'numidas'),
  ...of('rome', 'Rome', 'romans', 'roman', 'romanos'),
  ...of('graeculi', 'Graeculi'),
  ...of('persians', 'Persians', 'persian', 'persas'),
  ...of('indians', 'Indians', 'indian', 'indios'),
  ...of('macedonians', 'Macedonians', 'macedonian', 'macedonios'),
  ...of('thracians', 'Thracians', 'thracian', 'tracios'),
  ...of('greeks', 'Greeks', 'greek', 'griegos'),
  ...of('flemish', 'Flemish', 'flamencos'),
  ...of('swiss', 'Swiss', 'suizos')
}
