import { isOwnName } from '../proper-name'

/**
 * Spanish articles and verbs, by the form of a name. Names of troops are plurals, except for heroes and the nouns of ONE; another noun
 * without the ending of a plural is the name that a player gave a unit, as in "hird", and has no article.
 */

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
  'campeón',
  'sacerdote',
  'bardo',
  'elefante',
  'carromato',
  'curaidh',
  'rey',
  'king',
  'conde',
  'duque',
  'héroe',
  'hero'
])

/** Nouns of several models that do not end in s. */
const MANY: ReadonlySet<string> = new Set(['bondi', 'teulu', 'priodaur', 'bonnedig', 'gall-gaedhil'])

/** Masculine nouns that look feminine; `guardias`, hearthguard, are masculine in the rulebook. */
const MASCULINE: ReadonlySet<string> = new Set(['guardias', 'hoplitas', 'gálatas', 'nómadas'])

const isFeminine = (word: string): boolean => /as$/u.test(word) && !MASCULINE.has(word)

/** The first word of a name, without what the unit has, after a comma, and the number of a unit in a plan: "levas-2, arco". */
const firstWord = (name: string): string => (/^[^ ,]*/u.exec(name)?.[0] ?? '').replace(/-\d+$/u, '')

/** A person, also with arms or a byname: "Canuto, a caballo", "Harold y sus hermanos". */
const isPerson = (name: string): boolean => isOwnName(name.replace(/,.*$/u, '')) || /^\p{Lu}\S* (?:y|el|la|de) /u.test(name)

/** Between two units; not in "Harold y sus hermanos". */
const BESIDE = / [ye] (?!sus )/u

const isMany = (word: string): boolean => MANY.has(word) || /(?:s|men|folk)$/u.test(word)

/** Whether the verb is singular: a single model, a person, or a name without the ending of a plural; not two units. */
const isOne = (name: string): boolean => {
  if (/^\d/u.test(name)) return name.startsWith('1 ')
  if (/ [ye] /u.test(name)) return false
  const word = firstWord(name)
  return isPerson(name) ? !/s$/u.test(name) : ONE.has(word) || !isMany(word)
}

/** "los bondi", "las levas", "el señor de la guerra"; people, numbers and names with an article or of a player stay as they are. */
const withArticle = (name: string): string => {
  if (BESIDE.test(name)) return name.split(BESIDE).map(withArticle).join(' y ')
  if (isPerson(name) || /^\d|^(?:el|la|los|las) |^(?:ellos|ellas)$/u.test(name)) return name
  const word = firstWord(name)
  if (isMany(word)) return `${isFeminine(word) ? 'las' : 'los'} ${name}`
  return ONE.has(word) ? `${word === 'leva' ? 'la' : 'el'} ${name}` : name
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
      return isOne(name) ? one : isFeminine(firstWord(name)) && !isPerson(name) ? women : many
    }
  }
}

/** "y" before the sound of i is "e", "o" before that of o is "u": "bondi e hirdmen", "6 u 8 bondi"; but "y hierro". */
export const euphonic = (text: string): string =>
  text.replace(/ y(?=\s["`]?[hH]?[iIíÍ](?![aeo]))/gu, ' e').replace(/ o(?=\s["`]?(?:[hH]?[oOóÓ]|8|11(?!\d)))/gu, ' u')

/** Endings of a word's forms: "pierdo" and "pierde", "ligero" and "ligera"; an English one too, for "defendido" and "defending". */
const ENDING = /(?:t?[ao]s?|an|en|as|e|es|amos|emos|imos|aron|ieron|aban?|ian?|[ai]d[ao]s?|ando|iendo|ar|er|ir|ing)$/u

/** A shorter stem is common to many words. */
const LEAST_STEM = 3

const unaccented = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const stemOf = (word: string): string => unaccented(word).replace(ENDING, '')

/** Whether the words differ only in their ending. */
export const isSameWord = (one: string, other: string): boolean => {
  const stem = stemOf(one)
  return stem.length >= LEAST_STEM && stem === stemOf(other)
}

/** A name as it is typed in one word: "muro-de-escudos". */
const spelled = (name: string): string => (unaccented(name).match(/[a-z0-9]+/gu) ?? []).join('-')

type Rows = Readonly<Record<string, { readonly name: string }>>

const NUMBERED = /^(?:engaged (\d+)|fatigue (\d+))$/u

/** "+muro-de-escudos" of "+shieldwall" */
const abilityWord = (option: string, abilities: Rows): string => {
  const [, row] = Object.entries(abilities).find(([key]) => key.endsWith(option.replace('+', '/'))) ?? []
  return row ? `+${spelled(row.name)}` : option
}

/** An option of a question back to the user, as it is typed: "cobertura ligera" of "light cover", "caballeros" of "knights". */
export const optionWords = (
  option: string,
  { abilities, troops }: { readonly abilities: Rows; readonly troops: Rows },
  say: (text: string, values?: Readonly<Record<string, string>>) => string
): string => {
  if (option.startsWith('+')) return abilityWord(option, abilities)
  const [, engaged, fatigue] = NUMBERED.exec(option) ?? []
  if (engaged !== undefined) return say('{engaged} engaged', { engaged })
  if (fatigue !== undefined) return say('fatigue {fatigue}', { fatigue })
  return troops[option]?.name ?? say(option)
}
