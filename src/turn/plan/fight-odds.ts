import { type Aftermath, aftermathOf } from '../../battle/aftermath'
import { tiredIn } from '../../battle/cautions'
import type { Combatant } from '../../battle/combatant'
import { inspected } from '../../battle/faults'
import { fightOf, type Readied } from '../../battle/fight'
import type { FightState } from '../../battle/fight-state'
import { exactAnswer } from '../../battle/methods'
import { type Noted, type Notes, notesIn } from '../../battle/noted-stages'
import { chanceOf, testedFights, thrownTests } from '../../battle/tests'
import type { Dice } from '../../chance/dice'
import { fractional } from '../../chance/fractions'
import type { Mistake } from '../../model/errors'
import type { Party } from '../../model/quantities'
import type { Scenario } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'

/** One fight of a plan from one state of its units: what it may come to, worked out once, or one throw of it. */
export interface FightOdds {
  readonly scenario: Scenario
  readonly book: Rulebook
  /** What the units may not do here: an ability that cannot be used does nothing. */
  readonly faults: readonly Mistake[]
  /** Who is exhausted in a melee of the second edition. */
  readonly tired: string | undefined
  /** Fatigue there is to spend of each side, where neither has spent any and nothing else is done that could change it. */
  readonly unspent: Readonly<Record<Party, number>> | undefined
  readonly ends: () => readonly { readonly end: End; readonly chance: number }[]
  readonly thrown: (dice: Dice) => End
}

/** What carries on from a fight, and what was noted of its stages. */
export interface End extends Aftermath {
  readonly notes?: Notes
}

const nameOf = ({ units, winner, disengages, notes }: End): string =>
  `${units.map(({ lost, guards, vanished, fatigue }) => `${lost},${guards},${vanished},${fatigue}`).join(';')}${winner ?? ''}${disengages ?? ''}${
    notes ? JSON.stringify(notes) : ''
  }`

const merged = (all: readonly { readonly end: End; readonly chance: number }[]) => {
  const known = new Map<string, { readonly end: End; chance: number }>()
  for (const { end, chance } of all) {
    const name = nameOf(end)
    const before = known.get(name)
    if (before) before.chance += chance
    else known.set(name, { end, chance })
  }
  return [...known.values()].filter(({ chance }) => chance > 0)
}

const isIdle = ({ unit }: Combatant): boolean =>
  [unit.abilities, unit.effects, unit.wrath, unit.acts, unit.spend].every(({ length }) => length === 0)

const unspentIn = ({ engagement: { attacker, companion, defender } }: Readied): FightOdds['unspent'] =>
  !companion && isIdle(attacker) && isIdle(defender) ? { attacker: attacker.fatigue, defender: defender.fatigue } : undefined

/** `noted`: stages that the plan asks for. */
export const fightOdds = (scenario: Scenario, book: Rulebook, noted?: Noted): FightOdds => {
  const { faults } = inspected(scenario, book)
  const endOf = (ready: Readied, state: FightState): End => ({
    ...aftermathOf(ready, state),
    ...(noted && { notes: notesIn(ready, state, noted) })
  })
  const parts = (testedFights(scenario, book) ?? [{ scenario, chance: fractional.one }]).map(fight => ({
    chance: chanceOf(fight),
    ready: fightOf(inspected(fight.scenario, book).engagement, fight.scenario, noted)
  }))
  const only = (parts[0] as (typeof parts)[number]).ready
  const thrownReady = (dice: Dice): Readied => {
    const { scenario: fought, engagement: now } = thrownTests(scenario, book, dice)
    return fightOf(now, fought, noted)
  }
  let ends: ReturnType<FightOdds['ends']> | undefined
  return {
    scenario,
    book,
    faults,
    tired: tiredIn(only),
    unspent: parts.length === 1 ? unspentIn(only) : undefined,
    ends: () => {
      if (ends) return ends
      ends = merged(
        parts.flatMap(({ ready, chance }) => {
          const { states, weights } = exactAnswer(ready)
          return states.map((state, i) => ({ end: endOf(ready, state), chance: chance * (weights[i] ?? 0) }))
        })
      )
      return ends
    },
    thrown: dice => {
      const ready = parts.length === 1 ? only : thrownReady(dice)
      let state = ready.battle.start
      for (const step of ready.battle.steps) state = step(state, dice)
      return endOf(ready, state)
    }
  }
}
