/**
 * English articles and verbs, by the form of a name: names come from custom boards and rosters too, so no table could know them all.
 */

/** Whether a name begins with a capital: Ragnar, Varangians, but not bondi. ASCII is a shortcut: V8 is slow to compile `\p{Lu}`. */
const isProper = (name: string): boolean => (/^[ -~]/.test(name) ? /^[A-Z]/.test(name) : /^\p{Lu}/u.test(name))

/** Whether it is a people or its men, and not a person: Varangians, Anglo-Danes, Flemish spearmen; but not Magnus, Harold and his brothers. */
const isPeople = (name: string): boolean =>
  !/ (?:and|the) /.test(name) && /^\S*(?:[^aeiouys]s|Danes|lsh|rish)$| [a-z][^ ]*$/.test(name)

/** Whether it is a person's name, which has no article: Ragnar, but the bondi and the Varangians. */
export const isOwnName = (name: string): boolean => isProper(name) && !isPeople(name)

/** "the bondi", "the Varangians"; without an article "Ragnar" and "Egil's men". */
export const withThe = (name: string): string => (isOwnName(name) || name.includes("'s ") ? name : `the ${name}`)

/** Nouns of a single model. */
const ONE =
  /(?:\b(?:warrior|levy|thrall|huscarl|ceorl|gebur|knight|sergeant|peasant|berserker|lifeguard|archer)|\wman)$|\b(?:warlord|baggage|hero|jarl|earl|king|raja on an elephant|champion|priest|bard|elephant|wagon)$/

/** The role before a name, as in "attacking Ragnar" (`withRole` of report/fight/sides.ts), which does not change its number. */
const ROLE = /^(?:attacking|defending|shooting|target) /

/** Whether the verb is singular: "the warlord wins", "the bondi win". */
export const isOne = (name: string): boolean => {
  const noun = name.replace(ROLE, '')
  return isOwnName(noun) ? !noun.includes(' and ') : ONE.test(noun)
}
