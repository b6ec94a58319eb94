/**
 * The least a melee can cost: its sums written out by hand over tables of binomial chances, and its dice thrown by hand over
 * tables of faces. Nothing here is shared with the product; the numbers are of sections 2 and 3 of the rules.
 */

/** One way of a melee: dice against a unit. */
export interface Strike {
  readonly dice: number
  /** 2 to 6: a natural 1 misses, a natural 6 hits. */
  readonly hitsOn: number
  /** Bonus defence dice of the unit struck, beside one per hit; all of them at most twice the hits. */
  readonly bonus: number
  readonly savesOn: number
  /** Models of the unit struck: its losses are no more. */
  readonly models: number
}

const MOST_DICE = 63
const ROW = MOST_DICE + 1
const MOST_MODELS = 12

/** `chance[on][n * ROW + k]`: of n dice, k show `on` or more. */
const chance = Array.from({ length: 7 }, (_, on) => binomials((7 - on) / 6))

function binomials(p: number): Float64Array {
  const rows = new Float64Array(ROW * ROW)
  rows[0] = 1
  for (let n = 1; n <= MOST_DICE; n++) {
    for (let k = 0; k <= n; k++) {
      const before = (n - 1) * ROW + k
      rows[n * ROW + k] = (rows[before] ?? 0) * (1 - p) + (k > 0 ? (rows[before - 1] ?? 0) * p : 0)
    }
  }
  return rows
}

const table = (on: number): Float64Array => {
  const rows = chance[on]
  if (on < 2 || rows === undefined) throw new Error(`no die can need ${on}`)
  return rows
}

/** `losses[k]`: the chance that k models fall. */
function strike({ dice, hitsOn, bonus, savesOn, models }: Strike, losses: Float64Array): void {
  const hitting = table(hitsOn)
  const saving = table(savesOn)
  losses.fill(0)
  for (let hits = 0; hits <= dice; hits++) {
    const chanceOfHits = hitting[dice * ROW + hits] as number
    const saves = hits + bonus < 2 * hits ? hits + bonus : 2 * hits
    const row = saves * ROW
    // Saves enough, saves too few for anyone to stand, and each loss between.
    const sure = hits - models
    let none = 0
    for (let saved = hits; saved <= saves; saved++) none += saving[row + saved] as number
    losses[0] = (losses[0] as number) + chanceOfHits * none
    let all = 0
    for (let saved = 0; saved <= sure; saved++) all += saving[row + saved] as number
    losses[models] = (losses[models] as number) + chanceOfHits * all
    for (let saved = sure < 0 ? 0 : sure + 1; saved < hits; saved++) {
      const lost = hits - saved
      losses[lost] = (losses[lost] as number) + chanceOfHits * (saving[row + saved] as number)
    }
  }
}

export interface Fought {
  readonly wins: number
  readonly tie: number
  readonly loses: number
  /** Chances of k models lost, of the attacker and of the defender; good until the next melee. */
  readonly attackerLosses: Float64Array
  readonly defenderLosses: Float64Array
  /** `joint[a * 13 + d]`: a attackers and d defenders fall; good until the next melee. */
  readonly joint: Float64Array
}

const attackerLosses = new Float64Array(MOST_MODELS + 1)
const defenderLosses = new Float64Array(MOST_MODELS + 1)
const joint = new Float64Array((MOST_MODELS + 1) ** 2)

/** Who loses fewer models wins (R3.10). Both strike at once, so the chances multiply. */
export function melee(attack: Strike, answer: Strike): Fought {
  strike(attack, defenderLosses)
  strike(answer, attackerLosses)
  let wins = 0
  let tie = 0
  let loses = 0
  for (let a = 0; a <= answer.models; a++) {
    const chanceOfA = attackerLosses[a] as number
    const row = a * (MOST_MODELS + 1)
    for (let d = 0; d <= attack.models; d++) {
      const both = chanceOfA * (defenderLosses[d] as number)
      joint[row + d] = both
      if (d > a) wins += both
      else if (d === a) tie += both
      else loses += both
    }
  }
  return { wins, tie, loses, attackerLosses, defenderLosses, joint }
}

