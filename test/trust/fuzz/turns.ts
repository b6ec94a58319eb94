import { scenarioObject, sentence, smallUnit } from './grammar'
import type { Luck } from './luck'
import { nasty } from './mutated'

/** Plans and rosters as players write them: small ones, so that thousands can be played. */

type Json = Record<string, unknown>

const OURS = ['alf', 'bo'] as const
const THEIRS = ['cnut', 'dag'] as const

const condition = (luck: Luck): string => {
  const one = (): string =>
    luck.once(4)
      ? `${luck.one(OURS)} ${luck.one(['gone', 'exhausted', 'won', 'is gone'])}`
      : `${luck.one([...OURS, ...THEIRS])}.${luck.one(['models', 'fatigue', 'lost', 'gone', 'hits', 'saves', 'dice'])} ${luck.one(['<=', '>=', '=', '<', 'at least', 'at most'])} ${luck.below(4)}`
  const joined = luck.once(3) ? `${one()} ${luck.one(['and', 'or', 'and not'])} ${one()}` : one()
  return luck.once(40) ? nasty(luck) : joined
}

const BOXES = ['ullr', 'frigg', 'asgard', 'shieldwall', 'lords-of-battle=3d', 'combat-pool=1a', 'crush', 'njord', 'valhalla=1']

const conduct = (luck: Luck): Json => ({
  ...(luck.once(4) && { abilities: luck.once(5) ? 'any' : [luck.one(BOXES)] }),
  ...(luck.once(4) && { spend: luck.one(['armour', 'enemy-armour', 'both', 'nothing', 'any']) }),
  ...(luck.once(6) && { engaged: luck.one([1, 2, '2/3', '75%', '0%', '3/2', 40]) }),
  ...(luck.once(9) && { cover: luck.one(['none', 'light', 'heavy']) }),
  ...(luck.once(9) && { ground: luck.one(['open', 'uneven']) }),
  ...(luck.once(30) && { building: true })
})

const act = (luck: Luck): Json => {
  const verb = luck.one(['charge', 'charge', 'shoot', 'shoot', 'move', 'rest', 'use'])
  const target = luck.once(12) ? [...THEIRS] : luck.one(THEIRS)
  const own = luck.once(12) && verb === 'charge' ? [...OURS] : luck.one(OURS)
  if (verb === 'use') return { use: luck.one(['njord', 'trapped', 'frigg']), on: [...OURS] }
  if (verb === 'move' || verb === 'rest') return { [verb]: own, ...(luck.once(5) && verb === 'move' && { throw: target }) }
  return {
    [verb]: own,
    target,
    ...conduct(luck),
    ...(luck.once(4) && {
      enemy: luck.one(['best', 'nothing', { ...conduct(luck), givesUpDice: true }, [{ when: condition(luck) }, {}]])
    }),
    ...(luck.once(6) && verb === 'charge' && { near: [luck.one([...OURS, ...THEIRS])] }),
    ...(luck.once(9) && { distance: luck.below(14) }),
    ...(luck.once(12) && { free: luck.one([true, 'determination', 'we-obey']) })
  }
}

const step = (luck: Luck): Json => {
  if (luck.once(8)) return { choose: [act(luck), luck.once(2) ? { name: 'stay' } : [act(luck), act(luck)]] }
  if (luck.once(14)) return { 'stop when': condition(luck) }
  return { ...act(luck), ...(luck.once(4) && { when: condition(luck), ...(luck.once(2) && { else: act(luck) }) }) }
}

type Pair = readonly [string, string]

const troops = (own: readonly string[]): readonly string[] => ['levies', 'warriors', 'hearthguard', ...own, ...own]

const side = ([one, other]: Pair, faction: string, own: readonly string[], luck: Luck): Json => {
  const unit = (friend: string): unknown => {
    const said = smallUnit(luck, luck.once(30) ? undefined : troops(own))
    return luck.once(6) ? { is: said, near: [friend] } : said
  }
  return {
    ...(!luck.once(3) && { faction }),
    ...(luck.once(6) && { dice: { [luck.one(BOXES).split('=')[0] ?? '']: 1 } }),
    units: { [one]: unit(other), [other]: unit(one) }
  }
}

export const planObject = (luck: Luck): Json => {
  const made: Json = {
    warbands: {
      vikings: side(OURS, 'vikings', ['hirdmen', 'bondi', 'thralls with bows'], luck),
      danes: side(THEIRS, 'anglo-danes', ['huscarls', 'ceorls', 'geburs with slings'], luck)
    },
    ...(luck.once(9) && { turn: luck.one(['vikings', 'danes']) }),
    ...(luck.once(2) && { goals: { won: condition(luck), 'points are won': 'points > 0' } }),
    ...(luck.once(6) && { enemy: luck.one(['best', 'nothing']) }),
    ...(luck.once(8) && { 'stop when': condition(luck) }),
    ...(luck.once(30) && { edition: luck.one([1, 2]) }),
    ...(luck.once(9) && { readings: { 'crush-timing': 'unsaved' } }),
    steps: Array.from({ length: 1 + luck.below(3) }, () => step(luck))
  }
  return luck.once(40) ? { ...made, [nasty(luck)]: scenarioObject(luck) } : made
}

/** "8 bondi charge 4 huscarls then 6 hirdmen charge them" */
export const planSentence = (luck: Luck): string =>
  [
    luck.once(3) ? sentence(luck) : `${smallUnit(luck)} ${luck.one(['charge', 'shoot'])} ${smallUnit(luck)}`,
    ...Array.from(
      { length: luck.below(3) },
      () =>
        `then ${luck.once(2) ? `${smallUnit(luck)} ${luck.one(['charge', 'shoot'])} them` : `${smallUnit(luck)} charge ${smallUnit(luck)}`}`
    )
  ].join(' ')

export const rosterObject = (luck: Luck): Json => ({
  ...(luck.once(2) && { name: luck.once(20) ? nasty(luck) : 'york' }),
  faction: luck.one(['vikings', 'anglo-danes', 'normans', 'welsh', 'vikings']),
  ...(luck.once(2) && { points: luck.one([4, 6, 8, 10, 12, 5]) }),
  ...(luck.once(5) && { edition: luck.one([1, 2]) }),
  ...(luck.once(2) ? { warlord: luck.one([true, 'mounted', { weapon: 'Danish axe', mounted: true }]) } : { hero: 'Ragnar' }),
  units: Array.from({ length: luck.below(7) }, () =>
    luck.once(2)
      ? smallUnit(luck)
      : {
          troop: luck.one(['bondi', 'hirdmen', 'huscarls', 'knights', 'levies', 'berserkers', 'jomsvikings']),
          ...(!luck.once(5) && { models: luck.one([4, 6, 8, 12, 1, 99]) }),
          ...(luck.once(4) && { units: 1 + luck.below(3) }),
          ...(luck.once(5) && { mounted: luck.once(2) }),
          ...(luck.once(5) && { weapon: luck.one(['bow', 'slings', 'danish-axe', 'none']) })
        }
  )
})
