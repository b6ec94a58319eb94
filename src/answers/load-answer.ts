import type { Answers, Kind } from '.'

const fights = async () => (await import('./fights')).fights
const studies = async () => (await import('./studies')).studies
const played = async () => (await import('./played-fights')).played
const sagaDice = async () => (await import('./saga-dice')).sagaDice
const throws = async () => (await import('./throws')).throws
const advices = async () => (await import('./advice')).advices
const turns = async () => (await import('./turns')).turns
const warbands = async () => (await import('./warbands')).warbands
const rules = async () => (await import('./rules')).rules

/** Which module answers each kind of request; it is loaded with the first request of that kind. */
const kinds: { readonly [K in Kind]: () => Promise<Pick<Answers, K>> } = {
  melee: fights,
  shoot: fights,
  sweep: studies,
  compare: studies,
  'what-if': studies,
  until: studies,
  observed: played,
  readings: studies,
  roll: studies,
  dice: sagaDice,
  throw: throws,
  wrath: sagaDice,
  advise: advices,
  plan: turns,
  review: played,
  'warband-check': warbands,
  warband: warbands,
  'warband-points': warbands,
  warbands,
  sheet: warbands,
  field: warbands,
  build: warbands,
  threats: warbands,
  rules
}

/** Loads what answers this kind of request: `(await answering('plan'))(request, book)`. */
export const answering = async <K extends Kind>(kind: K): Promise<Answers[K]> => (await kinds[kind]())[kind]
