import type { Mistake } from './errors'
import { nearest } from './nearest'
import { either, quoted, visible } from './quoted'

/** What a user can get wrong in a request: what was given, what is allowed, the nearest right word, what to do. */

const perhaps = (near: string | undefined): string => (near === undefined ? '' : `; did you mean "${near}"?`)

const mistake = (message: string, at?: string): Mistake => (at === undefined ? { message } : { message, at })

/** A value of the wrong kind or out of range. `called`: how the user named it. */
export const notA = (called: string, value: unknown, expects: string, at: string, near?: string): Mistake =>
  mistake(`${called}: ${quoted(value)} is not ${expects}${perhaps(near)}`, at)

/** A value that is none of a few words. */
export const noneOf = (called: string, value: unknown, words: readonly string[], at: string): Mistake =>
  notA(called, value, either(words), at, typeof value === 'string' ? nearest(value, words) : undefined)

export const tooMany = (called: string, what: string, most: number, at: string): Mistake =>
  mistake(`${called}: more than ${most} ${what}`, at)

/** A key that a file or a path may not have. `inside`: the object it stands in, as a phrase. */
export const unknownKey = (key: string, inside: string, allowed: readonly string[], at: string): Mistake => {
  const near = nearest(key, allowed)
  return mistake(`${inside} has no ${quoted(key)}${near === undefined ? `: it may have ${either(allowed)}` : perhaps(near)}`, at)
}

export const missingKey = (key: string, inside: string, at: string): Mistake => mistake(`${inside} needs "${key}"`, at)

/** What a path may name instead, for the cure. */
export const unknownPath = (path: string, allowed: readonly string[]): Mistake =>
  mistake(
    `--set ${visible(path)}: there is no such path${perhaps(nearest(path, allowed)) || ', name one like attacker.models, defender.cover or seed'}`,
    path
  )

export const noValue = (flag: string, given: string, example: string): Mistake =>
  mistake(`${flag} ${visible(given)}: a name, = and a value are wanted, as in ${flag} ${example}`)

/** A name that no row of the rulebook bears. */
export const unknownName = (called: string, what: string, name: string, where: string, at: string, near?: string): Mistake =>
  mistake(`${called}: there is no ${what} ${quoted(name)}${perhaps(near) || ` (${where} lists them)`}`, at)

export const unknownWord = (word: string, at: string, near?: string): Mistake =>
  mistake(
    `unknown word ${quoted(word)}${perhaps(near) || ': a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall'}`,
    at
  )

/** The rest of a slip that has its own cure. */
const CURES: Readonly<Record<string, string>> = {
  shieldwall: '; giving up dice is `gives up dice`'
}

export const bareAbility = (word: string, id: string, at: string): Mistake =>
  mistake(`${quoted(word)}: the ability is \`+${id}\`${CURES[id] ?? ''}`, at)

export const badBonus = (given: string, at: string): Mistake =>
  mistake(`${quoted(given)} is no bonus: +2a is two attack dice, +1d one defence die, 1 to 99 of them`, at)

export const emptyAbility = (given: string, at: string): Mistake =>
  mistake(`${quoted(given)}: a name is wanted after the +, as in +shieldwall or +combat-pool=1a1d`, at)

export const twice = (what: string, first: string, second: string, at: string): Mistake =>
  mistake(`two ${what} for one unit, ${quoted(first)} and ${quoted(second)}: leave one out`, at)

export const twoTroops = (first: string, second: string, at: string): Mistake =>
  mistake(`two troops in one unit, ${quoted(first)} and ${quoted(second)}: leave one out`, at)

export const noNumber = (word: string, at: string): Mistake =>
  mistake(`${quoted(word)} needs a number after it, as in ${visible(word)} 1`, at)

export const whichTroop = (at: string): Mistake =>
  mistake(`which troop is the ${at.split('.', 1)[0]}? name one, as in 8 bondi or 4 hearthguard`, at)

export const howMany = (name: string, at: string): Mistake => mistake(`how many ${name}? say it, as in 8 ${name}`, at)

export const noVerb = (): Mistake =>
  mistake('nobody charges or shoots here: say who does what to whom, as in 8 bondi charge 4 huscarls', 'fight')

export const secondVerb = (verb: string): Mistake =>
  mistake(`a second verb, ${quoted(verb)}: one fight has one, and "then" stands between two fights`, 'fight')

export const nobody = (verb: string, where: 'before' | 'after'): Mistake =>
  mistake(`nobody ${where} ${quoted(verb)}: name both units, as in 8 bondi charge 4 huscarls`, 'fight')

export const noFight = (kind: string): Mistake =>
  mistake(
    kind === 'shoot'
      ? 'no fight was given: say who shoots whom, as in saga-odds shoot 8 crossbows shoot 6 bondi'
      : 'no fight was given: say who charges whom, as in saga-odds melee 8 bondi charge 4 huscarls',
    'fight'
  )

export const tooLong = (most: number): Mistake =>
  mistake(`the sentence is longer than ${most} letters: one fight is enough for one sentence`, 'fight')

/** `charge` in a shot, `shoot` in a melee. */
export const otherKind = (said: string, wanted: 'melee' | 'shoot'): Mistake =>
  mistake(
    wanted === 'melee'
      ? `${quoted(said)} is no melee: saga-odds shoot answers it, or say charge`
      : `${quoted(said)} is no shot: saga-odds melee answers it, or say shoot`,
    'fight'
  )

/** A sentence made where it is known what does not go together: whose board, which unit, which kind. */
export const outOfPlace = (message: string, at: string): Mistake => mistake(message, at)
