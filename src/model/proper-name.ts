/**
 * Whether a name is a hero's own, which begins with a capital and has no article: Ragnar, but the bondi. V8 takes half a millisecond to
 * read a class such as Lu, so names in ASCII are spared it.
 */
export const isProper = (name: string): boolean => (/^[ -~]/.test(name) ? /^[A-Z]/.test(name) : /^\p{Lu}/u.test(name))
