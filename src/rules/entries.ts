import { idOf } from '../model/data'
import { describeEffect } from '../model/effect'
import { describeConditions } from '../model/effect-conditions'
import { decimal, type Text, t, translate } from '../model/language'
import type { RuleEntry } from '../model/report'
import { boardName, whoseAbilities } from './abilities'
import {
  canShoot,
  certaintyText,
  describeCost,
  describeDice,
  describeEquipment,
  describeRate,
  describeUse,
  printedArmour
} from './describe'
import { mountName } from './kit'
import { idsNamed, isPlain, plain, profileOf } from './lookup'
import { own } from './named'
import { textsOf } from './rule-texts'
import { coverText, symbolsText } from './sections'
import { behind } from './statements'
import type { Ability, ClassRow, Faction, Mount, Profile, Reading, Rulebook, RuleText, Terrain, Troop, Weapon } from './types'

/** Rows of the rulebook, each described as an entry: its facts, its texts and where it is written. */

type Fact = readonly [label: string, text: string]

/** The facts, without those that are empty. */
const facts = (...pairs: readonly (readonly [Text, string | undefined])[]): readonly Fact[] =>
  pairs.flatMap(([label, value]) => (value ? [[translate(label), value] as const] : []))

/** The origin of a row, without its other keys. */
const cited = ({ rule, source, certainty }: Pick<RuleEntry, 'rule' | 'source' | 'certainty'>) => ({
  rule,
  source,
  certainty
})

const textOf = (book: Rulebook, rule: string): string => translate(textsOf(book)[rule]?.text ?? '')

const alsoCalled = (id: string, name: string, names: readonly string[]): string =>
  names.filter(other => other !== id && plain(other) !== plain(name)).join(', ')

const armourText = ({ armour, armourShot }: Pick<Profile, 'armour' | 'armourShot'>): string =>
  armour === armourShot ? `${armour}` : t('{armour}, {shot} when shot at', { armour, shot: armourShot })

/** The numbers of a profile, as facts; without `diceShot` it cannot shoot. */
const numbers = (armour: string, dice: string, diceShot: string | undefined, { fatigueLimit }: Profile): readonly Fact[] => [
  [t('armour'), armour],
  // a mixed unit's dice have commas of their own
  [
    t('attack dice'),
    diceShot === undefined
      ? t('{dice} in melee', { dice })
      : t('{dice} in melee{comma} {shot} when shooting', { dice, comma: dice.includes(',') ? ';' : ',', shot: diceShot })
  ],
  [t('fatigue limit'), `${fatigueLimit}`]
]

const troopNumbers = (troop: Troop, book: Rulebook): readonly Fact[] => {
  const { included, ...printed } = printedArmour(troop, book)
  const armour = armourText(printed)
  return numbers(
    included.length > 0 ? t('{armour} ({kit} included)', { armour, kit: included.join(', ') }) : armour,
    describeDice(troop, book, 'dice'),
    canShoot(troop, book) ? describeDice(troop, book, 'diceShot') : undefined,
    profileOf(book, troop)
  )
}

const points = (value: number): string =>
  value < 1 ? t('{cost} for {models} models', { cost: 1, models: Math.round(1 / value) }) : `${value}`

/** Below, each kind of row as an entry: its facts, its text, its origin and certainty. */

const classEntry = (id: string, row: ClassRow, book: Rulebook): RuleEntry => {
  const { perPoint, sagaDice, sagaDiceFrom } = row
  const isSingle = id === 'warlord'
  return {
    id,
    kind: 'class',
    name: row.name,
    facts: [
      ...numbers(armourText(row), describeRate(row.dice, isSingle), describeRate(row.diceShot, isSingle), row),
      ...facts(
        ['for a point', perPoint === undefined ? undefined : perPoint === null ? t('free') : t('{n} models', { n: perPoint })],
        ['victory points', points(row.points)],
        [
          'SAGA dice',
          sagaDiceFrom === undefined ? `${sagaDice}` : t('{dice} with {n} models or more', { dice: sagaDice, n: sagaDiceFrom })
        ],
        [
          'called',
          Object.values(book.troops)
            .filter(
              troop => troop.class === id && troop.faction !== undefined && !troop.hero && !troop.under && troop.name !== row.name
            )
            .map(troop => `${troop.name} (${book.factions[troop.faction ?? '']?.name})`)
            .join(', ')
        ],
        ['also written', alsoCalled(id, row.name, row.names)]
      )
    ],
    text: '',
    ...cited(row)
  }
}

