import { type Mistake, mistake } from './errors'
import { t, translate } from './language'
import { nearest } from './nearest'
import { either, quoted, visible } from './quoted'

/**
 * Mistakes in requests. In all of them `called` is how the user named the value (a flag, a path, a word), `at` its place for programs, and
 * `near` the nearest allowed word.
 */

const perhaps = (near: string | undefined): string => (near === undefined ? '' : t('; did you mean "{near}"?', { near }))

/** The value, a list by its length where a list is expected, so that the sentence does not deny itself. */
const besides = (value: unknown, expects: string): string => {
  if (!Array.isArray(value) || !expects.startsWith(t('a list'))) return quoted(value)
  return value.length === 0 ? t('an empty list') : t('a list of {count}', { count: value.length })
}

/** A value of the wrong kind or out of range. `expects`: the end of "is not ...". */
export const notA = (called: string, value: unknown, expects: string, at: string, near?: string): Mistake =>
  mistake(
    t('{called}: {value} is not {expects}{perhaps}', {
      called,
      value: besides(value, translate(expects)),
      expects: translate(expects),
      perhaps: perhaps(near)
    }),
    at
  )

/** A value that is not one of a few words. */
export const noneOf = (called: string, value: unknown, words: readonly string[], at: string): Mistake =>
  notA(called, value, either(words), at, typeof value === 'string' ? nearest(value, words) : undefined)

export const tooMany = (called: string, what: string, most: number, at: string): Mistake =>
  mistake(t('{called}: more than {most} {what}', { called, most, what }), at)

/** A key that an object may not have. `inside`: the object, as the subject of a sentence. */
export const unknownKey = (key: string, inside: string, allowed: readonly string[], at: string): Mistake => {
  const near = nearest(key, allowed)
  return mistake(
    t('{inside} has no {key}{perhaps}', {
      inside,
      key: quoted(key),
      perhaps: near === undefined ? t(': it can have {allowed}', { allowed: either(allowed) }) : perhaps(near)
    }),
    at
  )
}

export const missingKey = (key: string, inside: string, at: string): Mistake =>
  mistake(t('{inside} needs "{key}"', { inside, key }), at)

/** A plan is to be solved for a goal that it does not have. */
export const noGoal = (called: string, name: string, known: readonly string[]): Mistake =>
  mistake(
    t('{called}: there is no goal {name}{perhaps} There are {goals}; a condition will do too, as in "hird.models >= 4"', {
      called,
      name: quoted(name),
      perhaps: perhaps(nearest(name, known)) || '.',
      goals: known.map(quoted).join(', ')
    }),
    called
  )

/** The nearest path: if all parts but the last are right, by the last part alone, so that "attacker.foo" is not near "attacker.unit". */
export const nearestPath = (path: string, allowed: readonly string[]): string | undefined => {
  const before = path.slice(0, path.lastIndexOf('.') + 1)
  const siblings = allowed.filter(other => other.startsWith(before) && !other.slice(before.length).includes('.'))
  if (before === '' || siblings.length === 0) return nearest(path, allowed)
  const near = nearest(
    path.slice(before.length),
    siblings.map(other => other.slice(before.length))
  )
  return near === undefined ? undefined : `${before}${near}`
}

/** An unknown path after `--set`. */
export const unknownPath = (path: string, allowed: readonly string[]): Mistake =>
  mistake(
    t('--set {path}: there is no such path{perhaps}', {
      path: visible(path),
      perhaps: perhaps(nearestPath(path, allowed)) || t(': name one such as attacker.models, defender.cover or seed')
    }),
    path
  )

/** A flag without its value, right before another option. */
export const optionForValue = (flag: string, given: string): Mistake =>
  mistake(t('{flag}: its value is missing, for {given} is an option: say it right after {flag}', { flag, given: visible(given) }))

export const noValue = (flag: string, given: string, example: string): Mistake =>
  mistake(t('{flag} {given}: expected a name, = and a value, as in {flag} {example}', { flag, given: visible(given), example }))

/** A name of no row of the rulebook. `what`: the kind of row; `where`: the command that lists them. */
export const unknownName = (called: string, what: string, name: string, where: string, at: string, near?: string): Mistake =>
  mistake(
    t('{called}: there is no {what} {name}{perhaps}', {
      called,
      what: translate(what),
      name: quoted(name),
      perhaps: perhaps(near) || t(' ({where} lists them)', { where })
    }),
    at
  )

/** Something that only the other edition has: `edition` is that one. `where`: the command that lists what the requested edition has. */
export const ofEdition = (called: string, what: string, edition: 1 | 2, where: string, at: string): Mistake => {
  const given = { called, what: translate(what), where: `saga-odds ${where} --edition ${edition === 1 ? 2 : 1}` }
  return mistake(
    edition === 1
      ? t('{called} is {what} of the first edition: add --edition 1, or choose from `{where}`', given)
      : t('{called} is {what} of the second edition: add --edition 2, or choose from `{where}`', given),
    at
  )
}

