/**
 * Whether a name begins with a capital: Ragnar, Varangians, but bondi. V8 takes half a millisecond to read a class such as Lu, so names
 * in ASCII are spared it.
 */
const isProper = (name: string): boolean => (/^[ -~]/.test(name) ? /^[A-Z]/.test(name) : /^\p{Lu}/u.test(name))

/** A people or its men, not one man's name: Varangians, Anglo-Danes, Flemish spearmen; but Magnus, Harold and his brothers. */
const isPeople = (name: string): boolean =>
  !/ (?:and|the) /.test(name) && /^\S*(?:[^aeiouys]s|Danes|lsh|rish)$| [a-z][^ ]*$/.test(name)

/** Whether it stands without an article: Ragnar, but the bondi and the Varangians. */
export const isOwnName = (name: string): boolean => isProper(name) && !isPeople(name)

/** "the bondi", "the Varangians"; a hero by name alone, and Egil's men. */
export const withThe = (name: string): string => (isOwnName(name) || name.includes("'s ") ? name : `the ${name}`)

const ONE = /\b(?:warlord|baggage|hero|jarl|earl|king|raja on an elephant|champion|priest|bard|elephant|wagon)$/

/** Whether a verb that follows is singular: "the warlord wins", "the bondi win". */
export const isOne = (name: string): boolean => {
  const bare = name.replace(/^(?:attacking|defending|shooting|target) /, '')
  return isOwnName(bare) ? !bare.includes(' and ') : ONE.test(bare)
}