const ranges = { S: 'S (4")', M: 'M (6")', L: 'L (12")' } as const

const weaponEntry = (id: string, weapon: Weapon, book: Rulebook): RuleEntry => ({
  id,
  kind: 'weapon',
  name: weapon.name,
  facts: facts(
    ['range', weapon.range && ranges[weapon.range]],
    ['effects', weapon.effects.map(describeEffect).join('; ')],
    ['closing ranks', weapon.openRanks && (weapon.openRanks === 'uneven' ? t('in the open only') : t('never'))],
    ['carried', weapon.carried && (weapon.carried === 'foot' ? t('on foot') : t('mounted'))],
    ['also written', alsoCalled(id, weapon.name, weapon.names)]
  ),
  text: textOf(book, weapon.rule),
  ...cited(weapon)
})

/** "2 for each model in melee, 6 for each model when charging" */
const hearthguardDice = ({ dice, diceCharging, diceShot }: Partial<Profile>): string =>
  [
    ...(dice ? [t('{dice} in melee', { dice: describeRate(dice, false) })] : []),
    ...(diceCharging ? [t('{dice} when charging', { dice: describeRate(diceCharging, false) })] : []),
    ...(diceShot ? [t('{dice} when shooting', { dice: describeRate(diceShot, false) })] : [])
  ].join(', ')

const mountEntry = (id: string, mount: Mount, book: Rulebook): RuleEntry => ({
  id,
  kind: 'rule',
  name: mount.name,
  facts: facts(
    ['range', mount.range && ranges[mount.range]],
    ['of hearthguard', mount.hearthguard && hearthguardDice(mount.hearthguard)],
    ['models count', mount.presence && t('as four each')],
    ['resilience', mount.resilience === undefined ? undefined : `${mount.resilience}`],
    ['counts as', mount.foot && t('on foot, without cover')],
    ['effects', mount.effects.map(describeEffect).join('; ')],
    ['closing ranks', mount.openRanks && t('never')],
    ['also written', alsoCalled(id, mount.name, mount.names)]
  ),
  text: textOf(book, mount.rule),
  ...cited(mount)
})

const terrainEntry = (id: string, row: Terrain, book: Rulebook): RuleEntry => ({
  id,
  kind: 'terrain',
  name: row.name,
  facts: facts(
    ['cover', coverText(row.cover, book)],
    ['ground', translate(row.ground)],
    ['also written', alsoCalled(id, row.name, row.names)]
  ),
  text: (row.building && textOf(book, 'R3.11')) || textOf(book, row.rule),
  ...cited(row)
})

const abilityEntry = (key: string, ability: Ability, book: Rulebook): RuleEntry => {
  const faction = book.factions[ability.faction]
  const id = idOf(key)
  return {
    id: key,
    kind: 'ability',
    name: ability.name,
    facts: facts(
      ['board', whoseAbilities(book, ability.faction)],
      ['when', ability.when.map(timing => translate(timing)).join(', ')],
      ['SAGA dice', describeCost(ability.cost, faction?.symbols) + certaintyText(ability)],
      ['how often', t(ability.multi ? 'any number of dice a turn' : ability.cost === 'none' ? 'once' : 'once a turn')],
      ['only if', ability.if && describeConditions(ability.if)],
      ['effects', ability.effects.map(describeEffect).join('; ')],
      ['in a fight', ability.noFight === undefined ? describeUse(id, ability) : translate(ability.noFight)],
      ['also written', alsoCalled(id, ability.name, ability.names)]
    ),
    text: translate(ability.text),
    ...cited(ability)
  }
}

