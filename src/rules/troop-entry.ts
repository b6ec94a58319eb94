import { describeEffect } from '../model/effect'
import type { RuleEntry } from '../model/report'
import { boardName } from './abilities'
import { describeDice, describeEquipment } from './describe'
import { alsoCalled, cited, type Fact, facts, numbers, points, textOf } from './facts'
import { profileOf } from './lookup'
import { own } from './named'
import type { Rulebook, Troop } from './types'

const size = ({ models, musters }: Troop): string | undefined => {
  if (!models) return undefined
  const { least, most } = models
  if (musters) return `${musters.map(each => each.models).join(' or ')} models`
  return least === most ? `${most} ${most === 1 ? 'model' : 'models'}` : `${least} to ${most} models`
}

const factionsOf = ({ hero, faction }: Troop, book: Rulebook): string =>
  (hero?.factions ?? [faction ?? '']).flatMap(each => book.factions[each]?.name ?? []).join(' or ')

/** What each model is worth, where it is not what its class is. */
const saidPoints = ({ parts, profile }: Troop): string | undefined =>
  parts?.map(part => `${part.name} ${part.points}${part.models > 1 ? ' each' : ''}`).join(', ') ??
  (profile?.points === undefined ? undefined : profile.points === 0 ? 'none' : points(profile.points))

/** Facts of the warband, of heroes and swords for hire. */
const mustering = (troop: Troop, book: Rulebook): readonly Fact[] => {
  const { hero, hire, musters, boards } = troop
  const cost = hero?.cost ?? troop.cost
  const sagaDice = hero?.sagaDice ?? troop.sagaDice
  return [
    ...facts(
      ['serves under', troop.under && boardName(book, troop.under)],
      ['points', musters ? musters.map(each => `${each.cost} for ${each.models} models`).join(', ') : cost?.toString()],
      [
        'units in a warband',
        troop.mostUnits === undefined ? undefined : troop.mostUnits === 0 ? 'none' : `at most ${troop.mostUnits}`
      ],
      ['does without', hero?.without?.flatMap(each => own(book.troops, each)?.name ?? []).join(', ')],
      ['SAGA dice', musters ? musters.map(each => `${each.sagaDice} of ${each.models} models`).join(', ') : sagaDice?.toString()],
      ['boards', boards && (boards.map(board => boardName(book, board)).join(', ') || 'none')],
      ['victory points', saidPoints(troop)],
      ['Side by Side', troop.alone && 'never'],
      ['not under', hire && !hire.underHero ? 'a hero' : undefined],
      [
        'not beside',
        hire && (hire.besideOthers ? hire.never.map(board => boardName(book, board)).join(', ') : 'other swords for hire')
      ]
    ),
    ...[...(hero?.facts ?? []), ...(hire?.facts ?? [])].map((fact): Fact => ['besides', fact])
  ]
}

const armed = (troop: Troop, book: Rulebook): readonly Fact[] =>
  Object.keys(troop.armed ?? {}).map(
    (id): Fact => [`with ${book.weapons[id]?.name ?? id}`, `${describeDice(troop, book, 'dice', id)} in melee`]
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
