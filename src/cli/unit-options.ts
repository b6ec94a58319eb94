import { isOption, wordsAndOptions } from './arguments'

/** `--attacker 8 bondi --defender 4 huscarls`: both units behind their options, with or without quotes. */

const UNIT_OPTION = /^--(?:attacker|shooter|defender|target)(?:-unit)?$/
const OF_ATTACKER = /^--(?:attacker|shooter)/
const COUNT = /^\d{1,3}$/
/** "warlord and 4 hearthguard": no option takes two units, but a sentence does. */
const TWO_UNITS = /\p{L}\s+(?:and|y|&|\+)\s+[\p{L}\d]/u

/** The words of a unit that begins with its number, joined into one value of its option. */
const withUnitsJoined = (argv: readonly string[]): readonly string[] => {
  const all: string[] = []
  let isOfUnit = false
  for (const word of argv) {
    if (isOfUnit && !isOption(word)) all.push(`${all.pop()} ${word}`)
    else {
      isOfUnit = COUNT.test(word) && UNIT_OPTION.test(all.at(-1) ?? '')
      all.push(word)
    }
  }
  return all
}

const FIGHTS = /^(?:melee|shoot|advise)$/
const UNIT = /^\d{1,2}\s*\p{L}/u
/** One unit and no other number, behind what parts the sides. */
const OTHER_UNIT = /^(?:(?:vs\.?|v|against|at|contra|charges?|attacks?|shoots?(?: at)?)\s+)?(\d{1,2}\s*\p{L}\D*)$/iu

/** `melee --attacker "8 bondi" "4 huscarls axe"`: one unit behind its option and the other in words, as a sentence. */
const withOtherInWords = (given: readonly string[]): readonly string[] => {
  const [command = ''] = given
  const at = given.findIndex(word => UNIT_OPTION.test(word))
  const value = given[at + 1] ?? ''
  if (!FIGHTS.test(command) || !UNIT.test(value)) return given
  const others = [...given.slice(1, at), ...given.slice(at + 2)]
  const [words, options] = wordsAndOptions(others)
  const [, other] = OTHER_UNIT.exec(words.join(' ')) ?? []
  if (other === undefined) return given
  const [attacker, defender] = OF_ATTACKER.test(given[at] ?? '') ? [value, other] : [other, value]
  return [command, `${attacker} ${command === 'shoot' ? 'shoot' : 'charge'} ${defender}`, ...options]
}

/** The command line with both units whole; as a sentence where one of them is two that fight side by side. */
export const withUnitsWhole = (given: readonly string[]): readonly string[] => {
  if (given.filter(word => UNIT_OPTION.test(word)).length === 1) return withOtherInWords(given)
  const isOneEach = given.filter(word => UNIT_OPTION.test(word)).length === 2 && given.some(word => OF_ATTACKER.test(word))
  if (!isOneEach) return given
  const argv = withUnitsJoined(given)
  const [command = '', ...others] = argv
  const values = others.flatMap((word, at) => (UNIT_OPTION.test(word) ? [{ word, value: others[at + 1] ?? '' }] : []))
  const attacker = values.find(({ word }) => OF_ATTACKER.test(word))?.value ?? ''
  const defender = values.find(({ word }) => !OF_ATTACKER.test(word))?.value ?? ''
  if (!TWO_UNITS.test(attacker) || isOption(command) || !isOption(others[0] ?? '')) return argv
  const rest = others.filter((word, at) => !UNIT_OPTION.test(word) && !UNIT_OPTION.test(others[at - 1] ?? ''))
  return [command, `${attacker} ${command === 'shoot' ? 'shoot' : 'charge'} ${defender}`, ...rest]
}
