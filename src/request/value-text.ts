import type { Effect } from '../model/effect'
import type { AbilityUse, Guards, Spend, Uncertain } from '../model/scenario'
import { percentText, uncertainKeys } from '../model/uncertain'
import { unitField, type ValueType } from './scenario-fields'

/**
 * Values of fields as text, for paths, flags and columns: parsed into plain data, and formatted so that they parse to the same
 * value.
 */

interface Text {
  /** Text that cannot be parsed is returned unchanged, so that the check reports it. */
  readonly read: (text: string) => unknown
  readonly write: (value: never) => string
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A number too large to be exact stays text, so that messages quote it as it was typed. */
const number = (text: string): unknown =>
  NUMBER.test(text.trim()) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER ? Number(text) : text

const YES = new Set(['true', 'yes', 'on', '1', 'si', 'sí'])
const NO = new Set(['false', 'no', 'off', '0'])

const yesNo = (text: string): unknown => {
  const word = text.trim().toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : text
}

/** A share of 1, also as a percentage: "0.5%". */
const share = (text: string): unknown => {
  const [, percent] = /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(text) ?? []
  return percent === undefined ? number(text) : Number(percent) / 100
}

const list = (text: string): readonly string[] =>
  text
    .split(/[,;]/)
    .map(each => each.trim())
    .filter(each => each !== '')

/** Words for several purchases, or for none. */
export const SPEND_WORDS: Readonly<Record<string, readonly Spend[]>> = { both: ['armour', 'enemy-armour'], nothing: [], none: [] }

const spend = (text: string): unknown => {
  const word = text.trim().toLowerCase()
  return Object.hasOwn(SPEND_WORDS, word) ? SPEND_WORDS[word] : list(word)
}

const guards = (text: string): unknown => {
  const [models = '', ...unit] = text.trim().split(/\s+/)
  return { models: number(models), ...(unit.length > 0 && { unit: unit.join(' ') }) }
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const pairs = (text: string): unknown =>
  Object.fromEntries(
    list(text).map(each => {
      const [name = '', value = ''] = each.split(/=(.*)/s)
      return [name.trim(), value.trim()]
    })
  )

const MAYBE = /^([a-z]+)\s*=\s*(.*\S)\s+(\d+(?:\.\d+)?)\s*%$/i

const typeOf = (key: string): ValueType => unitField(key)?.type ?? { is: 'text' }

/** Parses "weapon=danish-axe 60%; abilities=shieldwall 40%". */
const maybe = (text: string): unknown => {
  if (/^\s*\[/.test(text)) return json(text)
  const parts = text.split(';').map(part => MAYBE.exec(part.trim()))
  return parts.every(part => part !== null)
    ? parts.map(([, key = '', values = '', percent]) => ({
        chance: Number(percent) / 100,
        // several values make up one place: cover=light ground=uneven 40%
        ...Object.fromEntries(
          `${key}=${values}`
            .split(/\s+(?=[a-z]+=)/i)
            .map(each => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)] as const)
            .map(([name, value]) => [name, parseValue(typeOf(name), value)])
        )
      }))
    : text
}

const maybeText = (entries: readonly Uncertain[]): string =>
  entries
    .map(entry => {
      const has = uncertainKeys(entry).map(key => `${key}=${valueText(typeOf(key), entry[key])}`)
      return `${has.join(' ')} ${percentText(entry.chance)}`
    })
    .join('; ')

const plain: Text = { read: text => text, write: String }

/** Formats one kind of dice of a pool, with `r` for those that showed the rare symbol: "1d1dr". */
const dice = (all: number, rare: number, kind: 'a' | 'd'): string =>
  `${all > rare ? `${all - rare}${kind}` : ''}${rare > 0 ? `${rare}${kind}r` : ''}`

/** Formats the use of an ability: "combat-pool=1a1dr". Rare symbols are assigned to the defence dice first. */
export const formatValue = ({ id, attack = 0, defence = 0, count, rare = 0 }: AbilityUse): string => {
  if (count !== undefined) return `${id}=${count}${rare > 0 ? 'r' : ''}`
  if (attack + defence === 0) return rare > 0 ? `${id}=r` : id
  const rareDefence = Math.min(rare, defence)
  return `${id}=${dice(attack, rare - rareDefence, 'a')}${dice(defence, rareDefence, 'd')}`
}

const texts: { readonly [K in ValueType['is']]: Text } = {
  whole: { read: number, write: String },
  'half-width': { read: share, write: String },
  edition: { read: number, write: String },
  choice: { read: text => text.trim().toLowerCase(), write: String },
  'yes-no': { read: yesNo, write: String },
  text: plain,
  'per-model': { read: number, write: String },
  troop: plain,
  weapon: plain,
  mount: plain,
  faction: plain,
  abilities: {
    read: list,
    write: (uses: readonly (string | AbilityUse)[]) =>
      uses.map(use => (typeof use === 'string' ? use : formatValue(use))).join(',')
  },
  spend: { read: spend, write: (spends: readonly Spend[]) => (spends.length === 0 ? 'nothing' : spends.join(',')) },
  guards: { read: guards, write: ({ models, unit }: Guards) => `${models} ${unit}` },
  wrath: { read: text => number(text.trim().toLowerCase()), write: String },
  acts: { read: json, write: (acts: readonly unknown[]) => JSON.stringify(acts) },
  effects: { read: json, write: (effects: readonly Effect[]) => JSON.stringify(effects) },
  readings: {
    read: pairs,
    write: (readings: object) =>
      Object.entries(readings)
        .map(pair => pair.join('='))
        .join(',')
  },
  maybe: { read: maybe, write: maybeText },
  texts: { read: list, write: (all: readonly string[]) => all.join(',') },
  quantities: { read: list, write: (all: readonly string[]) => all.join(',') },
  names: {
    read: pairs,
    write: (names: object) =>
      Object.entries(names)
        .map(pair => pair.join('='))
        .join(',')
  }
}

/** Parses a text into the plain data of a field's type. Text that cannot be parsed is returned unchanged. */
export const parseValue = (type: ValueType, text: string): unknown =>
  type.is === 'whole' && type.isRelative && /^\s*\+\d+\s*$/.test(text) ? text.trim() : texts[type.is].read(text)

/** Formats a valid value of a field's type as text that parses to the same value. */
export const valueText = ({ is }: ValueType, value: unknown): string => texts[is].write(value as never)
