import {
  type Clash,
  type Count,
  FIELDS,
  type Fighters,
  fighterAt,
  growing,
  leftOf,
  type Ready,
  type Sides,
  summed,
  type Tallies,
  type Tally
} from './clash'
import type { Fray, SideName, Standing } from './standing'

/** A side of a fight: the attackers may be two units (R6.3). */
export type Party = 'attacker' | 'defender'

/** Lives a unit has lost when all is done: a companion's models that died for the warlord and those pushed included. */
export const lossesOf = ({ tallies }: Sides, state: Clash, side: SideName): number => summed(state, tallies[side].losses)

export const partyLosses = (sides: Sides, state: Clash, party: Party): number =>
  party === 'attacker' && sides.companion
    ? lossesOf(sides, state, 'attacker') + lossesOf(sides, state, 'companion')
    : lossesOf(sides, state, party)

const LOSSES: readonly Count[] = ['Lost', 'Pushed']
const COMPANION_LOSSES: readonly Count[] = ['Lost', 'Pushed', 'Guards']

const isOnly = ({ losses, counts, deducted }: Tally): boolean =>
  deducted.length === 0 && counts.length === losses.length && counts.every((field, i) => field === losses[i])

const made = (most: Clash, counts: readonly Count[]): Tallies => {
  const named = (side: SideName, names: readonly Count[]) =>
    names.map(name => FIELDS[side][name]).filter(field => (most[field] ?? 0) > 0)
  const of = (side: SideName): Tally => ({
    losses: named(side, side === 'companion' ? COMPANION_LOSSES : LOSSES),
    counts: named(side, counts),
    deducted: named(side, ['Uncounted'])
  })
  const units = { attacker: of('attacker'), companion: of('companion'), defender: of('defender') }
  return { ...units, areByLosses: Object.values(units).every(isOnly) }
}

/** The tallies of fights in which the same fields can grow are the same: made once, with friends who count and without. */
const known = { with: new Map<number, Tallies>(), without: new Map<number, Tallies>() } as const

/** Which fields of a fight are losses, and which decide the winner: friends by reading, never bodyguards (R3.10, V9.8). */
export const tallied = (fray: Fray, most: Clash): Tallies => {
  const friends = fray.readings['sacrifice-counts'] !== 'no' && !fray.book.numbers.bodyguards
  const here = friends ? known.with : known.without
  const fields = growing(most)
  const before = here.get(fields)
  if (before) return before
  const tallies = made(most, friends ? ['Lost', 'Overkill', 'Guards'] : ['Lost', 'Overkill'])
  here.set(fields, tallies)
  return tallies
}

/** Losses that decide the winner (R3.10). */
const unitScore = ({ tallies }: Sides, state: Clash, side: SideName): number =>
  summed(state, tallies[side].counts) - summed(state, tallies[side].deducted)

const score = (sides: Sides, state: Clash, party: Party): number =>
  party === 'attacker' && sides.companion
    ? unitScore(sides, state, 'attacker') + unitScore(sides, state, 'companion')
    : unitScore(sides, state, party)

export type Winner = Party | 'tie'

/** The winner by so many more losses of the defender's side than of the attackers' (R3.10). */
export const aheadBy = (lead: number): Winner => (lead > 0 ? 'attacker' : lead < 0 ? 'defender' : 'tie')

/** The side that lost fewer models wins (R3.10). */
export const winnerOf = (sides: Sides, state: Clash): Winner =>
  aheadBy(score(sides, state, 'defender') - score(sides, state, 'attacker'))

/** Before anybody is pushed. */
export const isStanding = (sides: Sides, state: Clash, party: Party): boolean =>
  leftOf(state, sides[party]) > 0 || (party === 'attacker' && sides.companion !== undefined && leftOf(state, sides.companion) > 0)

const isUnitGone = (sides: Sides, state: Clash, side: SideName): boolean =>
  lossesOf(sides, state, side) >= fighterAt(sides, side).lives

/** All units of a side are gone when all is done. */
export const isGone = (sides: Sides, state: Clash, party: Party): boolean =>
  isUnitGone(sides, state, party) && (party === 'defender' || !sides.companion || isUnitGone(sides, state, 'companion'))

/** A duel is decided by who lives, then by who has lost less (R8.3). */
export const duelWinnerOf = (sides: Sides, state: Clash): Winner => {
  const isFallen = isGone(sides, state, 'attacker')
  const hasWon = isGone(sides, state, 'defender')
  if (isFallen || hasWon) return isFallen && hasWon ? 'tie' : hasWon ? 'attacker' : 'defender'
  return winnerOf(sides, state)
}

export type Retreat = Party | 'nobody'

/** Who disengages: the loser, the attacker after a tie and from a building; nobody where a side is gone (R3.10, R3.11). */
export const retreatAfter = (sides: Sides, state: Clash, winner: Winner): Retreat => {
  if (!isStanding(sides, state, 'attacker') || !isStanding(sides, state, 'defender')) return 'nobody'
  if (sides.defender.standing.unit.building) return 'attacker'
  return winner === 'attacker' ? 'defender' : 'attacker'
}

export const retreatOf = (sides: Sides, state: Clash): Retreat => retreatAfter(sides, state, winnerOf(sides, state))

/** Fatigue a unit as it stands carries after so many melees (R3.9, R4.1, reading thor-fatigue). */
export const fatigueOf = (
  { fatigue, fatigueAfter, ignoresFatigue }: Standing,
  { readings }: Fray,
  { isDuel, melees }: Pick<Ready, 'isDuel' | 'melees'>
): number => {
  const isEach = isDuel || readings['thor-fatigue'] === 'each'
  return Math.max(0, fatigue + Math.max(0, fatigueAfter + (isEach ? melees - 1 : 0) - ignoresFatigue))
}

/** Fatigue a unit carries after the fight, what it gained by it included. */
export const wearinessOf = (ready: Pick<Ready, 'isDuel' | 'melees'> & Fighters, side: SideName): number =>
  fatigueOf(fighterAt(ready, side).standing, ready.fray, ready)
