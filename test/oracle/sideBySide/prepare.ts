import { afterSpending, loseDice, playStep, takeMarker, takeVengeance } from '../choices'
import type { Spend, Unit } from '../fight'
import type { Fighter, Gains } from '../fighter'
import { choosingAgain, fighterOf, inside, rolls, savesOfCharged, stanceOf } from '../melee'
import type { Stance } from '../pool'
import { type Readings, readingsOf } from '../readings'
import { type Strength, strengthOf } from '../strength'
import type { SideBySide, Trio, TrioField } from './trio'

/** A melee of three units ready for its dice. */
export interface Together {
  readonly field: TrioField
  readonly warlord: Strength
  readonly companion: Strength
  /** The enemy as each of the two meets him; only his armour may differ. */
  readonly enemy: { readonly ofWarlord: Strength; readonly ofCompanion: Strength }
  /** Of the enemy's attack dice, those at the warlord. */
  readonly aimed: number
  readonly step3: Step3
}

/** What step 3 gave, for second-melee-abilities=last. */
interface Step3 extends Trio<Gains> {
  readonly against: Against
}

/** The enemy's armour +1 holds only against the unit whose fatigue paid for it (R6.3). */
interface Against {
  readonly warlord: readonly number[]
  readonly companion: readonly number[]
}

const stands = ({ standing }: Fighter): boolean => standing.models > 0

/** A side spends the markers of one enemy unit: each way once, for whichever of the two asks first (R3.4). */
function attackersSpend(attackers: readonly Fighter[], enemy: Fighter): void {
  const spent = new Set<Spend>()
  for (const me of attackers) {
    for (const spend of me.unit.spend ?? []) {
      if (spent.has(spend) || !takeMarker(enemy)) continue
      spent.add(spend)
      if (spend === 'armour') me.gains.armour.push(+1)
      // It is the enemy's armour that is worse, for the dice of both.
      else enemy.gains.armour.push(-1)
    }
  }
}

/** The enemy faces two units, so each way is open to him twice. */
function enemySpends(foe: Fighter, spends: readonly Spend[] = []): readonly number[] {
  const against: number[] = []
  for (const spend of new Set(spends)) {
    if (!stands(foe) || !takeMarker(foe)) continue
    if (spend === 'armour') against.push(+1)
    else foe.gains.armour.push(-1)
  }
  return against
}

/** Step 3: the attackers, each for itself, then the enemy, who meets them both. */
function choose({ warlord, companion, enemy }: Trio<Fighter>, fight: SideBySide, readings: Readings): Against {
  const attackers = [warlord, companion].filter(stands)
  warlord.beside = companion
  companion.beside = warlord
  for (const me of attackers) playStep(me, [enemy], readings)
  attackersSpend(attackers, enemy)
  for (const me of attackers) afterSpending(me, [enemy], readings)
  playStep(enemy, attackers, readings)
  const against = {
    warlord: enemySpends(warlord, fight.enemySpends?.fromWarlord),
    companion: enemySpends(companion, fight.enemySpends?.fromCompanion)
  }
  afterSpending(enemy, attackers, readings)
  return against
}

/** Steps 1 to 3. A further melee has no step 3: it takes what the readings let stay of the first. */
export function prepare(asked: SideBySide, before: TrioField, first?: Together): Together {
  const readings = readingsOf(asked)
  const fight = first ? again(asked, readings) : asked
  const field = { ...before, enemy: inside(before.enemy, fight.building) }
  const stances: Trio<Stance> = {
    warlord: stanceOf(fight.warlord, field.warlord, 'attacker', readings),
    companion: stanceOf(fight.companion, field.companion, 'attacker', readings),
    enemy: stanceOf(fight.enemy, field.enemy, 'defender', readings)
  }
  const fighters: Trio<Fighter> = {
    warlord: fighterOf(fight.warlord, [fight.enemy], field.warlord, stances.warlord, readings),
    companion: fighterOf(fight.companion, [fight.enemy], field.companion, stances.companion, readings),
    enemy: fighterOf(fight.enemy, [fight.warlord, fight.companion], field.enemy, stances.enemy, readings)
  }
  const against = first ? keepAndSpend(fighters, fight, first.step3, readings) : choose(fighters, fight, readings)
  if (!first)
    for (const who of ['warlord', 'companion', 'enemy'] as const) {
      loseDice(fighters[who], field[who].engaged, stances[who], readings)
    }
  return strengthsOf(fight, field, fighters, against, first === undefined)
}

