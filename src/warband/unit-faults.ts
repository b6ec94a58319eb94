import { t } from '../model/language'
import { either } from '../model/quoted'
import { type Broken, kitFaults } from '../rules/kit'
import { boardName } from '../rules/lookup'
import type { Rulebook, Troop } from '../rules/types'
import type { Enlisted, Muster } from './muster'

export { spoken } from '../rules/kit'

/** What is against the rules in one unit of a roster, whatever else is in it. */

type Look = (enlisted: Enlisted, all: Muster) => Broken | readonly Broken[] | undefined

interface Sizes {
  readonly allowed: readonly number[]
  readonly said: string
}

/** The sizes that a unit may muster. */
export const sizesOf = ({ musters, models, class: troopClass }: Troop, { muster }: Rulebook): Sizes => {
  if (musters) return { allowed: musters.map(each => each.models), said: either(musters.map(each => `${each.models}`)) }
  const { least, most } = models ?? (troopClass === 'warlord' ? { least: 1, most: 1 } : muster.models)
  const allowed = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  return { allowed, said: least === most ? t('exactly {n}', { n: most }) : t('{low} to {high}', { low: least, high: most }) }
}

/** R1.3, and what a troop's own row says of its size. */
const size: Look = ({ entry, troop }, { book }) => {
  const { allowed, said: sizes } = sizesOf(troop, book)
  if (allowed.includes(entry.models)) return undefined
  const isOwn = troop.models !== undefined || troop.musters !== undefined
  return {
    rule: isOwn ? troop.rule : book.muster.models.rule,
    message: t('{models} {name}: such a unit has {sizes} {n|model|models}', {
      models: entry.models,
      name: troop.name,
      sizes,
      n: allowed.length === 1 ? allowed[0] : 2
    })
  }
}

/** Another faction's (R5.3 to R5.6, R6.4). */
const home: Look = ({ troop }, { roster, book }) => {
  const homes = troop.hero?.factions ?? (troop.faction === undefined ? [roster.faction] : [troop.faction])
  if (homes.includes(roster.faction)) return undefined
  const [theirs, ours] = [either(homes.map(each => boardName(book, each))), boardName(book, roster.faction)]
  const message = troop.hero
    ? t('{name} leads {theirs}, not {ours}', { name: troop.name, theirs, ours })
    : t('{the:name} {belongs|belong:name} to {theirs}, not to {ours}', { name: troop.name, theirs, ours })
  return { rule: troop.rule, message }
}

/** Those who serve one hero alone, and those who do not serve one (R6.4). */
const service: Look = ({ entry, troop }, { roster, book, leader, hero }) => {
  if (troop.under !== undefined && troop.under !== roster.leader?.unit)
    return {
      rule: troop.rule,
      message: t('{the:name} {serves|serve:name} only under {leader}', { name: troop.name, leader: boardName(book, troop.under) })
    }
  return hero?.without?.includes(entry.unit) && leader
    ? {
        rule: leader.rule,
        message: t('{the:name} {does|do:name} not serve under {leader}', { name: troop.name, leader: leader.name })
      }
    : undefined
}

/** What it carries and rides (R5.3 to R5.6, R6.4). */
const kit: Look = ({ entry, troop }, { book }) => kitFaults(entry, troop, book)

/** War banners are of the second edition (T6.8). */
const banner: Look = ({ entry, troop }, { book }) =>
  entry.banner && !book.numbers.inTurn
    ? {
        rule: 'T6.8',
        message: t('{models} {troop}: war banners belong to the second edition: leave the banner out, or add edition: 2', {
          models: entry.models,
          troop: troop.name
        })
      }
    : undefined

const LOOKS: readonly Look[] = [size, home, service, kit, banner]

/** Every rule that this unit breaks. */
export const unitFaults = (each: Enlisted, all: Muster): readonly Broken[] => LOOKS.flatMap(look => look(each, all) ?? [])
