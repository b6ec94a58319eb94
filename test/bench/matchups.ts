import seedrandom from 'seedrandom'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import type { Strike } from './floor'

/** Random fights, each as the product is asked for it and as the floor needs it, computed by hand. */
export interface Matchup {
  readonly scenario: Scenario
  readonly attack: Strike
  readonly answer: Strike
}

interface Unit {
  readonly class: 'levies' | 'warriors' | 'hearthguard'
  readonly models: number
  readonly moreAttack: number
  readonly moreDefence: number
  readonly moreArmour: number
  readonly heavyCover: boolean
  readonly givesUpDice: boolean
}

const profiles = {
  levies: { armour: 3, dice: (models: number) => Math.ceil(models / 3) },
  warriors: { armour: 4, dice: (models: number) => models },
  hearthguard: { armour: 5, dice: (models: number) => 2 * models }
}

const CLASSES = ['levies', 'warriors', 'hearthguard'] as const

/** The same for every call: fights that all differ. */
export const randomMatchups = (count: number): readonly Matchup[] => {
  const random = seedrandom.xor4096('matchups')
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const unit = (charged: boolean): Unit => ({
    class: CLASSES[upTo(2)] ?? 'warriors',
    models: 1 + upTo(11),
    moreAttack: upTo(4),
    moreDefence: upTo(3),
    moreArmour: upTo(2) - 1,
    heavyCover: charged && upTo(3) === 0,
    givesUpDice: charged && upTo(2) === 0
  })
  const found = new Map<string, Matchup>()
  while (found.size < count) {
    const [attacker, defender] = [unit(false), unit(true)]
    found.set(JSON.stringify([attacker, defender]), {
      scenario: { kind: 'melee', attacker: asked(attacker), defender: asked(defender) },
      attack: strike(attacker, defender),
      answer: strike(defender, attacker)
    })
  }
  return [...found.values()]
}

/** What a unit of a melee can be here, and in how many ways: of each digit so many. */
const RADIX = { attacker: [3, 12, 5, 4, 3], defender: [3, 12, 5, 4, 3, 2, 2] } as const

const WAYS = [...RADIX.attacker, ...RADIX.defender].reduce((ways, radix) => ways * radix, 1)

/** A prime that does not divide the ways: its multiples meet every one of them before they meet one again. */
const STRIDE = 7_368_787

/** Melees that all differ, as scenarios, without any being kept: as many as are asked for, up to 18 million. */
export function* distinctMelees(count: number): Generator<Scenario> {
  for (let i = 1; i <= count; i++) {
    let rest = (i * STRIDE) % WAYS
    const digits = (radices: readonly number[]): readonly number[] =>
      radices.map(radix => {
        const digit = rest % radix
        rest = (rest - digit) / radix
        return digit
      })
    const unit = ([
      kind = 0,
      models = 0,
      attack = 0,
      defence = 0,
      armour = 0,
      cover = 0,
      gives = 0
    ]: readonly number[]): Unit => ({
      class: CLASSES[kind] ?? 'warriors',
      models: 1 + models,
      moreAttack: attack,
      moreDefence: defence,
      moreArmour: armour - 1,
      heavyCover: cover === 1,
      givesUpDice: gives === 1
    })
    yield { kind: 'melee', attacker: asked(unit(digits(RADIX.attacker))), defender: asked(unit(digits(RADIX.defender))) }
  }
}

const asked = ({ class: unit, models, moreAttack, moreDefence, moreArmour, heavyCover, givesUpDice }: Unit): UnitRequest => {
  const effects: readonly Effect[] = [
    ...(moreAttack > 0 ? [{ verb: 'attack-dice', count: moreAttack } as const] : []),
    ...(moreDefence > 0 ? [{ verb: 'defence-dice', count: moreDefence } as const] : []),
    ...(moreArmour === 0 ? [] : [{ verb: 'armour', of: 'own', count: moreArmour } as const])
  ]
  return {
    unit,
    models,
    ...(heavyCover ? { cover: 'heavy' as const } : {}),
    ...(givesUpDice ? { givesUpDice } : {}),
    ...(effects.length > 0 ? { effects } : {})
  }
}

const strike = (striker: Unit, struck: Unit): Strike => {
  const { keeps } = stand(striker)
  return {
    dice: Math.min(keeps + striker.moreAttack, 2 * keeps),
    hitsOn: Math.min(6, Math.max(2, profiles[struck.class].armour + struck.moreArmour)),
    bonus: struck.moreDefence + stand(struck).gains,
    savesOn: struck.heavyCover ? 4 : 5,
    models: struck.models
  }
}

/** Giving up dice (R3.3): half of them, rounded up, for half as many defence dice, rounded up. */
const stand = ({ class: unit, models, givesUpDice }: Unit) => {
  const dice = profiles[unit].dice(models)
  const given = givesUpDice ? Math.ceil(dice / 2) : 0
  return { keeps: dice - given, gains: Math.ceil(given / 2) }
}
