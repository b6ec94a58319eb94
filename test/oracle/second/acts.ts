import { certain, onward, type Spread } from '../spread'
import { suffer } from './losses'
import { armourSteps, enemyOf } from './profile'
import {
  armourNow,
  type Field,
  firstStep,
  hasClosed,
  holds,
  poolOf,
  type Standing,
  stepArmour,
  type Table,
  tire,
  worth
} from './standing'
import type { Act, Clause, Effect, Fight, Place, Side, Unit } from './types'

/** Effects of rules and abilities, and step 3 with its acts in turn (T3.8). */

/** Rolls the dice of a test (N14): each result separately, in the order thrown. */
export type Tester = (dice: number, sorts: (face: number) => number) => Spread<readonly number[]>

interface Using {
  readonly table: Table
  readonly side: Side
  readonly test: Tester
  readonly sacrificed: number
  readonly onBox: number
  readonly enemyActs: number | undefined
}

const placeOf = ({ fight }: Table, side: Side): Place => {
  if (fight.kind === 'melee') return 'melee'
  return side === 'attacker' ? 'shooting' : 'shot-at'
}

export const applies = (effect: Effect, table: Table, field: Field, side: Side): boolean =>
  (effect.in === undefined || effect.in.includes(placeOf(table, side))) && holds(effect.if, table, field, side)

const changing = (field: Field, side: Side, change: (standing: Standing) => Standing): Field => ({
  ...field,
  [side]: change(field[side])
})

/** Models leave in step 3: their dice stay unless reading removed-dice takes them. */
const withoutDice = (before: Standing, after: Standing, table: Table, side: Side): Standing => {
  if (table.readings['removed-dice'] === 'keep' || before.models === after.models || before.held === 0) return after
  const fewer = poolOf(table, side, before, 0) - poolOf(table, side, after, 0)
  return { ...after, held: Math.max(0, after.held - fewer), attack: Math.max(0, after.attack - fewer) }
}

/** Models lost in this fight that are back: no losses any more, those that counted for the winner the last to be forgiven. */
const withBack = (me: Standing, back: number, { fight, readings }: Table, side: Side): Standing => {
  const more = me.models === 0 ? 0 : Math.min(back, fight[side].models - me.models, me.losses + me.sacrificed)
  const ofSacrificed = Math.min(more, me.sacrificed)
  return {
    ...me,
    models: me.models + more,
    sacrificed: me.sacrificed - ofSacrificed,
    losses: me.losses - (more - ofSacrificed),
    counted: me.counted - (readings['valhalla-counts'] === 'yes' ? more : more - ofSacrificed)
  }
}

const tested = (effect: Effect & { readonly verb: 'test' }, field: Field, using: Using): Spread<Field> => {
  const { table, side, test } = using
  const enemy = enemyOf(side)
  const { above = 0, atLeast = 1 } = effect
  const shotAt = armourSteps(table.fight[enemy], 'shoot').reduce((sum, step) => sum + step, 0)
  // T1.4
  const held = Math.min(6, Math.max(2, shotAt))
  const meant = (said: number | 'enemy-armour' | 'enemy-armour-shot'): number =>
    said === 'enemy-armour' ? armourNow(field[enemy], table.readings) : said === 'enemy-armour-shot' ? held : said
  const [over, least] = [meant(above), meant(atLeast)]
  // 1: success; 2: own loss
  const sort = (face: number): number => (face > over && face >= least ? 1 : face === effect.ownLossOn ? 2 : 0)
  const thrown = test(worth(effect.dice, table, field, side, using), sort)
  return onward(thrown, sorts => {
    const successes = sorts.filter(each => each === 1).length
    const own = sorts.filter(each => each === 2).length
    let now = field
    if (effect.then === 'enemy-loss') {
      now = changing(now, enemy, he => withoutDice(he, suffer(he, successes, table, enemy), table, enemy))
    } else if (effect.then === 'enemy-attack-die') {
      now = changing(now, enemy, he => ({ ...he, attack: Math.max(0, he.attack - successes) }))
    } else {
      now = changing(now, side, me => withBack(me, successes, table, side))
    }
    if (effect.fatigueFrom !== undefined && successes >= effect.fatigueFrom)
      now = changing(now, enemy, he => tire(he, table.fight[enemy], 1, table.readings))
    return certain(changing(now, side, me => withoutDice(me, suffer(me, own, table, side), table, side)))
  })
}

/** One effect on both units. Dice for the pool and fatigue before the fight have been taken already. */
const used = (effect: Effect, field: Field, using: Using): Spread<Field> => {
  const { table, side } = using
  if (!applies(effect, table, field, side)) return certain(field)
  if (effect.verb === 'test') return tested(effect, field, using)
  return certain(withEffect(effect, field, using))
}

