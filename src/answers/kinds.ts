import type { Answers, Kind } from '.'

/** What answers each kind of request, loaded when it is asked. */
const kinds: { readonly [K in Kind]: () => Promise<Pick<Answers, K>> } = {
  melee: async () => (await import('./fights')).fights,
  shoot: async () => (await import('./fights')).fights,
  sweep: async () => (await import('./studies')).studies,
  compare: async () => (await import('./studies')).studies,
  'what-if': async () => (await import('./studies')).studies,
  until: async () => (await import('./studies')).studies,
  observed: async () => (await import('./played')).played,
  readings: async () => (await import('./studies')).studies,
  roll: async () => (await import('./studies')).studies,
  dice: async () => (await import('./saga-dice')).sagaDice,
  throw: async () => (await import('./saga-dice')).sagaDice,
  wrath: async () => (await import('./saga-dice')).sagaDice,
  advise: async () => (await import('./advice')).advices,
  plan: async () => (await import('./turns')).turns,
  review: async () => (await import('./played')).played,
  'warband-check': async () => (await import('./warbands')).warbands,
  warband: async () => (await import('./warbands')).warbands,
  'warband-points': async () => (await import('./warbands')).warbands,
  warbands: async () => (await import('./warbands')).warbands,
  sheet: async () => (await import('./warbands')).warbands,
  field: async () => (await import('./warbands')).warbands,
  build: async () => (await import('./warbands')).warbands,
  threats: async () => (await import('./warbands')).warbands,
  rules: async () => (await import('./rules')).rules
}

/** What answers this kind: `(await answering('plan'))(request, book)`. */
export const answering = async <K extends Kind>(kind: K): Promise<Answers[K]> => (await kinds[kind]())[kind]
