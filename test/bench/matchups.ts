import seedrandom from 'seedrandom'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import type { Strike } from './floor'

/** Random fights, each as the product is asked for it and as the floor needs it, reckoned by hand. */
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

/** The same for every call: fights that all differ. */
export const randomMatchups = (count: number): readonly Matchup[] => {
  const random = seedrandom.xor4096('matchups')
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const unit = (charged: boolean): Unit => ({
    class: (['levies', 'warriors', 'hearthguard'] as const)[upTo(2)] ?? 'warriors',
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
