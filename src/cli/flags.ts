import { Option } from 'commander'
import { fightTraits, SIDES, type SideKey, type Trait, unitTraits } from '../request/traits'

/** The flags that stand for a path of the scenario, made from the one table of traits. */

export interface Flag {
  readonly option: Option
  /** As the user writes it: `--attacker-models`. */
  readonly called: string
  readonly path: readonly string[]
  readonly trait: Trait
}

/** Every value of an option that may be given several times. */
const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** `--name <x>`, heard as often as it is given. */
export const repeatable = (flags: string, help: string): Option => new Option(flags, help).argParser(collect)

const flag = (flags: string, path: readonly string[], trait: Trait, group: string): Flag => {
  const option = repeatable(`--${flags}`, trait.help).helpGroup(group)
  return { option, called: option.long ?? '', path, trait }
}

/** `--attacker-armor` is understood, but not shown. */
const otherSpellings = (side: SideKey, key: string, trait: Trait, value: string): readonly Flag[] =>
  (trait.also ?? [])
    .filter(name => !trait.flag?.startsWith(`${name} `))
    .map(name => {
      const other = flag(`${side}-${name} ${value}`, [side, key], trait, 'Other spellings:')
      other.option.hideHelp()
      return other
    })

const ofSide = (side: SideKey): readonly Flag[] =>
  Object.entries<Trait>(unitTraits).flatMap(([key, trait]) => {
    if (trait.flag === undefined) return []
    const value = trait.flag.slice(trait.flag.indexOf(' ') + 1)
    const group = side === 'attacker' ? 'Attacker, who charges or shoots:' : 'Defender, who is charged or shot at:'
    return [flag(`${side}-${trait.flag}`, [side, key], trait, group), ...otherSpellings(side, key, trait, value)]
  })

const ofFight = (): readonly Flag[] =>
  Object.entries<Trait>(fightTraits).flatMap(([key, trait]) =>
    trait.flag === undefined ? [] : [flag(trait.flag, [key], trait, 'The fight:')]
  )

/** Flags of `melee` and `shoot`. */
export const fightFlags = (): readonly Flag[] => [...ofFight(), ...SIDES.flatMap(ofSide)]
