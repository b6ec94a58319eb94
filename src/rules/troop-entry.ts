import { describeEffect } from '../model/effect'
import { said, t } from '../model/language'
import type { RuleEntry } from '../model/report'
import { boardName } from './abilities'
import { describeDice, describeEquipment } from './describe'
import { alsoCalled, cited, type Fact, facts, numbers, points, textOf } from './entries'
import { profileOf } from './lookup'
import { own } from './named'
import type { Rulebook, Troop } from './types'

const size = ({ models, musters }: Troop): string | undefined => {
  if (!models) return undefined
  const { least, most } = models
  if (musters) return t('{n} {n|model|models}', { n: musters.map(each => each.models).join(t(' or ')) })
  return least === most ? t('{n} {n|model|models}', { n: most }) : t('{low} to {high} models', { low: least, high: most })
}

const factionsOf = ({ hero, faction }: Troop, book: Rulebook): string =>
  (hero?.factions ?? [faction ?? '']).flatMap(each => book.factions[each]?.name ?? []).join(t(' or '))

/** What each model is worth, where it is not what its class is. */
const saidPoints = ({ parts, profile }: Troop): string | undefined =>
  parts?.map(part => `${said(part.name)} ${part.points}${part.models > 1 ? t(' each') : ''}`).join(', ') ??
  (profile?.points === undefined ? undefined : profile.points === 0 ? t('none') : points(profile.points))

/** Facts of the warband, of heroes and swords for hire. */
const mustering = (troop: Troop, book: Rulebook): readonly Fact[] => {
  const { hero, hire, musters, boards } = troop
  const cost = hero?.cost ?? troop.cost
  const sagaDice = hero?.sagaDice ?? troop.sagaDice
  return [
    ...facts(
      ['serves under', troop.under && boardName(book, troop.under)],
      ['points', musters ? musters.map(each => t('{cost} for {models} models', each)).join(', ') : cost?.toString()],
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
      ['victory points', saidPoints(troop)],
      ['Side by Side', troop.alone && t('never')],
      ['not under', hire && !hire.underHero ? t('a hero') : undefined],
      [
        'not beside',
        hire && (hire.besideOthers ? hire.never.map(board => boardName(book, board)).join(', ') : t('other swords for hire'))
      ]
    ),
    ...[...(hero?.facts ?? []), ...(hire?.facts ?? [])].map((fact): Fact => [t('besides'), said(fact)])
  ]
}

const armed = (troop: Troop, book: Rulebook): readonly Fact[] =>
  Object.keys(troop.armed ?? {}).map(
    (id): Fact => [
      t('with {weapon}', { weapon: book.weapons[id]?.name ?? id }),
      t('{dice} in melee', { dice: describeDice(troop, book, 'dice', id) })
    ]
  )

export const troopEntry = (id: string, troop: Troop, book: Rulebook): RuleEntry => ({
  id,
  kind: troop.hero ? 'hero' : 'troop',
  name: troop.name,
  facts: [
    ...facts(['faction', factionsOf(troop, book)], ['class', book.classes[troop.class].name]),
    ...numbers(profileOf(book, troop), describeDice(troop, book, 'dice'), describeDice(troop, book, 'diceShot')),
    ...armed(troop, book),
    ...facts(
      ['size', size(troop)],
      ['carries', troop.weapon && book.weapons[troop.weapon]?.name],
      ['may have', describeEquipment(troop, book)],
      ['always', troop.effects?.map(describeEffect).join('; ')]
    ),
    ...mustering(troop, book),
    ...facts(['also written', alsoCalled(id, troop.name, troop.names)])
  ],
  text: textOf(book, troop.rule),
  ...cited(troop)
})
