import { describe, expect, it } from 'vitest'
import { unlessRefused } from '../../src/model/errors'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { scenarioOf } from './asking'

/**
 * What is said of a unit changes that unit, or is refused, wherever in the sentence it stands: nothing is dropped, and nothing goes to the
 * other side. Right after its troop it is always understood; a place at the end of a sentence in the passive is of those to whom it is
 * done, since where the others stand changes nothing.
 */

type Place = (sentence: string, troop: string, state: string) => string

const places: Readonly<Record<string, Place>> = {
  'after the troop': (sentence, troop, state) => sentence.replace(troop, `${troop} ${state}`),
  'after the fight': (sentence, troop, state) => `${sentence}, the ${troop} are ${state}`,
  'before the fight': (sentence, troop, state) => `the ${troop} are ${state}: ${sentence}`
}

const sentences = [
  '8 bondi charge 4 huscarls',
  '4 huscarls are charged by 8 bondi',
  'charge 4 huscarls with 8 bondi',
  'what are the odds of 8 bondi beating 4 huscarls',
  'who wins if 8 bondi charge 4 huscarls',
  '8 bondi charge 4 huscarls, will I survive',
  '4 huscarls in the open; 8 bondi charge them'
]

const states: Readonly<Record<string, Partial<UnitRequest>>> = {
  tired: { fatigue: 1 },
  'with 2 fatigue': { fatigue: 2 },
  'in heavy cover': { cover: 'heavy' },
  'on horseback': { mounted: true },
  'with axes': { weapon: 'danish-axe' },
  'with +2 attack dice': { effects: [{ verb: 'attack-dice', count: 2 }] },
  'spending fatigue on armour': { spend: ['armour'] },
  'with 2 dead': { models: 2 },
  'with armour 6': { armour: 6 }
}

/** Undefined where it is refused. */
const fightOf = (words: string): Scenario | undefined =>
  unlessRefused(
    () => scenarioOf({ words: [words] }),
    () => undefined
  )

describe.each(Object.entries(places))('%s', (name, place) => {
  it.each(sentences)('%s', sentence => {
    for (const troop of ['bondi', 'huscarls'])
      for (const [state, said] of Object.entries(states)) {
        const fight = fightOf(place(sentence, troop, state))
        if (!fight) {
          expect(name, `${troop} ${state}`).not.toBe('after the troop')
          continue
        }
        const { attacker, defender } = fight
        const isPlaceAtEnd = name === 'after the troop' && / by 8 bondi$/.test(sentence) && state === 'in heavy cover'
        const owner = isPlaceAtEnd ? 'huscarls' : troop
        const changed = (unit: string, models: number) =>
          expect.objectContaining({
            unit,
            models,
            ...(unit === owner && { ...said, ...(said.models !== undefined && { models: models - said.models }) })
          })
        expect([attacker, defender], `${troop} ${state}`).toEqual([changed('bondi', 8), changed('huscarls', 4)])
        const other = owner === 'bondi' ? defender : attacker
        for (const trait of Object.keys(said).filter(trait => trait !== 'models')) expect(other, state).not.toHaveProperty(trait)
      }
  })
})