const readingEntry = (id: string, reading: Reading, book: Rulebook): RuleEntry => {
  const meanings = Object.entries(reading.values)
  const others = meanings.filter(([value]) => value !== reading.default)
  return {
    id,
    kind: 'reading',
    name: id.replaceAll('-', ' '),
    facts: facts(
      ['default', `${reading.default}: ${translate(reading.values[reading.default] ?? '')}`],
      ...others.map(([value, meaning]) => ['or', `${value}: ${translate(meaning)}`] as const),
      ['matters for', translate(reading.matters)],
      ['to choose', others.map(([value]) => `--reading ${id}=${value}`).join(', ')]
    ),
    text: t("The wording is in doubt; the default is this project's interpretation."),
    rule: reading.rule,
    source: textsOf(book)[reading.rule]?.source ?? '',
    certainty: 'inferred'
  }
}

const factionEntry = (id: string, faction: Faction, book: Rulebook): RuleEntry => ({
  id,
  kind: 'faction',
  name: faction.name,
  facts: facts(
    ['symbols', symbolsText(faction) ?? t('pictures unknown')],
    ['also written', alsoCalled(id, faction.name, faction.names)]
  ),
  text: textOf(book, faction.rule),
  ...cited(faction)
})

export const ruleEntry = (id: string, rule: RuleText): RuleEntry => ({
  id,
  kind: 'rule',
  name: translate(rule.title),
  facts: [],
  text: translate(rule.text),
  ...cited(rule)
})

const size = ({ models, musters }: Troop): string | undefined => {
  if (!models) return undefined
  const { least, most } = models
  if (musters) return t('{n} {n|model|models}', { n: musters.map(each => each.models).join(t(' or ')) })
  return least === most ? t('{n} {n|model|models}', { n: most }) : t('{low} to {high} models', { low: least, high: most })
}

const factionsOf = ({ hero, faction }: Troop, book: Rulebook): string =>
  (hero?.factions ?? [faction ?? '']).flatMap(each => book.factions[each]?.name ?? []).join(t(' or '))

/** The victory points of each model, if they differ from its class's. */
const pointsText = ({ parts, profile }: Troop): string | undefined =>
  parts?.map(part => `${translate(part.name)} ${part.points}${part.models > 1 ? t(' each') : ''}`).join(', ') ??
  (profile?.points === undefined ? undefined : profile.points === 0 ? t('none') : points(profile.points))

/** Facts about its place in a warband, and those of heroes and swords for hire. */
const mustering = (troop: Troop, book: Rulebook): readonly Fact[] => {
  const { hero, hire, musters, boards } = troop
  const cost = hero?.cost ?? troop.cost
  const sagaDice = hero?.sagaDice ?? troop.sagaDice
  return [
    ...facts(
      ['serves under', troop.under && boardName(book, troop.under)],
      [
        'points',
        musters
          ? musters.map(each => t('{cost} for {models} models', each)).join(', ')
          : cost === undefined
            ? undefined
            : decimal(`${cost}`)
      ],
      [
        'units in a warband',
        troop.mostUnits === undefined ? undefined : troop.mostUnits === 0 ? t('none') : t('at most {n}', { n: troop.mostUnits })
      ],
      ['does without', hero?.without?.flatMap(each => own(book.troops, each)?.name ?? []).join(', ')],
      [
        'SAGA dice',
        musters
          ? musters.map(each => t('{dice} of {models} models', { dice: each.sagaDice, models: each.models })).join(', ')
          : sagaDice?.toString()
      ],
      ['boards', boards && (boards.map(board => boardName(book, board)).join(', ') || t('none'))],
      ['victory points', pointsText(troop)],
      ['Side by Side', troop.alone && t('never')],
      ['not under', hire && !hire.underHero ? t('a hero') : undefined],
      [
        'not beside',
        hire && (hire.besideOthers ? hire.never.map(board => boardName(book, board)).join(', ') : t('other swords for hire'))
      ]
    ),
    ...[...(hero?.facts ?? []), ...(hire?.facts ?? [])].map((fact): Fact => [t('besides'), translate(fact)])
  ]
}

