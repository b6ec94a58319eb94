import { idOf } from '../model/data'
import { describeEffect } from '../model/effect'
import { describeConditions } from '../model/effect-conditions'
import { type Text, t, translate } from '../model/language'
import type { RuleEntry } from '../model/report'
import { whoseAbilities } from './abilities'
import { certaintyText, describeCost, describeRate, describeUse } from './describe'
import { plain } from './lookup'
import { textsOf } from './rule-texts'
import type { Ability, ClassRow, Faction, Mount, Profile, Reading, Rulebook, RuleText, Terrain, Weapon } from './types'

/** What entries are made of: pairs of a label and what it says. */

export type Fact = readonly [string, string]

/** The facts that have something to say. */
export const facts = (...pairs: readonly (readonly [Text, string | undefined])[]): readonly Fact[] =>
  pairs.flatMap(([label, value]) => (value ? [[translate(label), value] as const] : []))

export const cited = ({ rule, source, certainty }: Pick<RuleEntry, 'rule' | 'source' | 'certainty'>) => ({
  rule,
  source,
  certainty
})

export const textOf = (book: Rulebook, rule: string): string => translate(textsOf(book)[rule]?.text ?? '')

export const alsoCalled = (id: string, name: string, names: readonly string[]): string =>
  names.filter(other => other !== id && plain(other) !== plain(name)).join(', ')

const saidArmour = ({ armour, armourShot }: Profile): string =>
  armour === armourShot ? `${armour}` : t('{armour}, {shot} when shot at', { armour, shot: armourShot })

/** The numbers of a profile, as facts. */
export const numbers = (profile: Profile, dice: string, diceShot: string): readonly Fact[] => [
  [t('armour'), saidArmour(profile)],
  // a mixed unit's dice have commas of their own
  [
    t('attack dice'),
    t('{dice} in melee{comma} {shot} when shooting', { dice, comma: dice.includes(',') ? ';' : ',', shot: diceShot })
  ],
  [t('fatigue limit'), `${profile.fatigueLimit}`]
]

export const points = (value: number): string =>
  value < 1 ? t('{cost} for {models} models', { cost: 1, models: Math.round(1 / value) }) : `${value}`

/** Each row of the rulebook as an entry: its facts, its text, where it comes from and how sure it is. */

export const classEntry = (id: string, row: ClassRow, book: Rulebook): RuleEntry => {
  const { perPoint, sagaDice, sagaDiceFrom } = row
  const isSingle = id === 'warlord'
  return {
    id,
    kind: 'class',
    name: row.name,
    facts: [
      ...numbers(row, describeRate(row.dice, isSingle), describeRate(row.diceShot, isSingle)),
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

export const weaponEntry = (id: string, weapon: Weapon, book: Rulebook): RuleEntry => ({
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
const saidHearthguard = ({ dice, diceCharging, diceShot }: Partial<Profile>): string =>
  [
    ...(dice ? [t('{dice} in melee', { dice: describeRate(dice, false) })] : []),
    ...(diceCharging ? [t('{dice} when charging', { dice: describeRate(diceCharging, false) })] : []),
    ...(diceShot ? [t('{dice} when shooting', { dice: describeRate(diceShot, false) })] : [])
  ].join(', ')

export const mountEntry = (id: string, mount: Mount, book: Rulebook): RuleEntry => ({
  id,
  kind: 'rule',
  name: mount.name,
  facts: facts(
    ['range', mount.range && ranges[mount.range]],
    ['of hearthguard', mount.hearthguard && saidHearthguard(mount.hearthguard)],
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

export const terrainEntry = (id: string, row: Terrain, book: Rulebook): RuleEntry => ({
  id,
  kind: 'terrain',
  name: row.name,
  facts: facts(
    ['cover', translate(row.cover)],
    ['ground', translate(row.ground)],
    ['also written', alsoCalled(id, row.name, row.names)]
  ),
  text: (row.building && textOf(book, 'R3.11')) || textOf(book, row.rule),
  ...cited(row)
})

export const abilityEntry = (key: string, ability: Ability, book: Rulebook): RuleEntry => {
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

export const readingEntry = (id: string, reading: Reading, book: Rulebook): RuleEntry => {
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

export const factionEntry = (id: string, faction: Faction, book: Rulebook): RuleEntry => ({
  id,
  kind: 'faction',
  name: faction.name,
  facts: facts(
    [
      'symbols',
      faction.symbols ? `${faction.symbols.C} (C), ${faction.symbols.U} (U), ${faction.symbols.R} (R)` : t('pictures unknown')
    ],
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