const withEffect = (effect: Exclude<Effect, { verb: 'test' }>, field: Field, using: Using): Field => {
  const { table, side, enemyActs } = using
  const enemy = enemyOf(side)
  const own = (change: (standing: Standing) => Standing): Field => changing(field, side, change)
  const whose = (of: 'own' | 'enemy' | undefined): Side => (of === 'enemy' ? enemy : side)
  switch (effect.verb) {
    case 'attack-dice': {
      if (effect.into === 'pool') return field
      const { count } = effect
      if (typeof count !== 'number' && count.follows === 'enemy-acts') {
        const { times = 1 } = count
        // Reading enemy-acts: the number the user gives, else what the enemy does from now on.
        if (enemyActs !== undefined) return own(me => ({ ...me, attack: me.attack + times * enemyActs }))
        return own(me => ({ ...me, perEnemyAct: me.perEnemyAct + times }))
      }
      const dice = worth(count, table, field, side, using)
      return own(me => ({ ...me, attack: me.attack + dice }))
    }
    case 'defence-dice': {
      const dice = worth(effect.count, table, field, side, using)
      return changing(field, whose(effect.of), standing => ({ ...standing, defence: standing.defence + dice }))
    }
    case 'armour':
      return changing(field, whose(effect.of), standing => stepArmour(standing, effect.count))
    case 'attack-roll':
      return changing(field, whose(effect.of), ({ attackRoll, attackRaises, ...rest }) =>
        effect.dice === undefined
          ? { ...rest, attackRaises, attackRoll: attackRoll + effect.count }
          : { ...rest, attackRoll, attackRaises: [...attackRaises, { count: effect.count, dice: effect.dice }] }
      )
    case 'defence-roll':
      return changing(field, whose(effect.of), ({ defenceRoll, defenceRaises, ...rest }) =>
        effect.dice === undefined
          ? { ...rest, defenceRaises, defenceRoll: defenceRoll + effect.count }
          : { ...rest, defenceRoll, defenceRaises: [...defenceRaises, { count: effect.count, dice: effect.dice }] }
      )
    case 'reroll': {
      const { of, results, most, forEach } = effect
      const forced = of === 'enemy-attack' || of === 'enemy-defence'
      const rerolling = {
        forced,
        ...(results !== undefined && { results }),
        ...(most !== undefined && { most: worth(most, table, field, side, using) }),
        ...(forEach && { forEach })
      }
      return changing(field, forced ? enemy : side, ({ attackRerolls, defenceRerolls, ...rest }) =>
        of === 'attack' || of === 'enemy-attack'
          ? { ...rest, defenceRerolls, attackRerolls: [...attackRerolls, rerolling] }
          : { ...rest, attackRerolls, defenceRerolls: [...defenceRerolls, rerolling] }
      )
    }
    case 'hits': {
      const more = worth(effect.count, table, field, side, using)
      return own(me => ({ ...me, hits: me.hits + more }))
    }
    case 'hits-on': {
      const { of, on, count, or = 'more', strikes = 'enemy' } = effect
      const most = effect.most === undefined ? 99 : worth(effect.most, table, field, side, using)
      return own(me => ({ ...me, hitsOn: [...me.hitsOn, { of, on, count, or, most, strikes }] }))
    }
    case 'hits-back':
      return own(me => ({ ...me, hitsBack: effect.per }))
    case 'cancel-hits':
      return own(me => ({ ...me, cancelHits: me.cancelHits + effect.count }))
    case 'ignore-hits':
      return own(me => ({ ...me, ignoreHits: me.ignoreHits + effect.count }))
    case 'cancels-on':
      return own(me => ({ ...me, cancelsOn: [...me.cancelsOn, { on: effect.on, count: effect.count }] }))
    case 'armour-limit': {
      const { of, least = 2, most = 6, raise, lower } = effect
      return changing(field, whose(of), he => ({
        ...he,
        least: Math.max(he.least, least),
        most: Math.min(he.most, most),
        ...(raise && { noRaise: true }),
        ...(lower && { noLower: true })
      }))
    }
    case 'turn-dice':
      return own(me => ({ ...me, defence: me.defence + me.attack, attack: 0, held: 0 }))
    case 'discard-dice': {
      if (effect.count === 'all')
        return changing(field, whose(effect.of), standing => ({ ...standing, attack: 0, held: 0, disarmed: true }))
      const dice = worth(effect.count, table, field, side, using)
      return changing(field, whose(effect.of), standing => ({ ...standing, attack: Math.max(0, standing.attack - dice) }))
    }
    case 'dice-per-hit':
      // No defence dice at all is stronger than more of them.
      return own(me => ({ ...me, dicePerHit: me.dicePerHit * effect.count === 0 ? 0 : Math.max(me.dicePerHit, effect.count) }))
    case 'silence':
      return [enemy, ...(effect.both ? [side] : [])].reduce(
        (now, each) =>
          changing(now, each, he => ({
            ...he,
            silenced: effect.fatigue === 'no' || he.silenced === 'all' ? 'all' : 'abilities'
          })),
        field
      )
    case 'fatigue': {
      const { of, count, when } = effect
      if (when === 'before') return field
      if (when === 'now') return changing(field, whose(of), he => tire(he, table.fight[whose(of)], count, table.readings))
      return own(me => ({ ...me, after: [...me.after, { of, count, casualtiesAtLeast: effect.if?.casualtiesAtLeast ?? 0 }] }))
    }
    case 'ignore-fatigue':
      return own(me => ({ ...me, ignoreFatigue: me.ignoreFatigue + effect.count }))
    case 'resilience':
      // It replaces what the unit has (T8.6); the better one stays.
      return own(me => ({
        ...me,
        resilience: effect.more ? me.resilience + effect.count : Math.max(me.resilience, effect.count)
      }))
    case 'sacrifice':
      return own(me => {
        const gone = Math.min(me.models, effect.count)
        const counted = me.counted + (table.readings['valhalla-counts'] === 'yes' ? gone : 0)
        return withoutDice(me, { ...me, models: me.models - gone, sacrificed: me.sacrificed + gone, counted }, table, side)
      })
    case 'cover':
      return own(me =>
        table.fight[side].mount !== undefined || me.cover === bestCover(table) ? me : { ...me, cover: effect.kind }
      )
  }
}

