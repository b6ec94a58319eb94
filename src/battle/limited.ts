import { attackDice } from './fighter'
import { boundedArmour, enemiesOf, entry, type Fray, put, type SideName, type Standing, unitAt } from './standing'

/** Where a sum goes beyond what the rules allow, its ledger ends with the limit. */

type Limit = (fray: Fray, own: Standing, side: SideName) => Standing

const diceRule = ({ book }: Fray, { place }: Standing): string =>
  book.edition === 2 ? 'V9.2' : place === 'melee' ? 'R3.5' : 'R2.2'

/** The cap of attack dice, and that there are never fewer than none. */
const ofAttack: Limit = (fray, own) => {
  const sum = own.held + own.bonusAttack
  const { dice } = attackDice(own)
  if (own.place === 'shot-at' || dice === sum) return own
  const source = dice > sum ? 'never fewer than none' : `at most twice the ${own.capBase} before abilities`
  return { ...own, ledger: entry(own.ledger, 'attack dice', dice, dice - sum, { rule: diceRule(fray, own), source }) }
}

const ofDefence: Limit = (_fray, own) => {
  const sum = own.gained + own.bonusDefence
  const origin = { rule: own.place === 'melee' ? 'R3.7' : 'R2.4', source: 'never fewer than none' }
  return sum < 0 ? { ...own, ledger: entry(own.ledger, 'defence dice', 0, -sum, origin) } : own
}

/** Armour from its least to its most (R1.2); Side by Side against each enemy it was bought from as well. */
const ofArmour: Limit = (fray, own, side) => {
  const apart = enemiesOf(fray, side).filter(enemy => own.armourAgainst[enemy] !== 0)
  let { ledger } = own
  for (const enemy of [undefined, ...apart]) {
    const sum = own.armour + (enemy ? own.armourAgainst[enemy] : 0)
    const held = boundedArmour({ ...own, armour: sum }, fray.book)
    if (held === sum) continue
    const bound = held < sum ? `at most ${held}` : `at least ${held}`
    const source = enemy ? `${bound}, against the ${unitAt(fray, enemy).unit.name}` : bound
    ledger = entry(ledger, 'armour', held, held - sum, { rule: 'R1.2', source })
  }
  return ledger === own.ledger ? own : { ...own, ledger }
}

const limits: readonly Limit[] = [ofAttack, ofDefence, ofArmour]

export const limiting = (fray: Fray, side: SideName): Fray => {
  const own = unitAt(fray, side)
  const held = limits.reduce((now, limit) => limit(fray, now, side), own)
  return held === own ? fray : put(fray, side, held)
}
