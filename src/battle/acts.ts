import { type Complain, playing, spending } from './abilities'
import { enemiesOf, type Fray, put, type SideName, unitAt } from './standing'
import { type Bound, isBeforehand, type Played } from './unit'
import { worked } from './verbs'

/** Step 3 of the second edition: abilities and fatigue, one act at a time in turn (T3.8). */

/** One act in its place: an ability, a rule or an effect of one's own, fatigue spent, or a pass. */
export type Deed =
  | { readonly is: 'ability'; readonly played: Played }
  | { readonly is: 'own'; readonly name: string; readonly isRule: boolean; readonly effects: readonly Bound[] }
  | { readonly is: 'spend'; readonly buys: 'armour' | 'enemy-armour' }
  | { readonly is: 'pass' }

/** Dice of a basic ability are acts of their own. */
const usesOf = (played: Played): readonly Deed[] => [{ is: 'ability', played }]

/** What a unit does, in order: as its acts say, then the abilities and the fatigue that they do not name. */
export const deedsOf = (fray: Fray, side: SideName): readonly Deed[] => {
  const { unit } = unitAt(fray, side)
  const abilities = unit.abilities.filter(({ ability }) => !isBeforehand(ability)).flatMap(usesOf)
  let next = 0
  const said = unit.acts.flatMap((act): readonly Deed[] => {
    if (typeof act === 'object') return [{ is: 'own', ...act }]
    if (act === 'ability') return abilities.slice(next, ++next)
    return act === 'pass' ? [{ is: 'pass' }] : [{ is: 'spend', buys: act }]
  })
  const spends = unit.spend.flatMap((buys): readonly Deed[] =>
    buys === 'armour' || buys === 'enemy-armour' ? [{ is: 'spend', buys }] : []
  )
  return [...said, ...abilities.slice(next), ...spends]
}

const SILENCED = { no: 0, abilities: 1, all: 2 } as const

/** Why the act cannot be made now; nothing where it can. */
const hinders = (fray: Fray, side: SideName, deed: Deed): string | undefined => {
  const { terms, unit } = unitAt(fray, side)
  const least = deed.is === 'spend' ? 2 : 1
  const isBound = deed.is === 'ability' || deed.is === 'spend' || (deed.is === 'own' && !deed.isRule)
  if (!isBound || SILENCED[terms.silenced] < least) return undefined
  return deed.is === 'spend'
    ? `the ${unit.name} may spend no more fatigue in this fight: leave the spend out`
    : `the ${unit.name} may trigger no more abilities in this fight: leave ${deed.is === 'ability' ? deed.played.ability.name : deed.name} out`
}

/** Nothing is unpaid yet. */
const freed = (fray: Fray, side: SideName): Fray => {
  const own = unitAt(fray, side)
  return own.terms.isUnpaid ? put(fray, side, { ...own, terms: { ...own.terms, isUnpaid: false } }) : fray
}

const spent = (fray: Fray, side: SideName, buys: 'armour' | 'enemy-armour'): Fray => {
  const { terms, place } = unitAt(fray, side)
  const enemy = enemiesOf(fray, side)[0] ?? 'defender'
  const before = unitAt(fray, enemy).fatigue
  const after = spending(fray, side, [buys])
  if (!terms.buysBoth || unitAt(after, enemy).fatigue === before) return after
  // each fatigue has both effects: the other one comes free
  const effect =
    buys === 'armour' ? ({ verb: 'armour', of: 'enemy', count: -1 } as const) : ({ verb: 'armour', of: 'own', count: 1 } as const)
  if (buys === 'armour' && place !== 'melee') return after
  const chosen = { attack: 0, defence: 0, count: 0, rare: 0 }
  return worked(after, side, { isAbility: false, effect, places: [place], chosen, rule: 'V9.0', source: 'fatigue spent' })
}

/** The fray after one act, and what it gives an enemy who counts acts (N10). */
export const acted = (complain: Complain) => {
  const play = playing(complain)
  return (fray: Fray, side: SideName, deed: Deed): Fray => {
    const hindrance = hinders(fray, side, deed)
    if (hindrance !== undefined) {
      complain(side, hindrance)
      return fray
    }
    if (deed.is === 'pass') return fray
    const enemy = enemiesOf(fray, side)[0] ?? 'defender'
    const watched = deed.is === 'own' && deed.isRule ? 0 : unitAt(fray, enemy).terms.perEnemyAct
    const clear = freed(fray, side)
    const after =
      deed.is === 'ability'
        ? play(clear, side, deed.played)
        : deed.is === 'own'
          ? deed.effects.reduce((now, bound) => worked(now, side, bound), clear)
          : spent(clear, side, deed.buys)
    if (watched === 0) return freed(after, side)
    const his = unitAt(after, enemy)
    return put(freed(after, side), enemy, { ...his, bonusAttack: his.bonusAttack + watched })
  }
}

/** Step 3: one act of each side in turn; who has none left passes, and two passes in a row end it. */
export const inTurn =
  (complain: Complain) =>
  (fray: Fray): Fray => {
    const act = acted(complain)
    const first: SideName = fray.readings['first-act'] === 'defender' ? 'defender' : 'attacker'
    const order: readonly SideName[] = first === 'attacker' ? ['attacker', 'defender'] : ['defender', 'attacker']
    const left = { attacker: [...deedsOf(fray, 'attacker')], defender: [...deedsOf(fray, 'defender')], companion: [] as Deed[] }
    const isFinal = fray.readings['pass-final'] === 'yes'
    let now = fray
    let passes = 0
    for (let turn = 0; passes < 2; turn++) {
      const side = order[turn % 2] as SideName
      const deed = left[side].shift() ?? { is: 'pass' }
      const isPass = deed.is === 'pass'
      passes = isPass ? passes + 1 : 0
      if (isPass && isFinal) left[side] = []
      now = act(now, side, deed)
    }
    for (const side of order) {
      const idle = left[side].find(({ is }) => is !== 'pass')
      if (idle) complain(side, 'two passes in a row end step 3 (T3.8): leave out what comes after them')
    }
    return now
  }
