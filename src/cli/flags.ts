import { Option } from 'commander'
import { fightTraits, SIDES, type SideKey, type Trait, unitTraits } from '../request/traits'
import type { Arguments } from './commands/row'

/** The flags that stand for a path of the scenario, made from the one table of traits. */

export interface Flag {
  readonly option: Option
  /** As the user writes it: `--attacker-models`. */
  readonly called: string
  readonly path: readonly string[]
  readonly trait: Trait
  /** The words of a sentence that a value stands for. */
  readonly says?: (value: string) => string
}

/** Every value of an option that may be given several times. */
const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** `--name <x>`, heard as often as it is given. */
export const repeatable = (flags: string, help: string): Option => new Option(flags, help).argParser(collect)

const flag = (flags: string, path: readonly string[], trait: Trait, group: string): Flag => {
  const option = (flags.includes('<') ? repeatable(`--${flags}`, trait.help) : new Option(`--${flags}`, trait.help)).helpGroup(
    group
  )
  return { option, called: option.long ?? '', path, trait }
}

/** `--attacker-armor` is understood, but not shown. */
const otherSpellings = (side: SideKey, key: string, trait: Trait, value: string): readonly Flag[] =>
  (trait.also ?? [])
    .filter(name => trait.flag?.split(' ')[0] !== name)
    .map(name => {
      const other = flag(`${side}-${name} ${value}`.trim(), [side, key], trait, 'Other spellings:')
      other.option.hideHelp()
      return other
    })

const groupOf = (side: SideKey): string =>
  side === 'attacker' ? 'Attacker, who charges or shoots:' : 'Defender, who is charged or shot at:'

const ofSide = (side: SideKey, name: string, isHidden: boolean): readonly Flag[] =>
  Object.entries<Trait>(unitTraits).flatMap(([key, trait]) => {
    if (trait.flag === undefined) return []
    const [, value = ''] = trait.flag.split(' ')
    const made = flag(`${name}-${trait.flag}`, [side, key], trait, groupOf(side))
    if (isHidden) made.option.hideHelp()
    return [made, ...(isHidden ? [] : otherSpellings(side, key, trait, value))]
  })

const ofFight = (): readonly Flag[] =>
  Object.entries<Trait>(fightTraits).flatMap(([key, trait]) =>
    trait.flag === undefined ? [] : [flag(trait.flag, [key], trait, 'The fight:')]
  )

const sign = (value: string): string => (/^[+-]/.test(value) ? value : `+${value}`)

/** Flags that say more than one value of a unit, or one of its effects. */
const SPOKEN: readonly (readonly [flag: string, help: string, says: (value: string) => string])[] = [
  ['', 'the whole unit, as in a sentence: "8 warriors, fatigue 1"', value => value],
  ['attack-dice <n>', 'attack dice more: +2', value => `attack dice ${sign(value)}`],
  ['defence-dice <n>', 'defence dice more: +1', value => `defence dice ${sign(value)}`],
  ['dice <n>', 'the same as attack dice', value => `attack dice ${sign(value)}`],
  ['rerolls <dice>', 'rerolls the attack or the defence dice that failed', value => `rerolls ${value}`]
]

const spokenOf = (side: SideKey, name: string, isHidden: boolean): readonly Flag[] =>
  SPOKEN.map(([flags, help, says]) => {
    const trait: Trait = { type: { is: 'text' }, help }
    const written = flags === '' ? `${name} <unit>` : `${name}-${flags}`
    const made = flag(written, [side], trait, groupOf(side))
    if (isHidden || flags.startsWith('dice')) made.option.hideHelp()
    return { ...made, says }
  })

/** Attacker and defender are the shooter and the target of a shot. */
const NAMES: Readonly<Record<SideKey, string>> = { attacker: 'shooter', defender: 'target' }

/** What can only be the defender's has a flag without his name: cover is no help to who charges or shoots (R2.6, R3.7). */
const coverOfDefender = (): Flag => {
  const made = flag('cover <cover>', ['defender', 'cover'], unitTraits.cover, 'Other spellings:')
  made.option.hideHelp()
  return made
}

const shownFlags = (): readonly Flag[] => [
  ...ofFight(),
  ...SIDES.flatMap(side => [...ofSide(side, side, false), ...spokenOf(side, side, false)])
]

/** Flags that no page shows. */
const otherFlags = (): readonly Flag[] => [
  ...SIDES.flatMap(side => [...ofSide(side, NAMES[side], true), ...spokenOf(side, NAMES[side], true)]),
  coverOfDefender()
]

const NAMED = /^(?:--|-h)/
const OTHERS = /^--(?:shooter|target|cover)\b/

/** Flags of `melee` and `shoot`, as far as these arguments of a command may name them: a start is too short to make all of them. */
export const fightFlags = (argv: Arguments): readonly Flag[] => {
  if (argv === 'any') return [...shownFlags(), ...otherFlags()]
  if (!argv.some(word => NAMED.test(word))) return []
  return [...shownFlags(), ...(argv.some(word => OTHERS.test(word)) ? otherFlags() : [])]
}