const usedAll = (effects: readonly Effect[], field: Field, using: Using): Spread<Field> =>
  effects.reduce<Spread<Field>>((spread, effect) => onward(spread, now => used(effect, now, using)), certain(field))

/** T6.6: the price, or undefined where it cannot be paid. */
const paid = (price: Clause['price'], field: Field, { table, side }: Using): Field | undefined => {
  if (!price) return field
  const enemy = enemyOf(side)
  const { enemyFatigue = 0, ownFatigue = 0, armour = 0 } = price
  const { readings } = table
  const me = field[side]
  if (field[enemy].fatigue < enemyFatigue || me.fatigue < ownFatigue) return undefined
  // T6.6: to lose armour is to have less of it, and a sum above the most may fall and leave it as it is.
  const lower = armourNow({ ...me, armour: [...me.armour, -armour] }, readings)
  const falls = !me.noLower && armourNow(me, readings) - armour >= me.least && lower === armourNow(me, readings) - armour
  if (armour > 0 && !falls && readings['heimdall-floor'] === 'needs') return undefined
  const lowered = armour > 0 ? stepArmour(me, -armour) : me
  return {
    ...field,
    [side]: tire(lowered, table.fight[side], -ownFatigue, readings),
    [enemy]: tire(field[enemy], table.fight[enemy], -enemyFatigue, readings)
  }
}

const sacrificedBy = (effects: readonly Effect[], field: Field, side: Side): number =>
  effects.reduce((sum, effect) => sum + (effect.verb === 'sacrifice' ? Math.min(effect.count, field[side].models) : 0), 0)

const clausesUsed = (clauses: readonly Clause[], field: Field, using: Using): Spread<Field> =>
  clauses.reduce<Spread<Field>>(
    (spread, { price, effects }) =>
      onward(spread, now => {
        const after = paid(price, now, using)
        if (!after) return certain(now)
        return usedAll(effects, after, { ...using, sacrificed: sacrificedBy(effects, after, using.side) })
      }),
    certain(field)
  )

export const isGone = (field: Field): boolean => field.attacker.models === 0 || field.defender.models === 0

/** Whether the act can be made at all. */
export const canAct = (act: Act, field: Field, { fight }: Table): boolean => {
  if (isGone(field)) return false
  const me = field[act.by]
  if (act.kind === 'rule') return true
  if (act.kind === 'ability') return me.silenced === 'no'
  if (me.silenced === 'all' || field[enemyOf(act.by)].fatigue === 0) return false
  return fight.kind === 'melee' || (act.by === 'defender' && act.buys === 'armour')
}

/** One act: its effects, then what it gives an enemy who counts acts (N10). */
export const playAct = (act: Act, field: Field, table: Table, test: Tester): Spread<Field> => {
  if (!canAct(act, field, table)) return certain(field)
  const enemy = enemyOf(act.by)
  const watched = act.kind === 'rule' ? 0 : field[enemy].perEnemyAct
  const after = acted(act, field, table, test)
  return onward(after, now => certain(changing(now, enemy, he => ({ ...he, attack: he.attack + watched }))))
}