const doubled = new Float64Array(MOST_MODELS + 1)

/** Losses when `hits` have fallen on the unit, saved or not; the hits are already doubled where they are. */
function losing(hits: number, { bonus, savesOn, models }: Strike, losses: Float64Array): void {
  const saving = table(savesOn)
  losses.fill(0)
  const saves = hits + bonus < 2 * hits ? hits + bonus : 2 * hits
  for (let saved = 0; saved <= saves; saved++) {
    const left = hits - saved
    const lost = left <= 0 ? 0 : left < models ? left : models
    losses[lost] = (losses[lost] as number) + (saving[saves * ROW + saved] as number)
  }
}

/** The melee in which the attacker's hits count double when they are at least twice those he takes (Crush). */
export function crush(attack: Strike, answer: Strike): Fought {
  const [hitting, back] = [table(attack.hitsOn), table(answer.hitsOn)]
  joint.fill(0)
  for (let taken = 0; taken <= answer.dice; taken++) {
    const chanceTaken = back[answer.dice * ROW + taken] as number
    doubled.fill(0)
    for (let hits = 0; hits <= attack.dice; hits++) {
      const chanceOfHits = hitting[attack.dice * ROW + hits] as number
      losing(hits > 0 && hits >= 2 * taken ? 2 * hits : hits, attack, defenderLosses)
      for (let d = 0; d <= attack.models; d++) doubled[d] = (doubled[d] as number) + chanceOfHits * (defenderLosses[d] as number)
    }
    losing(taken, answer, attackerLosses)
    for (let a = 0; a <= answer.models; a++) {
      const chanceOfA = chanceTaken * (attackerLosses[a] as number)
      const row = a * (MOST_MODELS + 1)
      for (let d = 0; d <= attack.models; d++) joint[row + d] = (joint[row + d] as number) + chanceOfA * (doubled[d] as number)
    }
  }
  return shown()
}

/** Who wins, from the table of losses. */
function shown(): Fought {
  const [sum, wide] = [{ wins: 0, tie: 0, loses: 0 }, MOST_MODELS + 1]
  for (let a = 0; a < wide; a++) {
    for (let d = 0; d < wide; d++) {
      const both = joint[a * wide + d] as number
      if (d > a) sum.wins += both
      else if (d === a) sum.tie += both
      else sum.loses += both
    }
  }
  return { ...sum, attackerLosses, defenderLosses, joint }
}

const throwing = (on: number) => Uint8Array.from({ length: 6 }, (_, face) => (face + 1 >= on ? 1 : 0))

/** The same melee thrown die by die; `random` gives 0 to under 1. How often the attacker wins, ties, loses, of `battles`. */
export function sampledMelee(attack: Strike, answer: Strike, battles: number, random: () => number) {
  const [onDefender, onAttacker] = [thrownStrike(attack, random), thrownStrike(answer, random)]
  const seen = new Uint32Array((MOST_MODELS + 1) ** 2)
  let wins = 0
  let tie = 0
  for (let battle = 0; battle < battles; battle++) {
    const d = onDefender()
    const a = onAttacker()
    const cell = a * (MOST_MODELS + 1) + d
    seen[cell] = (seen[cell] as number) + 1
    if (d > a) wins++
    else if (d === a) tie++
  }
  return { wins: wins / battles, tie: tie / battles, loses: (battles - wins - tie) / battles, seen }
}

function thrownStrike({ dice, hitsOn, bonus, savesOn, models }: Strike, random: () => number): () => number {
  const hitting = throwing(hitsOn)
  const saving = throwing(savesOn)
  return () => {
    let hits = 0
    for (let die = 0; die < dice; die++) hits += hitting[(random() * 6) | 0] as number
    const saves = hits + bonus < 2 * hits ? hits + bonus : 2 * hits
    let lost = hits
    for (let die = 0; die < saves; die++) lost -= saving[(random() * 6) | 0] as number
    return lost <= 0 ? 0 : lost < models ? lost : models
  }
}
