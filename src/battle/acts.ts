import { t } from '../model/language'
import type { Spend } from '../model/scenario'
import { type Complain, playing, spendFatigue } from './abilities'
import { applyEffects } from './apply-effects'
import { changed, type Engagement, enemiesOf, entry, isOver, put, type UnitRole, unitAt } from './combatant'
import { type Bound, dieByDie, isBeforehand, type Played } from './unit'

/** Step 3 of the second edition: abilities and fatigue, one act at a time in turn (T3.8). */

/** One act in its place: an ability, a rule or an effect of one's own, fatigue spent, or a pass. */
export type UnitAction =
  | { readonly is: 'ability'; readonly played: Played }
  | { readonly is: 'own'; readonly name: string; readonly isRule: boolean; readonly effects: readonly Bound[] }
  | { readonly is: 'spend'; readonly buys: 'armour' | 'enemy-armour' }
  | { readonly is: 'pass' }

/** Dice of a basic ability are acts of their own. */
const usesOf = (played: Played): readonly UnitAction[] => dieByDie(played).map(die => ({ is: 'ability', played: die }))

/** What a unit does, in order: as its acts say, then the abilities and the fatigue that they do not name. */
export const unitActionsOf = (engagement: Engagement, role: UnitRole): readonly UnitAction[] => {
  const { unit } = unitAt(engagement, role)
  const abilities = unit.abilities.filter(({ ability }) => !isBeforehand(ability)).flatMap(usesOf)
  let next = 0
  const said = unit.acts.flatMap((act): readonly UnitAction[] => {
    if (typeof act === 'object') return [{ is: 'own', ...act }]
    if (act === 'ability') return abilities.slice(next, ++next)
    return act === 'pass' ? [{ is: 'pass' }] : [{ is: 'spend', buys: act }]
  })
  const spends = unit.spend.flatMap((buys): readonly UnitAction[] =>
    buys === 'armour' || buys === 'enemy-armour' ? [{ is: 'spend', buys }] : []
  )
  return [...said, ...abilities.slice(next), ...spends]
}

/** A rule of the unit used in place of an ability: no silence stops it, and nobody counts it. */
const isByRule = (deed: UnitAction): boolean =>
  (deed.is === 'own' && deed.isRule) || (deed.is === 'ability' && deed.played.ability.cost === 'none')

const SILENCED = { no: 0, abilities: 1, all: 2 } as const

/** Why the act cannot be made now; nothing where it can. */
const reasonAgainst = (engagement: Engagement, role: UnitRole, deed: UnitAction): string | undefined => {
  if (isOver(engagement) && deed.is !== 'pass')
    return t('the melee ends when a unit has removed its last model (V9.13): leave out what comes after it')
  const { terms, unit } = unitAt(engagement, role)
  const least = deed.is === 'spend' ? 2 : 1
  const isBound = !isByRule(deed) && deed.is !== 'pass'
  if (!isBound || SILENCED[terms.silenced] < least) return undefined
  return deed.is === 'spend'
    ? t('{the:name} may spend no more fatigue in this fight: leave the spending out', { name: unit.name })
    : t('{the:name} may trigger no more abilities in this fight: leave {ability} out', {
        name: unit.name,
        ability: deed.is === 'ability' ? deed.played.ability.name : deed.name
      })
}

/** A test has cost a unit its last model. */
const isEndedByDice = (engagement: Engagement): boolean => isOver(engagement) && (engagement.tests?.met ?? 0) > 0

/** Nothing is unpaid yet. */
const withNothingUnpaid = (engagement: Engagement, role: UnitRole): Engagement => {
  const own = unitAt(engagement, role)
  return own.terms.isUnpaid ? put(engagement, role, changed(own, { terms: { ...own.terms, isUnpaid: false } })) : engagement
}

/** There is fatigue to take, and something that it buys here: a shooter buys nothing, who is shot at armour alone (T2.3, T3.9). */
export const canSpend = (engagement: Engagement, role: UnitRole, buys: Spend): boolean => {
  const { place } = unitAt(engagement, role)
  if (place !== 'melee' && !(place === 'shot-at' && buys === 'armour')) return false
  return enemiesOf(engagement, role).some(enemy => unitAt(engagement, enemy).fatigue > 0)
}