const acted = (act: Act, field: Field, table: Table, test: Tester): Spread<Field> => {
  const { by } = act
  const enemy = enemyOf(by)
  if (act.kind === 'fatigue') {
    const { [by]: unit, [enemy]: foe } = table.fight
    const spent = changing(field, enemy, he => tire(he, foe, -1, table.readings))
    const raised = act.buys === 'armour' || unit.buysBoth ? changing(spent, by, me => stepArmour(me, 1)) : spent
    const lowers = act.buys === 'enemy-armour' || (unit.buysBoth && table.fight.kind === 'melee')
    return certain(lowers ? changing(raised, enemy, he => stepArmour(he, -1)) : raised)
  }
  const onBox = act.kind === 'ability' ? (act.onBox ?? 0) : 0
  const enemyActs = act.kind === 'ability' ? act.enemyActs : undefined
  return clausesUsed(act.clauses, field, { table, side: by, test, sacrificed: 0, onBox, enemyActs })
}

export const playActs = (acts: readonly Act[], field: Field, table: Table, test: Tester): Spread<Field> =>
  acts.reduce<Spread<Field>>((spread, act) => onward(spread, now => playAct(act, now, table, test)), certain(field))

const sides: readonly Side[] = ['attacker', 'defender']

const ruled = ({ effects = [] }: Unit): readonly Effect[] => effects

/** All that comes before step 3: fatigue before the fight, step 1, the pools of step 2 with rules, Orders and Activation abilities. */
export const beforeActs = (entered: Field, table: Table, test: Tester): Spread<Field> => {
  const { fight, readings } = table
  let field = entered
  for (const side of sides)
    for (const effect of ruled(fight[side]))
      if (effect.verb === 'fatigue' && effect.when === 'before' && applies(effect, table, field, side)) {
        const of = effect.of === 'own' ? side : enemyOf(side)
        field = changing(field, of, standing => tire(standing, fight[of], effect.count, readings))
      }
  field = {
    attacker: firstStep(field.attacker, table, 'attacker', field.defender),
    defender: firstStep(field.defender, table, 'defender', field.attacker)
  }
  const step1 = field
  for (const side of sides) {
    if (fight.kind === 'shoot' && side === 'defender') continue
    const bonus = ruled(fight[side]).reduce(
      (sum, effect) =>
        effect.verb === 'attack-dice' && effect.into === 'pool' && applies(effect, table, step1, side)
          ? sum + worth(effect.count, table, step1, side)
          : sum,
      0
    )
    const held = poolOf(table, side, step1[side], bonus)
    field = changing(field, side, me => ({ ...me, held, attack: held }))
  }
  const ready = sides.reduce<Spread<Field>>((spread, side) => {
    const using = { table, side, test, sacrificed: 0, onBox: 0, enemyActs: undefined }
    // T3.7: what is turned is the pool alone, before anything else joins.
    const turnedFirst = [...ruled(fight[side])].sort((a, b) => Number(b.verb === 'turn-dice') - Number(a.verb === 'turn-dice'))
    return onward(spread, now => usedAll(turnedFirst, now, using))
  }, certain(field))
  if (fight.kind === 'melee') return ready
  return onward(ready, now => certain(changing(now, 'defender', coveredInShot(fight, table))))
}

/** Who has both covers counts as in the better one: in light cover where solid cover is worth nothing against shots (K10, cover-solid-shot). */
const bestCover = ({ fight, readings }: Table): 'light' | 'solid' =>
  fight.kind === 'shoot' && readings['cover-solid-shot'] === 'none' ? 'light' : 'solid'

/** Reading cover-solid-shot: armour too, unless it may not be raised any more (N8). */
const coveredInShot =
  ({ attacker }: Fight, { readings }: Table) =>
  (standing: Standing): Standing =>
    standing.cover === 'solid' && !attacker.deniesCover && readings['cover-solid-shot'] === 'save-3-armour'
      ? stepArmour(standing, 1)
      : standing

/** Bonus on defence dice for cover: closed ranks are solid cover, and one cover only (T3.2, T3.11, T2.6). */
export const coverBonus = (field: Field, table: Table, side: Side): number => {
  const { fight, readings } = table
  const { cover } = field[side]
  if (fight[enemyOf(side)].deniesCover) return 0
  if (fight.kind === 'melee') {
    if (side === 'attacker') return 0
    if (hasClosed(table, side) || cover === 'solid') return 1
    return cover === 'light' && readings['cover-light-melee'] === 'save-4' ? 1 : 0
  }
  if (cover === 'light') return 1
  return cover === 'solid' ? { 'save-3': 1, 'save-3-armour': 1, 'save-2': 2, none: 0 }[readings['cover-solid-shot']] : 0
}
