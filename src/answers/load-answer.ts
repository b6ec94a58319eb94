import type { Answers, Kind } from '.'

const fights = async () => (await import('./fights')).fightAnswers
const studies = async () => (await import('./studies')).studyAnswers
const played = async () => (await import('./played-fights')).playedFightAnswers
const sagaDice = async () => (await import('./saga-dice')).sagaDiceAnswers
const throws = async () => (await import('./throws')).throwAnswers
const advices = async () => (await import('./advice')).adviceAnswers
const turns = async () => (await import('./turns')).planAnswers
const warbands = async () => (await import('./warbands')).warbandAnswers
const rules = async () => (await import('./rules')).rulesAnswers

/** Which module answers each kind of request; it is loaded with the first request of that kind. */
const loaders: { readonly [K in Kind]: () => Promise<Pick<Answers, K>> } = {
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

/** Loads what answers this kind of request: `(await loadAnswer('plan'))(request, book)`. */
export const loadAnswer = async <K extends Kind>(kind: K): Promise<Answers[K]> => (await loaders[kind]())[kind]
