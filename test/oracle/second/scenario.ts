import type { Act, Fight, Side, Unit } from './types'

/** The same fight as JSON for the product: the scenario of one fight, with the names of section 8.1 for what the first edition has not. */

type Json = Readonly<Record<string, unknown>>

/** Solid cover keeps its name of the first edition in scenarios. */
const covers = { none: 'none', light: 'light', solid: 'heavy' } as const

const actOf = (act: Act): unknown => {
  if (act.kind === 'fatigue') return act.buys
  const { by: _by, ...rest } = act
  return rest
}

const given = (entries: Json): Json => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))

const unitOf = (unit: Unit, side: Side, acts: readonly Act[]): Json => {
  const { class: name, weapons, mount, cover, closed, bodyguards, inRange, melee, meleeCharging, shooting, ...same } = unit
  const own = acts.filter(({ by }) => by === side).map(actOf)
  return given({
    ...same,
    unit: name,
    weapon: weapons?.[0],
    mounted: mount === undefined || mount === 'elephant' ? undefined : true,
    mount: mount === 'horse' ? undefined : mount,
    cover: cover && covers[cover],
    givesUpDice: side === 'defender' ? closed : undefined,
    guards: bodyguards ? { models: bodyguards, unit: 'hearthguard' } : undefined,
    engaged: inRange,
    dicePerModel: melee,
    dicePerModelCharging: meleeCharging,
    dicePerModelShot: shooting,
    acts: own.length > 0 ? own : undefined
  })
}

/** Each side's acts in its own order: the scenario takes them in turn, as `inTurn` does. */
export const scenarioOf = ({ kind, attacker, defender, acts = [], within, readings }: Fight): Json =>
  given({
    kind,
    edition: 2,
    within,
    readings,
    attacker: unitOf(attacker, 'attacker', acts),
    defender: unitOf(defender, 'defender', acts)
  })

/** T3.8: one act of each in turn; who has none left passes. */
export const inTurn = (attacker: readonly Act[], defender: readonly Act[], first: Side = 'attacker'): readonly Act[] => {
  const [one, other] = first === 'attacker' ? [attacker, defender] : [defender, attacker]
  return Array.from({ length: Math.max(one.length, other.length) }).flatMap((_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1)
  ])
}