const spendOne = (engagement: Engagement, role: UnitRole, buys: 'armour' | 'enemy-armour'): Engagement => {
  const { terms, place } = unitAt(engagement, role)
  const enemy = enemiesOf(engagement, role)[0] ?? 'defender'
  const before = unitAt(engagement, enemy).fatigue
  const after = spendFatigue(engagement, role, [buys])
  if (!terms.buysBoth || unitAt(after, enemy).fatigue === before) return after
  // each fatigue has both effects: the other one comes free
  const effect =
    buys === 'armour' ? ({ verb: 'armour', of: 'enemy', count: -1 } as const) : ({ verb: 'armour', of: 'own', count: 1 } as const)
  if (buys === 'armour' && place !== 'melee') return after
  const chosen = { attack: 0, defence: 0, count: 0, rare: 0 }
  return applyEffects(after, role, {
    isAbility: false,
    effect,
    places: [place],
    chosen,
    rule: 'V9.0',
    source: t('fatigue spent')
  })
}

/** The engagement after one act, and what it gives an enemy who counts acts (N10). */
export const actWith = (complain: Complain) => {
  const play = playing(complain)
  return (engagement: Engagement, role: UnitRole, deed: UnitAction): Engagement => {
    const hindrance = reasonAgainst(engagement, role, deed)
    if (hindrance !== undefined) {
      // what dice have ended nobody could have left out
      if (!isEndedByDice(engagement)) complain(role, { reason: hindrance })
      return engagement
    }
    if (deed.is === 'pass') return engagement
    const enemy = enemiesOf(engagement, role)[0] ?? 'defender'
    const watched = isByRule(deed) ? 0 : unitAt(engagement, enemy).terms.perEnemyAct
    const clear = withNothingUnpaid(engagement, role)
    const after =
      deed.is === 'ability'
        ? play(clear, role, deed.played)
        : deed.is === 'own'
          ? deed.effects.reduce((now, bound) => applyEffects(now, role, bound), clear)
          : spendOne(clear, role, deed.buys)
    if (watched === 0) return withNothingUnpaid(after, role)
    const his = unitAt(after, enemy)
    const bonusAttack = his.bonusAttack + watched
    const origin = { rule: 'V9.0', source: t('an act of the enemy') }
    const ledger = entry(his.ledger, 'attack dice', his.held + bonusAttack, watched, origin)
    return put(withNothingUnpaid(after, role), enemy, changed(his, { bonusAttack, ledger }))
  }
}

/** Step 3: one act of each side in turn; who has none left passes, and two passes in a row end it. */
export const takeTurns =
  (complain: Complain) =>
  (engagement: Engagement): Engagement => {
    const act = actWith(complain)
    const first: UnitRole = engagement.readings['first-act'] === 'defender' ? 'defender' : 'attacker'
    const order: readonly UnitRole[] = first === 'attacker' ? ['attacker', 'defender'] : ['defender', 'attacker']
    const left = {
      attacker: [...unitActionsOf(engagement, 'attacker')],
      defender: [...unitActionsOf(engagement, 'defender')],
      companion: [] as UnitAction[]
    }
    const isFinal = engagement.readings['pass-final'] === 'yes'
    let now = engagement
    let passes = 0
    for (let turn = 0; passes < 2; turn++) {
      const role = order[turn % 2] as UnitRole
      const deed = left[role].shift() ?? { is: 'pass' }
      const isPass = deed.is === 'pass'
      passes = isPass ? passes + 1 : 0
      if (isPass && isFinal) left[role] = []
      now = act(now, role, deed)
    }
    for (const role of order) {
      const idle = left[role].find(({ is }) => is !== 'pass')
      if (idle) complain(role, { reason: t('two passes in a row end step 3 (V9.13): leave out what comes after them') })
    }
    return now
  }