/** Its melee dice with a weapon in hand, if they differ (second edition). */
const armed = (troop: Troop, book: Rulebook): readonly Fact[] =>
  Object.keys(troop.armed ?? {}).map(
    (id): Fact => [
      t('with {weapon}', { weapon: book.weapons[id]?.name ?? id }),
      t('{dice} in melee', { dice: describeDice(troop, book, 'dice', id) })
    ]
  )

const troopEntry = (id: string, troop: Troop, book: Rulebook): RuleEntry => ({
  id,
  kind: troop.hero ? 'hero' : 'troop',
  name: troop.name,
  facts: [
    ...facts(['faction', factionsOf(troop, book)], ['class', book.classes[troop.class].name]),
    ...troopNumbers(troop, book),
    ...armed(troop, book),
    ...facts(
      ['size', size(troop)],
      ['carries', troop.weapon && book.weapons[troop.weapon]?.name],
      ['rides', troop.mounted === 'always' ? mountName(troop.mounts?.[0] ?? 'horse', book) : undefined],
      ['may have', describeEquipment(troop, book)],
      ['always', troop.effects?.map(describeEffect).join('; ')]
    ),
    ...mustering(troop, book),
    ...facts(['also written', alsoCalled(id, troop.name, troop.names)])
  ],
  text: textOf(book, troop.rule),
  ...cited(troop)
})

const isChapter = (words: string): boolean => /^[rv]\d+$/.test(words)

/** Ids in a table whose rows have no names: the id itself, or all rules of a chapter (R3, V9). */
const idsOf = (table: Readonly<Record<string, unknown>>, words: string): readonly string[] => {
  const wanted = plain(words)
  const ids = Object.keys(table)
  return isChapter(wanted) ? ids.filter(id => plain(id).split(/[. ]/)[0] === wanted) : ids.filter(id => plain(id) === wanted)
}

/** A reading is found by its older name too. */
const readingsCalled = ({ readings }: Rulebook, words: string): readonly string[] => {
  const ids = idsOf(readings, words)
  if (ids.length > 0) return ids
  const wanted = plain(words)
  return Object.entries(readings).flatMap(([id, { was }]) => (was && plain(was.name) === wanted ? [id] : []))
}

/** The entry of a rule or a box with the statements of the sources that it rests on. */
const withStatements = (entry: RuleEntry, { edition }: Rulebook): RuleEntry => {
  const statements = behind(entry.id, edition)
  return statements.length > 0 ? { ...entry, statements } : entry
}

/** The entries of all rows of that name, in every table: "crossbows" are a unit and a weapon. */
export const entriesCalled = (book: Rulebook, words: string): readonly RuleEntry[] => {
  const entriesOf = <Row>(
    table: Readonly<Record<string, Row>>,
    ids: readonly string[],
    entry: (id: string, row: Row, book: Rulebook) => RuleEntry
  ) =>
    ids.flatMap(id => {
      const row = table[id]
      return row === undefined ? [] : [entry(id, row, book)]
    })
  // the four plain troops are shown as classes
  const troops = idsNamed(book.troops, words).filter(id => {
    const troop = book.troops[id]
    return troop !== undefined && !isPlain(book, troop)
  })
  return [
    ...entriesOf(book.factions, idsNamed(book.factions, words), factionEntry),
    ...entriesOf(book.classes, idsNamed(book.classes, words), classEntry),
    ...entriesOf(book.troops, troops, troopEntry),
    ...entriesOf(book.weapons, idsNamed(book.weapons, words), weaponEntry),
    ...entriesOf(book.mounts, idsNamed(book.mounts, words), mountEntry),
    ...entriesOf(book.terrain, idsNamed(book.terrain, words), terrainEntry),
    ...entriesOf(book.abilities, idsNamed(book.abilities, words), abilityEntry).map(entry => withStatements(entry, book)),
    ...entriesOf(book.readings, readingsCalled(book, words), readingEntry),
    ...entriesOf(textsOf(book), idsOf(textsOf(book), words), ruleEntry).map(entry => withStatements(entry, book))
  ]
}
