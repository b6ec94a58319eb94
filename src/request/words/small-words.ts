/**
 * Prepositions, auxiliaries and pronouns, English and Spanish, without accents. They have no meaning of their own; which of them
 * stands before a phrase tells what the phrase is: a target, an owner, what a unit has.
 */

type Words = ReadonlySet<string>

/** The set of the words in a text, with blanks between them. */
export const wordSet = (text: string): Words => new Set(text.split(' '))

/** Whether one of the words stands before what is asked about. */
export const leads = (said: { readonly lead?: readonly string[] } | undefined, words: Words): boolean =>
  said?.lead?.some(word => words.has(word)) === true

export const WITH = wordSet('with con')
export const USING: Words = new Set([...WITH, 'using'])
export const CARRYING: Words = new Set([...WITH, 'having', 'carrying', 'wielding'])
export const OF = wordSet('of from del de')
export const WHO = wordSet('who which that que')
/** Words before the acting unit: "charged by 8 bondi". */
export const BY = wordSet('by from por')
/** Words before a place that is left. */
export const FROM = wordSet('from out desde')
/** Words before another unit, the target. */
export const AT = wordSet('at al into onto upon sobre')
/** Words that stand before a target only where nothing else can follow. */
export const ON = wordSet('on to a en')
export const ONTO: Words = new Set([...AT, ...ON])
/** Before whose something is: "2 dice for the bondi". */
export const ON_OR_FOR: Words = new Set([...ONTO, 'for', 'para'])
export const BEHIND = wordSet('behind near tras detras')
export const BESIDE: Words = new Set([...BEHIND, 'beside', 'alongside', 'accompanied', 'supported', 'backed', 'junto'])
export const ALL = /^(?:all|every(?:one|body)?|tod[ao]s)\b/i
export const BUT = wordSet('but pero')
/** A word that begins a replacement: "instead of 8", "en vez de 8". */
export const INSTEAD = /^(?:instead|vez|lugar|rather than)/i
export const LEFT = wordSet('left remaining surviving quedan restantes')

export const I = wordSet('i we')
export const ME = wordSet('me us yo nos')
export const MINE = wordSet('i me us yo tengo tenemos estoy ive we weve my our mi mis nuestro nuestros somos')
export const THEIRS = wordSet('he she his her their hes theyve enemy mate mates opponent opponents su sus enemigo rival')
export const HIS = wordSet('his her their')
/** Pronouns for a target named before the verb: "los cargan 4 guardias". */
export const SPANISH_OBJECTS = wordSet('lo la los las le les')

/** Before a state of a unit: "is tired". */
export const BE = wordSet('is are was were es son esta estan')
/** Between a unit and what it has or is. */
export const HAS_OR_IS: Words = new Set([...BE, 'has', 'have', 'had', 'got', 'tiene', 'tienen', 'lleva', 'llevan'])
/** Before what a unit has. */
export const HAS = wordSet('has have having had with carrying bearing on tiene tienen lleva llevan con')
/** Before the verb of a unit to which something is done: "are charged", "get hit". */
export const BEING = wordSet('am is are was were be been being get gets got getting')
/** Stand for a verb said before: "the huscarls are not tired but the bondi are". */
export const DOES = wordSet('are is were was do does have has si')
/** Before the acting unit in a question: "how many huscarls do 8 bondi kill". */
export const DO = wordSet('do does did can could will would should shall may might')
/** Before a possible outcome of the fight; a "¿" is inserted before a question. */
export const ASKING = wordSet(
  '\u00bf how likely chance chances odds probability will would can could do does did should may might probabilidad probabilidades cuantos cuantas'
)
