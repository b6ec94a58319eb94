import { t } from '../model/language'
import { boardName } from './lookup'
import type { Rulebook, Troop } from './types'

/** Whom troops serve: some only one hero, some not a certain hero, swords for hire no hero (R6.4, R6.5). */

/** A sentence that says what is against the rules, and the rule. */
interface ServiceFault {
  readonly rule: string
  readonly message: string
}

interface Leader {
  readonly id: string
  readonly troop: Troop
}

/** Why a troop does not serve this leader, or a warband without one; nothing where it does. */
export const serviceFaults = (id: string, troop: Troop, leader: Leader | undefined, book: Rulebook): readonly ServiceFault[] => {
  const { name, rule, under, hire } = troop
  const fault = (message: string, of = rule): ServiceFault => ({ rule: of, message })
  if (under !== undefined && under !== leader?.id)
    return [fault(t('{the:name} {serves|serve:name} only under {leader}', { name, leader: boardName(book, under) }))]
  const hero = leader?.troop.hero
  if (!leader || !hero) return []
  const named = { name, leader: leader.troop.name }
  if (hero.without?.includes(id))
    return [fault(t('{the:name} {does|do:name} not serve under {leader}', named), leader.troop.rule)]
  return hire?.underHero === false
    ? [fault(t('{the:name} {does|do:name} not serve under a hero, and {leader} is one', named))]
    : []
}
