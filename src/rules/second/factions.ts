import { angloDanes } from '../anglo-danes'
import { normans } from '../normans'
import { terrain as first } from '../terrain'
import type { Faction, Terrain } from '../types'
import { vikings } from '../vikings'
import { welsh } from '../welsh'

/** The scenery of the first edition; what its cover does is inferred (V9.0, reading `cover-solid-shot`). */
export const terrain: Readonly<Record<string, Terrain>> = {
  ...Object.fromEntries(
    Object.entries<Terrain>(first).map(([id, row]) => [id, { ...row, rule: 'V9.0', certainty: 'inferred' }] as const)
  ),
  // does not count as uneven ground for abilities (T4.10)
  dangerous: {
    name: 'dangerous ground',
    spanish: 'terreno peligroso',
    names: ['dangerous', 'dangerous ground', 'dangerous terrain', 'terreno peligroso', 'peligroso'],
    cover: 'none',
    ground: 'dangerous',
    rule: 'V9.0',
    source: 'S2, BS, F24',
    certainty: 'public'
  }
}

const cited = { rule: 'V9.12', source: 'public', certainty: 'public' } as const

/** A faction by its id and name, with its other names. */
const of = (id: string, name: string, ...names: readonly string[]): Readonly<Record<string, Faction>> => ({
  [id]: { ...cited, name, names: [...new Set([id, id.replaceAll('-', ' '), ...names])], symbols: null }
})

/** The same with a Spanish name, the last of its names. */
const ofBoth = (id: string, name: string, ...names: readonly string[]): Readonly<Record<string, Faction>> =>
  Object.fromEntries(Object.entries(of(id, name, ...names)).map(([key, row]) => [key, { ...row, spanish: names.at(-1) ?? name }]))

/** A faction of the first edition, with the same names; the symbols of two boards are known. */
const known = ({ name, spanish = name, names }: Faction, symbols: Faction['symbols'] = null): Faction => ({
  ...cited,
  name,
  spanish,
  names,
  symbols
})

/** Every faction with a known board, or a known box of it. */
export const factions: Readonly<Record<string, Faction>> = {
  vikings: known(vikings.faction, { C: 'Fehu', U: 'Berkano', R: 'Sowilo' }),
  'anglo-danes': known(angloDanes.faction),
  normans: known(normans.faction, { C: 'shield', U: 'tower', R: 'banner' }),
  welsh: known(welsh.faction),
  ...ofBoth('irish', 'Irish', 'irlandeses'),
  ...ofBoth('scots', 'Scots', 'scottish', 'escoceses'),
  ...of('scots-of-chivalry', 'Scots of Chivalry'),
  ...of('rus', 'Rus', 'pagan rus'),
  ...ofBoth('saracens', 'Saracens', 'saracen', 'sarracenos'),
  ...ofBoth('moors', 'Moors', 'moorish', 'moros'),
  ...ofBoth('byzantines', 'Byzantines', 'byzantine', 'bizantinos'),
  ...of('milites-christi', 'Milites Christi'),
  ...ofBoth('crusaders', 'Crusaders', 'crusader', 'cruzados'),
  ...ofBoth('poles', 'Poles', 'polish', 'polacos'),
  ...of('ordenstaat', 'Ordenstaat', 'teutonic knights', 'teutonic order', 'teutonic', 'teutons', 'orden teutonica', 'teutones'),
  ...of('princes', 'Princes', 'russian princes', 'rus princes'),
  ...ofBoth('pagans', 'Pagans', 'baltic pagans', 'pagan', 'baltic pagan', 'paganos'),
  ...ofBoth('mongols', 'Mongols', 'mongol', 'mongoles'),
  ...ofBoth('carthage', 'Carthaginians', 'carthaginians', 'carthaginian', 'cartagineses'),
  ...ofBoth('gauls', 'Gauls', 'gallic', 'gaul', 'galos'),
  ...ofBoth('numidians', 'Numidians', 'numidian', 'numidas'),
  ...ofBoth('rome', 'Romans', 'romans', 'roman', 'romanos'),
  ...of('graeculi', 'Graeculi'),
  ...ofBoth('persians', 'Persians', 'persian', 'persas'),
  ...ofBoth('indians', 'Indians', 'indian', 'indios'),
  ...ofBoth('macedonians', 'Macedonians', 'macedonian', 'macedonios'),
  ...ofBoth('thracians', 'Thracians', 'thracian', 'tracios'),
  ...ofBoth('greeks', 'Greeks', 'greek', 'griegos'),
  ...ofBoth('flemish', 'Flemish', 'flamencos'),
  ...ofBoth('swiss', 'Swiss', 'suizos')
}
