import { isSpanish, translate } from '../model/language'
import { memoize } from '../model/once'
import { plain } from './named'
import { textsOf } from './rule-texts'
import type { Rulebook } from './types'

/** Rules found by the words of a question: "how does fatigue affect armour". */

/** The word without its ending: "closing" and "close", "guards" and "guard". */
export const stemOf = (word: string): string => word.replace(/(?<=.{3})(?:ements?|ings?|ed|es|e|s|ando|iendo|ar|er|ir)$/, '')

/** Words that say how something is asked, or that are in every question. */
const ASKING = new Set(
  [
    'a an the of for in on with is are and or to by at as from into it its they them their he his she her my me i you your we our us',
    'this that these those be been being am was were what when who whom whose why how which where can could may might must should',
    'shall will would do does did done has have had having get gets got many much any some each every all one two three more most',
    'less than then there if whether not no also only just really exactly unit units model models rule rules game play player turn',
    'say tell work works working mean means happen happens explain please about like dont doesnt s t saga per side',
    'que como cuando donde quien cual cuanto cuanta cuantos cuantas por para con sin en de del la el los las un una unos unas y o a al',
    'se es son puede pueden puedo hay si no mi mis su sus lo le les me unidad unidades miniatura miniaturas regla reglas turno juego',
    'jugador funciona funcionan hace hacen pasa significa explica'
  ].flatMap(words => words.split(' ').map(stemOf))
)

/** Of all words; the dot of an id (R3.5) belongs to it, that of a sentence to no word. */
const stemsOf = (text: string): readonly string[] =>
  plain(text)
    .split(' ')
    .map(word => stemOf(word.replace(/\.+$/, '')))
    .filter(Boolean)

interface Indexed {
  readonly id: string
  readonly title: ReadonlySet<string>
  readonly text: ReadonlySet<string>
}

/** The stems of the rules of an edition, in the language of the answers. */
const indexOf = memoize((key: '1' | '2' | '1 es' | '2 es'): readonly Indexed[] =>
  Object.entries(textsOf({ edition: key.startsWith('1') ? 1 : 2 })).map(([id, { title, text }]) => ({
    id,
    title: new Set(stemsOf(translate(title))),
    text: new Set(stemsOf(translate(text)))
  }))
)

/** The share of what a question says (0..1) that a rule has to share, by how rare the words are. */
const LEAST = 0.3
/** A rule that fits much less than the best is not shown. */
const OF_BEST = 0.8
const MOST_SHOWN = 3
/** What a word counts that no rule has: it tells little of what is asked about. */
const UNKNOWN = 1.5
/** A word of the title tells more of what a rule is about than one of its text. */
const [IN_TITLE, IN_TEXT] = [2, 1]

/** The ids of the rules that share most with a question, the best first; none where none shares much. */
export const rulesNear = (question: string, { edition }: Rulebook): readonly string[] => {
  const rules = indexOf(`${edition}${isSpanish() ? ' es' : ''}`)
  const stems = [...new Set(stemsOf(question))].filter(stem => !ASKING.has(stem))
  // the inverse document frequency: a word that few rules have tells most of what is asked
  const weights = stems.map(stem => {
    const having = rules.filter(({ title, text }) => title.has(stem) || text.has(stem)).length
    return having === 0 ? UNKNOWN : Math.log((rules.length + 1) / (having + 0.5))
  })
  const all = (IN_TITLE + IN_TEXT) * weights.reduce((sum, weight) => sum + weight, 0)
  const scored = rules.map(({ id, title, text }) => {
    const shared = stems.map(
      (stem, at) => (weights[at] ?? 0) * ((title.has(stem) ? IN_TITLE : 0) + (text.has(stem) ? IN_TEXT : 0))
    )
    return { id, score: shared.reduce((sum, each) => sum + each, 0) / all }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score >= LEAST && score >= OF_BEST * best)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_SHOWN)
    .map(({ id }) => id)
}
