import type { Count, Effect } from '../../model/effect'
import type { Mistake } from '../../model/errors'
import { MOST_MODELS } from '../../model/limits'
import type { Choice } from '../../rules/types'
import { type Path, told } from './places'
import type { AbilityRow, BoardFile, HeroRow, TroopRow } from './schema'
import type { Tree } from './tree'

/** What is right key by key and makes no sense together. */

type Fault = readonly [path: Path, message: string]

/** The choices that give what a count follows. */
const TAKEN: Readonly<Record<string, readonly Choice['take'][]>> = {
  'chosen-attack': ['pool', 'split'],
  'chosen-defence': ['pool', 'split'],
  chosen: ['fatigue', 'models'],
  sacrificed: ['models']
}

const follows = (count: Count, choice: Choice | undefined): string | undefined => {
  const followed = typeof count === 'object' ? count.follows : ''
  const takes = Object.hasOwn(TAKEN, followed) ? TAKEN[followed] : undefined
  if (!takes || (choice && takes.includes(choice.take))) return undefined
  return `${followed} is what a player chooses: the ability needs a choice that takes ${takes.join(' or ')}`
}

/** What the effects of a row need of its choice. */
const ofEffect = (effect: Effect, { choice, rareMatters }: Pick<AbilityRow, 'choice' | 'rareMatters'>): readonly string[] => {
  const counts = effect.verb === 'attack-dice' || effect.verb === 'defence-dice' ? [effect.count, effect.rare ?? 0] : []
  const missing = [...counts, ...(effect.verb === 'fatigue' && effect.count !== 'to-limit' ? [effect.count] : [])].flatMap(
    count => follows(count, choice) ?? []
  )
  return [
    ...new Set(missing),
    ...('rare' in effect && !rareMatters ? ['a rare die changes it: the ability needs rareMatters: true'] : []),
    ...(effect.verb === 'sacrifice' && choice?.take !== 'models'
      ? ['models are chosen for it: the ability needs a choice that takes models']
      : [])
  ]
}

const ofEffects = (
  effects: readonly Effect[] | undefined,
  row: Pick<AbilityRow, 'choice' | 'rareMatters'>,
  path: Path
): readonly Fault[] =>
  (effects ?? []).flatMap((effect, index) =>
    ofEffect(effect, row).map((message): Fault => [[...path, 'effects', index], message])
  )

const isTurned = (range: unknown): boolean =>
  typeof range === 'object' && range !== null && 'least' in range && 'most' in range && Number(range.least) > Number(range.most)

const TURNED = 'least is more than most'

/** What is used between the fights may do something there and still leave every fight as it is. */
const isUsedBefore = ({ when, effects = [] }: AbilityRow): boolean =>
  when.some(timing => timing === 'Orders' || timing === 'Activation') &&
  effects.every(effect => (effect.verb === 'fatigue' || effect.verb === 'remove') && effect.when === 'before')

const ofAbility = (row: AbilityRow, path: Path): readonly Fault[] => {
  const { effects = [], noFight, choice } = row
  return [
    ...ofEffects(effects, row, path),
    ...(isTurned(choice) ? [[[...path, 'choice'], TURNED] as const] : []),
    ...(effects.length > 0 && noFight !== undefined && !isUsedBefore(row)
      ? [[path, 'it has effects and noFight: leave one of them out'] as const]
      : []),
    ...(effects.length === 0 && noFight === undefined
      ? [[path, 'it does nothing: give it effects, or say in noFight why it changes no single fight'] as const]
      : [])
  ]
}

/** A mixed unit is one unit: its parts together are no larger than any (R1.3). */
const ofParts = (parts: TroopRow['parts'] = [], path: Path): readonly Fault[] => {
  const models = parts.reduce((sum, part) => sum + part.models, 0)
  return models > MOST_MODELS ? [[[...path, 'parts'], `${models} models in all, and a unit has at most ${MOST_MODELS}`]] : []
}

const ofUnit = ({ effects, models, parts }: HeroRow | TroopRow, path: Path): readonly Fault[] => [
  ...ofParts(parts, path),
  ...ofEffects(effects, {}, path),
  ...(isTurned(models) ? [[[...path, 'models'], TURNED] as const] : [])
]

const ofHero = (row: HeroRow, path: Path): readonly Fault[] => [
  ...ofUnit(row, path),
  ...(row.faction === undefined && (row.leads ?? []).length === 0
    ? [[path, 'whom does he lead? give him a faction, or several with leads'] as const]
    : [])
]

const rows = <Row>(
  table: Readonly<Record<string, Row>> | undefined,
  path: Path,
  faults: (row: Row, path: Path) => readonly Fault[]
) => Object.entries(table ?? {}).flatMap(([id, row]) => faults(row, [...path, id]))

export const senseless = ({ weapons, troops, heroes, abilities }: BoardFile, { places }: Tree): readonly Mistake[] =>
  [
    ...rows(weapons, ['weapons'], ({ effects }, path) => ofEffects(effects, {}, path)),
    ...rows(troops, ['troops'], ofUnit),
    ...rows(heroes, ['heroes'], ofHero),
    ...rows(abilities, ['abilities'], (board, path) => rows(board, path, ofAbility))
  ].map(([path, message]) => {
    const at = places.key(path)
    return { message: `${at}: ${told(path)}: ${message}`, at }
  })