/** The fight as all choose in a further melee. */
const again = (fight: SideBySide, readings: Readings): SideBySide => ({
  ...fight,
  warlord: choosingAgain(fight.warlord, readings),
  companion: choosingAgain(fight.companion, readings),
  enemy: choosingAgain(fight.enemy, readings),
  enemySpends: (readings['thor-choices'] === 'anew' && fight.enemySpendsAgain) || {}
})

/** What the readings let stay of the first melee, and the fatigue spent in this one. */
function keepAndSpend(fighters: Trio<Fighter>, fight: SideBySide, step3: Step3, readings: Readings): Against {
  const kept = keep(fighters, step3, readings)
  const { warlord, companion } = fighters
  attackersSpend([warlord, companion].filter(stands), fighters.enemy)
  return {
    warlord: [...kept.warlord, ...enemySpends(warlord, fight.enemySpends?.fromWarlord)],
    companion: [...kept.companion, ...enemySpends(companion, fight.enemySpends?.fromCompanion)]
  }
}

function keep(fighters: Trio<Fighter>, { against, ...gains }: Step3, readings: Readings): Against {
  if (readings['second-melee-abilities'] === 'none') {
    const attackers = [fighters.warlord, fighters.companion].filter(stands)
    for (const me of attackers) takeVengeance(me, [fighters.enemy])
    takeVengeance(fighters.enemy, attackers)
    return { warlord: [], companion: [] }
  }
  for (const who of ['warlord', 'companion', 'enemy'] as const)
    fighters[who].gains = { ...gains[who], armour: [...gains[who].armour] }
  return against
}

function strengthsOf(fight: SideBySide, field: TrioField, fighters: Trio<Fighter>, against: Against, first: boolean): Together {
  const readings = readingsOf(fight)
  const { warlord, companion, enemy } = fighters
  const attacking = (me: Fighter) => strengthOf(me, { ...rolls(me.unit, readings), savesOn: 5 }, readings)
  const saves = savesOfCharged(fight.enemy, fight.building)
  const defending = (extra: readonly number[]) => {
    const gains = { ...enemy.gains, armour: [...enemy.gains.armour, ...extra] }
    return strengthOf({ ...enemy, gains }, { ...rolls(enemy.unit, readings), savesOn: saves }, readings)
  }
  const after = { ...field, warlord: warlord.standing, companion: companion.standing, enemy: enemy.standing }
  const ofWarlord = defending(against.warlord)
  return {
    field: after,
    warlord: attacking(warlord),
    companion: attacking(companion),
    enemy: { ofWarlord, ofCompanion: defending(against.companion) },
    aimed: aimedAtWarlord(fight, after, ofWarlord.attackDice, first),
    step3: { warlord: warlord.gains, companion: companion.gains, enemy: enemy.gains, against }
  }
}

/** R6.3: at most half of his dice, rounded up (R1.1); a warlord may turn on his peer with all of them. */
const mostAtWarlord = (enemy: Unit, dice: number): number => (enemy.class === 'warlord' ? dice : Math.ceil(dice / 2))

/** Nobody aims at the fallen. */
function aimedAtWarlord({ enemy, split }: SideBySide, { warlord, companion }: TrioField, dice: number, first: boolean): number {
  if (companion.models === 0) return dice
  if (warlord.models === 0) return 0
  const most = mostAtWarlord(enemy, dice)
  if (first && !(Number.isInteger(split) && split >= 0 && split <= most)) {
    throw new RangeError(`the enemy aims 0 to ${most} of his ${dice} attack dice at the warlord (R6.3), not ${split}`)
  }
  return Math.min(split, most)
}

/** Every way in which the enemy may divide his dice. */
export function splits(fight: Omit<SideBySide, 'split'>, before: TrioField): readonly number[] {
  const { enemy, field } = prepare({ ...fight, split: 0 }, before)
  const dice = enemy.ofWarlord.attackDice
  if (field.companion.models === 0) return [dice]
  return Array.from({ length: mostAtWarlord(fight.enemy, dice) + 1 }, (_, split) => split)
}
