import type { Text } from '../model/language'
import { SIDES, type Side } from '../model/scenario'
import { fightFields, type ScenarioField, unitFields } from './scenario-fields'

/** The flags that set a path of the scenario, generated from the table of fields. */

export interface FlagRow {
  /** As the help shows it: `--attacker-models <n>`. A flag without a value means yes. */
  readonly written: string
  readonly path: readonly string[]
  readonly trait: ScenarioField
  /** What the flag is for, if the help of its field does not say so. */
  readonly help?: Text
  /** The heading in the help under which it is listed. */
  readonly group: Text
  /** Set if the flag is accepted but not shown in any help. */
  readonly isHidden?: true
  /** Turns a value into the words of a sentence. */
  readonly says?: (value: string) => string
}

const OTHER_SPELLINGS = 'Other spellings:'

/** Flags that are accepted but not shown, such as `--attacker-armor`. */
const otherSpellings = (side: Side, key: string, trait: ScenarioField, value: string): readonly FlagRow[] =>
  [...(trait.also ?? []), ...(trait.alsoFlags ?? [])]
    .filter(name => trait.flag?.split(' ')[0] !== name)
    .map(name => ({
      written: `--${side}-${name} ${value}`.trim(),
      path: [side, key],
      trait,
      group: OTHER_SPELLINGS,
      isHidden: true
    }))

const groupOf = (side: Side): Text =>
  side === 'attacker' ? 'Attacker, the unit that charges or shoots:' : 'Defender, the unit that is charged or shot at:'

const sideFlags = (side: Side, name: string, isHidden: boolean): readonly FlagRow[] =>
  Object.entries<ScenarioField>(unitFields).flatMap(([key, trait]) => {
    if (trait.flag === undefined) return []
    const [, value = ''] = trait.flag.split(' ')
    const made = { written: `--${name}-${trait.flag}`, path: [side, key], trait, group: groupOf(side) }
    return isHidden ? [{ ...made, isHidden }] : [made, ...otherSpellings(side, key, trait, value)]
  })

const fightFlags = (): readonly FlagRow[] =>
  Object.entries<ScenarioField>(fightFields).flatMap(([key, trait]) =>
    trait.flag === undefined ? [] : [{ written: `--${trait.flag}`, path: [key], trait, group: 'The fight:' }]
  )

const sign = (value: string): string => (/^[+-]/.test(value) ? value : `+${value}`)

/** Flags that set several values of a unit, or one of its effects. */
const WORD_FLAGS: readonly (readonly [flag: string, help: Text, says: (value: string) => string])[] = [
  ['', 'the whole unit, as in a sentence: "8 warriors, fatigue 1"', value => value],
  ['attack-dice <n>', 'extra attack dice: +2', value => `attack dice ${sign(value)}`],
  ['defence-dice <n>', 'extra defence dice: +1', value => `defence dice ${sign(value)}`],
  ['dice <n>', 'the same as attack dice', value => `attack dice ${sign(value)}`],
  [
    'rerolls <dice>',
    'rerolls failed attack or defence dice',
    value => (value === 'both' ? ['attack', 'defence'] : value.split(/\s*,\s*/)).map(kind => `rerolls ${kind}`).join(' ')
  ]
]

const wordFlags = (side: Side, name: string, isHidden: boolean): readonly FlagRow[] =>
  WORD_FLAGS.map(([flags, help, says]) => ({
    written: flags === '' ? `--${name} <unit>` : `--${name}-${flags}`,
    path: [side],
    trait: { type: { is: 'text' } },
    help,
    group: groupOf(side),
    says,
    ...((isHidden || flags.startsWith('dice')) && { isHidden: true })
  }))

/** Other names of the attacker and the defender, for shooting. */
const NAMES: Readonly<Record<Side, string>> = { attacker: 'shooter', defender: 'target' }

/**
 * Cover can be set without naming a side, because it only helps the defender, not the unit that charges or shoots (R2.6, R3.7).
 */
const COVER: FlagRow = {
  written: '--cover <cover>',
  path: ['defender', 'cover'],
  trait: unitFields.cover,
  group: OTHER_SPELLINGS,
  isHidden: true
}

/** Only a unit that is charged gives up dice (R3.3), so that no side needs to be named. */
const DICE_GIVEN_UP: readonly FlagRow[] = ['give-up-dice', 'close-ranks', 'closes-ranks'].map(name => ({
  written: `--${name}`,
  path: ['defender', 'givesUpDice'],
  trait: unitFields.givesUpDice,
  group: OTHER_SPELLINGS,
  isHidden: true
}))

/** `--attacker-exhausted` says in one word what --attacker-fatigue takes a number for (R4.3). */
const EXHAUSTED: readonly FlagRow[] = SIDES.map(side => ({
  written: `--${side}-exhausted`,
  path: [side],
  trait: { type: { is: 'text' } },
  group: OTHER_SPELLINGS,
  isHidden: true,
  says: () => 'exhausted'
}))

export const shownFlags = (): readonly FlagRow[] => [
  ...fightFlags(),
  ...SIDES.flatMap(side => [...sideFlags(side, side, false), ...wordFlags(side, side, false)])
]

/** Flags that are accepted but not shown in any help. */
export const otherFlags = (): readonly FlagRow[] => [
  ...SIDES.flatMap(side => [...sideFlags(side, NAMES[side], true), ...wordFlags(side, NAMES[side], true)]),
  COVER,
  ...DICE_GIVEN_UP,
  ...EXHAUSTED
]
