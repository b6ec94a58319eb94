import { t } from '../model/language'
import type { Spend } from '../model/scenario'
import { abilityApplier, type Complain, spendFatigue } from './abilities'
import { applyEffects } from './apply-effects'
import { changed, type Engagement, enemiesOf, entry, isOver, put, type UnitRole, unitAt } from './combatant'
import { type Bound, dieByDie, isBeforehand, type Played } from './unit'

/** Step 3 of the second edition: the sides take turns to use an ability or spend fatigue, one act at a time (T3.8). */

/** One act of step 3: an ability, a rule or effect that the user gave the unit (`own`), spending fatigue, or a pass. */
export type UnitAction =
  | { readonly is: 'ability'; readonly played: Played }
  | { readonly is: 'own'; readonly name: string; readonly isRule: boolean; readonly effects: readonly Bound[] }
  | { readonly is: 'spend'; readonly buys: 'armour' | 'enemy-armour' }
  | { readonly is: 'pass' }

/** The acts of an ability: one for each SAGA die on a basic ability, otherwise one (T3.8). */
const usesOf = (played: Played): readonly UnitAction[] => dieByDie(played).map(die => ({ is: 'ability', played: die }))

/** The unit's acts in order: those listed in its request, then its other abilities, then the fatigue in `spend`. */
export const unitActionsOf = (engagement: Engagement, role: UnitRole): readonly UnitAction[] => {
  const { unit } = unitAt(engagement, role)
  const abilities = unit.abilities.filter(({ ability }) => !isBeforehand(ability)).flatMap(usesOf)
  let next = 0
  const listed = unit.acts.flatMap((act): readonly UnitAction[] => {
    if (typeof act === 'object') return [{ is: 'own', ...act }]
    if (act === 'ability') return abilities.slice(next, ++next)
    return act === 'pass' ? [{ is: 'pass' }] : [{ is: 'spend', buys: act }]
  })
  const spends = unit.spend.flatMap((buys): readonly UnitAction[] =>
    buys === 'armour' || buys === 'enemy-armour' ? [{ is: 'spend', buys }] : []
  )
  return [...listed, ...abilities.slice(next), ...spends]
}

/** True for a rule of the unit used in place of an ability: nothing can silence it, and it does not count as an act. */
const isByRule = (action: UnitAction): boolean =>
  (action.is === 'own' && action.isRule) || (action.is === 'ability' && action.played.ability.cost === 'none')

const SILENCED = { no: 0, abilities: 1, all: 2 } as const

/** Why the act cannot be made now; undefined if it can. */
const reasonAgainst = (engagement: Engagement, role: UnitRole, action: UnitAction): string | undefined => {
  if (isOver(engagement) && action.is !== 'pass')
    return t('the melee ends when a unit has removed its last model (V9.13): leave out what comes after it')
  const { terms, unit } = unitAt(engagement, role)
  const least = action.is === 'spend' ? 2 : 1
  const isBound = !isByRule(action) && action.is !== 'pass'
  if (!isBound || SILENCED[terms.silenced] < least) return undefined
  return action.is === 'spend'
    ? t('{the:name} may spend no more fatigue in this fight: leave the spending out', { name: unit.name })
    : t('{the:name} may trigger no more abilities in this fight: leave {ability} out', {
        name: unit.name,
        ability: action.is === 'ability' ? action.played.ability.name : action.name
      })
}

/** True if the melee ended because a test cost a unit its last model. */
const isEndedByDice = (engagement: Engagement): boolean => isOver(engagement) && (engagement.tests?.met ?? 0) > 0

/** The engagement with the unit's mark for an unpaid price removed (T6.6). */
const withNothingUnpaid = (engagement: Engagement, role: UnitRole): Engagement => {
  const own = unitAt(engagement, role)
  return own.terms.isUnpaid ? put(engagement, role, changed(own, { terms: { ...own.terms, isUnpaid: false } })) : engagement
}

/**
 * True if an enemy has fatigue and it can buy this here: in a shot the shooter buys nothing and the target only armour (T2.3,
 * T3.9).
 */
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
  // each fatigue has both effects: the one that was not bought comes free
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

/**
 * Returns a function for the engagement after one act, with the attack dice it gives an enemy that gains some for each act (N10).
 * Complains if the act cannot be made.
 */
export const actWith = (complain: Complain) => {
  const play = abilityApplier(complain)
  return (engagement: Engagement, role: UnitRole, action: UnitAction): Engagement => {
    const reason = reasonAgainst(engagement, role, action)
    if (reason !== undefined) {
      // if dice ended the melee, the user could not have left the act out
      if (!isEndedByDice(engagement)) complain(role, { reason })
      return engagement
    }
    if (action.is === 'pass') return engagement
    const enemy = enemiesOf(engagement, role)[0] ?? 'defender'
    const watched = isByRule(action) ? 0 : unitAt(engagement, enemy).terms.perEnemyAct
    const clear = withNothingUnpaid(engagement, role)
    const after =
      action.is === 'ability'
        ? play(clear, role, action.played)
        : action.is === 'own'
          ? action.effects.reduce((now, bound) => applyEffects(now, role, bound), clear)
          : spendOne(clear, role, action.buys)
    if (watched === 0) return withNothingUnpaid(after, role)
    const foe = unitAt(after, enemy)
    const bonusAttack = foe.bonusAttack + watched
    const origin = { rule: 'V9.0', source: t('an act of the enemy') }
    const ledger = entry(foe.ledger, 'attack dice', foe.held + bonusAttack, watched, origin)
    return put(withNothingUnpaid(after, role), enemy, changed(foe, { bonusAttack, ledger }))
  }
}

/**
 * Returns step 3 as a stage: the sides make one act each in turn. A side with no acts left passes, and two passes in a row end
 * the step.
 */
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
      const action = left[role].shift() ?? { is: 'pass' }
      const isPass = action.is === 'pass'
      passes = isPass ? passes + 1 : 0
      if (isPass && isFinal) left[role] = []
      now = act(now, role, action)
    }
    for (const role of order) {
      const idle = left[role].find(({ is }) => is !== 'pass')
      if (idle) complain(role, { reason: t('two passes in a row end step 3 (V9.13): leave out what comes after them') })
    }
    return now
  }
