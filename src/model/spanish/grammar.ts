import { isOwnName } from '../proper-name'

/** Spanish articles and verbs, by the form of a name. Names of troops are plurals, except for heroes and the nouns of ONE. */

/** Nouns and articles of a single model or side. */

const ONE: ReadonlySet<string> = new Set([
  'el',
  'un',
  'señor',
  'guerrero',
  'guardia',
  'leva',
  'siervo',
  'huscarl',
  'hirdman',
  'ceorl',
  'gebur',
  'berserker',
  'caballero',
  'sargento',
  'campesino',
  'bagaje',
  'warlord',
  'baggage',
  'atacante',
  'defensor',
  'tirador',
  'objetivo',
  'enemigo',
  'rival',
  'jarl',
  'earl',
  'rey',
  'king',
  'conde',
  'duque',
  'héroe',
  'hero'
])

/** Feminine plurals end in -as; but `guardias`, hearthguard, are masculine in the rulebook. */
const isFeminine = (word: string): boolean => /as$/u.test(word) && word !== 'guardias'

/** Between two units; not in "Harold y sus hermanos". */
const BESIDE = / y (?!sus )/u

/** Whether the verb is singular: a hero, whose name does not end in the s of a plural, or a noun of ONE; not two units. */
const isOne = (name: string): boolean => {
  const [word = ''] = name.split(' ')
  if (name.includes(' y ')) return false
  return isOwnName(name) ? !/s$/u.test(name) : ONE.has(word)
}

/** "los bondi", "las levas", "el señor de la guerra"; heroes, numbers and names with an article stay as they are. */
const withArticle = (name: string): string => {
  if (BESIDE.test(name)) return name.split(BESIDE).map(withArticle).join(' y ')
  if (isOwnName(name) || /^\d|^(?:el|la|los|las) |^(?:ellos|ellas)$/u.test(name)) return name
  const [word = ''] = name.split(' ')
  return `${isOne(name) ? (word === 'leva' ? 'la' : 'el') : isFeminine(word) ? 'las' : 'los'} ${name}`
}

/** "de los bondi", "del señor de la guerra"; "a Harald", "al señor de la guerra" */
const after = (preposition: 'a' | 'de', name: string): string => {
  const whole = withArticle(name)
  return whole.startsWith('el ') ? `${preposition === 'a' ? 'al' : 'del'}${whole.slice(2)}` : `${preposition} ${whole}`
}

/**
 * A value as `{how:name}` of a Spanish text. `el`: with its article, `El` at the start of a sentence, `quien` too unless it begins with a
 * number of models; `del` and `al` with the preposition; `gana|ganan` the verb that agrees with it, `defensor|defensores|defensoras` an
 * adjective.
 */
export const inflect = (how: string, name: string): string => {
  switch (how) {
    case 'el':
      return withArticle(name)
    case 'quien':
      return /^\d/u.test(name) ? name : withArticle(name)
    case 'El':
      return withArticle(name).replace(/^./u, letter => letter.toUpperCase())
    case 'del':
      return after('de', name)
    case 'al':
      return after('a', name)
    default: {
      const [one = '', many = '', women = many] = how.split('|')
      const [word = ''] = name.split(' ')
      return isOne(name) ? one : isFeminine(word) && !isOwnName(name) ? women : many
    }
  }
}
