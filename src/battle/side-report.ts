import { type Distribution, moments } from '../chance/battle'
import type { Fate } from '../model/quantities'
import type { LedgerLine, LossDistribution, SideReport, UnitReport } from '../model/report'
import { type Clash, countOf, fighterAt } from './clash'
import type { Readied } from './fight'
import type { Fighter } from './fighter'
import { written } from './ledger'
import { lossDistribution } from './loss-distribution'
import { strikeMeans } from './means'
import { lossesOf, type Party } from './outcome'
import { armourFacing, enemiesOf, type SideName, unitAt } from './standing'

const lossesOver = (most: number, { states, weights }: Distribution<Clash>, lost: (state: Clash) => number): LossDistribution => {
  const p = Array.from({ length: most + 1 }, () => 0)
  states.forEach((state, i) => {
    p[lost(state)] = (p[lost(state)] ?? 0) + (weights[i] ?? 0)
  })
  return lossDistribution(p)
}

/** Where the least face that hits comes from. */
const hitsOnLine = (ready: Readied, fighter: Fighter): LedgerLine => {
  const enemy = unitAt(ready.fray, enemiesOf(ready.fray, fighter.side)[0] ?? 'defender')
  const { attackRoll, place } = fighter.standing
  const armour = armourFacing(ready.fray, enemy, fighter.side)
  const roll = attackRoll === 0 ? '' : `, ${attackRoll > 0 ? '+' : ''}${attackRoll} on each roll`
  return {
    what: 'hits on',
    value: fighter.hitsOn,
    rule: place === 'melee' ? 'R3.6' : 'R2.3',
    source: `armour ${armour} of the ${enemy.unit.name}${roll}`
  }
}

const unitReport = (ready: Readied, side: SideName, distribution: Distribution<Clash>): UnitReport => {
  const fighter = fighterAt(ready, side)
  const { standing } = fighter
  const { unit } = standing
  return {
    unit: unit.id,
    name: unit.name,
    models: unit.models,
    engaged: unit.engaged,
    attackDice: fighter.dice,
    hitsOn: fighter.dice > 0 ? fighter.hitsOn : null,
    rerolls: standing.rerollsAttack,
    defenceDice: fighter.bonusDefence,
    savesOn: standing.savesOn,
    rerollsDefence: standing.rerollsDefence,
    armour: fighter.armour,
    fatigue: standing.fatigue,
    fatigueLimit: unit.profile.fatigueLimit,
    exhausted: standing.exhausted,
    ledger: [...written(standing.ledger), ...(fighter.dice > 0 ? [hitsOnLine(ready, fighter)] : [])],
    strike: strikeMeans(ready, side, ready.split ?? 0),
    ...(ready.companion && {
      losses: lossesOver(unit.lives, distribution, state => lossesOf(ready, state, side)),
      wipedOut: moments(distribution, state => (lossesOf(ready, state, side) >= unit.lives ? 1 : 0)).mean
    })
  }
}

/** A side's part of the report. */
export const sideReport = (ready: Readied, party: Party, distribution: Distribution<Clash>, fate: Fate): SideReport => {
  const { unit } = fighterAt(ready, party).standing
  const sides: readonly SideName[] = party === 'attacker' && ready.companion ? ['attacker', 'companion'] : [party]
  return {
    ...fate,
    ...(unit.guards && { guards: lossesOver(unit.guards.models, distribution, state => countOf(state, party, 'Guards')) }),
    units: sides.map(side => unitReport(ready, side, distribution))
  }
}