export const unknownWord = (word: string, at: string, near?: string): Mistake =>
  mistake(
    t('unknown word {word}{perhaps}', {
      word: quoted(word),
      perhaps: perhaps(near) || t(': a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall')
    }),
    at
  )

/** "dice", and neither how many nor whose. */
export const loneDice = (given: string, at: string): Mistake =>
  mistake(t('{given}: say +2a or +1d for attack or defence dice, or gives up dice', { given: quoted(given) }), at)

export const badBonus = (given: string, at: string): Mistake =>
  mistake(t('{given} is not a bonus: +2a is two attack dice and +1d one defence die, from 1 to 99', { given: quoted(given) }), at)

export const emptyAbility = (given: string, at: string): Mistake =>
  mistake(t('{given}: expected a name after the +, as in +shieldwall or +combat-pool=1a1d', { given: quoted(given) }), at)

/** `what`: what there are two of, where it has a name in the plural. */
export const twice = (what: string | undefined, first: string, second: string, at: string): Mistake => {
  const both = { first: quoted(first), second: quoted(second) }
  return mistake(
    what === undefined
      ? t('{first} and {second} for the same unit: leave one out', both)
      : t('two {what} for one unit, {first} and {second}: leave one out', { ...both, what: translate(what) }),
    at
  )
}

export const twoTroops = (first: string, second: string, at: string): Mistake =>
  mistake(t('two troops in one unit, {first} and {second}: leave one out', { first: quoted(first), second: quoted(second) }), at)

export const noNumber = (word: string, at: string): Mistake =>
  mistake(t('{word} needs a number after it, as in {example} 1', { word: quoted(word), example: visible(word) }), at)

export const whichTroop = (at: string): Mistake =>
  mistake(
    t('which troop is the {side}? name one, as in 8 bondi or 4 hearthguard', { side: translate(at.split('.', 1)[0] ?? '') }),
    at
  )

export const missingCount = (name: string, at: string): Mistake =>
  mistake(t('how many {name}? give a number, as in 8 {name}', { name }), at)

export const noVerb = (): Mistake =>
  mistake(t('nobody charges or shoots here: who does what to whom? as in 8 bondi charge 4 huscarls'), 'fight')

/** One unit, and nobody whom it meets. */
export const noEnemy = (): Mistake => mistake(t('against whom? name both units, as in 8 bondi charge 4 huscarls'), 'fight')

export const deniedVerb = (verb: string): Mistake =>
  mistake(t('not {verb}: what is not done has no odds, say who does what to whom', { verb: quoted(verb) }), 'fight')

export const secondVerb = (verb: string): Mistake =>
  mistake(t('a second verb, {verb}: a fight has one, and "then" goes between two fights', { verb: quoted(verb) }), 'fight')

export const missingUnit = (verb: string, where: 'before' | 'after'): Mistake =>
  mistake(
    t('nobody {where} {verb}: name both units, as in 8 bondi charge 4 huscarls', { where: translate(where), verb: quoted(verb) }),
    'fight'
  )

/** Two units joined by "or" without an opponent. `options`: what was typed after them, with a blank before it. */
export const eitherOr = (one: string, other: string, options: string): Mistake =>
  mistake(
    t(
      '{one} or {other}: against each other? saga-odds melee {one} charge {other}{options}; or which does better against a third: saga-odds compare {one} or {other} vs 8 bondi{options}',
      { one, other, options }
    ),
    'fight'
  )

export const noFight = (kind: string): Mistake =>
  mistake(
    kind === 'shoot'
      ? t('no fight was given: who shoots whom? as in saga-odds shoot 8 crossbows shoot 6 bondi')
      : t('no fight was given: who charges whom? as in saga-odds 8 bondi charge 4 huscarls'),
    'fight'
  )

export const tooLong = (most: number): Mistake =>
  mistake(t('the sentence is longer than {most} characters: give one fight at a time', { most }), 'fight')

/** `charge` in a shot, `shoot` in a melee. */
export const otherKind = (verb: string, wanted: 'melee' | 'shoot'): Mistake =>
  mistake(
    wanted === 'melee'
      ? t('{verb} is not a melee: use saga-odds shoot, or write charge', { verb: quoted(verb) })
      : t('{verb} is not a shot: use saga-odds melee, or write shoot', { verb: quoted(verb) }),
    'fight'
  )

/** A mistake whose sentence is made by the caller, who knows what does not go together. */
export const outOfPlace = (message: string, at: string): Mistake => mistake(message, at)

/** Words or an option beside the report of `--scenario`, which holds the question already. */
export const alreadyAsked = (given: string, at: string): Mistake => ({
  message: t('--scenario already holds the question: leave {given} out', { given }),
  at
})
