import { MOST_LETTERS } from '../../request/words/sentence'
import { NUMBERS } from '../../request/words/templates'
import { idsNamed, plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { ASPECTS, isAsking, MOST_OF_TITLE } from './asking-words'
import { firstMatch } from './may-match'
import { CHANCE, firstPhrase, said } from './rewording'
import { isTroop } from './units-said'

/** Questions about how the game works, in words: "how far do knights move in woods", "pueden las levas cerrar filas". */

interface Topic {
  readonly asks: RegExp
  /** The rule, or rules, that answer, by edition; none where that edition's text does not have it. */
  readonly rule: Readonly<Partial<Record<1 | 2, string>>>
  /** It is asked of with numbers too, which else are a fight's: distances, and units that give SAGA dice. */
  readonly hasNumbers?: true
}

const MOVES = '(?:mov|muev|march|rid|run|walk|travel|advanc|reach|cover ground|charg|cargar|lleg)[a-zà-ÿ]*'
const INCHES = String.raw`\d+\s*(?:["\u201d\u2033]|inch(?:es)?|in\b|cm|pulgadas?)`
const MAY = String.raw`^\W*(?:can|could|may|will|do|does|puedo|puede[ns]?|pueden|podemos|llega[ns]?|alcanza[ns]?|a \d)`

/** From the narrowest to the widest: the first that is asked of answers. */
const TOPICS: readonly Topic[] = [
  {
    asks: said`
      \b(?:max|maximum|most)\b.*\bdice\b.*\bmelee\b|\bdice\b.*\b(?:max|maximum|cap)\b.*\bmelee\b|\bmelee\b.*\bdice (?:cap|max)
      |\b(?:limit|cap|maximum) (?:on|of|to|for) (?:the )?(?:number of )?attack dice|l[ií]mite (?:de|a los) dados de ataque
    `,
    rule: { 1: 'R3.5', 2: 'V9.1' }
  },
  {
    asks: String.raw`\bwho (?:goes|acts|plays|uses|spends)\b.*\bfirst\b(?! turn)`,
    rule: { 1: 'R3.4', 2: 'V9.13' },
    hasNumbers: true
  },
  {
    asks: said`
      ^\W*(?:when|how) (?:do|does|must|can) (?:I|we|you|a unit|units) (?:disengage|withdraw|fall back)
      |\bwho (?:(?:must|has to|will|would|then) )?(?:withdraw|disengag|fall\w* back|retreat|moves? (?:off|away|back))
    `,
    rule: { 1: 'R3.10', 2: 'R3.10' },
    hasNumbers: true
  },
  {
    asks: String.raw`\bspen[dt]\w*\b.*\bfatigue\b|\bfatigue\b.*\bspen[dt]|\bgast[a-zà-ÿ]+ (?:la )?fatiga|\bfatiga\b.*\bgast`,
    rule: { 1: 'R3.4', 2: 'R3.4' }
  },
  {
    asks: said`
      \b
      (?:
        get rid of|remov(?:e|ing)|los(?:e|ing)|shed(?:ding)?|recover(?:ing)?(?: from)?|clear(?:ing)?|tak(?:e|ing) off
        |reduc(?:e|ing)
      ) (?:(?:the|a|my|any|some|1|one) )?fatigue
      |\bhow (?:do|does|can|to)\b.{0,40}\b(?:rest|recover)\b
    `,
    rule: { 1: 'R4.2', 2: 'R4.2' }
  },
  {
    asks: String.raw`\b(?:limit|cap|max(?:imum)?|most|how many)\b.{0,20}\b(?:defen[cs]e dice|saves)\b`,
    rule: { 1: 'R3.7', 2: 'R3.7' }
  },
  { asks: String.raw`\bwho (?:rolls|throws)\b.*\bfirst\b`, rule: { 1: 'R3.6', 2: 'R3.6' } },
  {
    asks: String.raw`\bhow much fatigue\b(?!.*\b(?:exhaust|limit))|\b(?:gain|get|take)\w* (?:a |1 )?fatigue\b|cu[aá]ndo se gana fatiga|cu[aá]nta fatiga`,
    rule: { 1: 'R4.1', 2: 'R4.1' }
  },
  {
    asks: said`
      ^\W*(?:how (?:far|fast|long|much) (?:is|are)|what(?:['\u2019]?s| is| are| does)|cu[aá]nto (?:es|mide)) (?:a |an |una? )?
      (?:vs|s|m|l)(?: (?:distance|move|band|mean))?\W*$
    `,
    rule: { 1: 'R4.5', 2: 'V9.14' },
    hasNumbers: true
  },
  {
    asks: `${MAY}.*(?:${MOVES}.*${INCHES}|${INCHES}.*${MOVES})|^\\W*(?:llega|alcanza)[ns]?.*${INCHES}`,
    rule: { 1: 'R4.5', 2: 'V9.14' },
    hasNumbers: true
  },
  {
    asks: String.raw`^\W*(?:how (?:far|fast|many inches)|what (?:distance|is the (?:move|movement))|cu[aá]nto|a qu[eé] distancia) (?:.*\s)?${MOVES}`,
    rule: { 1: 'R4.5', 2: 'V9.14' },
    hasNumbers: true
  },
  {
    asks: said`
      \bfatigue limit|\b(?:max|maximum|most|highest)\b.*\bfatigue|l[ií]mite de fatiga
      |\bhow (?:many|much) (?:fatigues?|activations?)\b.*\bexhaust|cu[aá]nt[oa]s? fatigas?.*agota
    `,
    rule: { 1: 'R4.3', 2: 'Profiles' }
  },
  {
    asks: String.raw`\b(?:exhausted|exhaustion)\b|(?:agotad|exhaust)[oa]s?\b`,
    rule: { 1: 'R4.3', 2: 'R4.3' }
  },
  {
    asks: said`
      \b(?:ties?|tied|draws?|drawn)\b|(?<![a-zà-ÿ])empat[a-zà-ÿ]+
      |^\W*(?:who wins|qui[eé]n gana)
      \s+(?:(?:a|the) (?:melee|fight)\W*$|(?:if|when|si|cuando) (?:nobody|no one|neither|both|nadie|ambos|los dos|ninguno)\s)
    `,
    rule: { 1: 'R3.10', 2: 'R3.10' }
  },
  {
    asks: String.raw`\bcover\b.*\b(?:melee|combat|close)\b|cobertura.*(?:cuerpo|combate|mel[eé]e)`,
    rule: { 1: 'R3.7', 2: 'R3.7' }
  },
  {
    asks: String.raw`\b(?:mounted|horse\w*|cavalry|knights)\b.*\bcover\b|(?:montad|caballer|jinete)[a-zà-ÿ]*.*cobertura`,
    rule: { 1: 'R5.2', 2: 'R2.10' }
  },
  {
    asks: String.raw`\bclos(?:e|ed|ing) (?:ranks|order)\b|\bgiv(?:e|ing) up (?:of )?(?:\w+ )?dice\b|cerr[a-zà-ÿ]+ filas|filas cerradas`,
    rule: { 1: 'R3.3', 2: 'V9.4' }
  },
  {
    asks: String.raw`\bhow many saga dice\b|\bsaga dice\b.*\b(?:generat|get|roll)|cu[aá]ntos dados (?:de )?saga`,
    rule: { 1: 'R7.2', 2: 'V9.10' },
    hasNumbers: true
  },
  { asks: String.raw`\b(?:resistance|resilience)\b|(?<![a-zà-ÿ])resistencia(?![a-zà-ÿ])`, rule: { 1: 'R6.1', 2: 'V9.8' } },
  { asks: String.raw`\bside by side\b|(?<![a-zà-ÿ])codo con codo(?![a-zà-ÿ])`, rule: { 1: 'R6.3' } },
  {
    asks: said`
      \bhow\b(?!.*\b(?:points?|worth)\b).*\b(?:warlord|leader|hero)\b.*\b(?:killed|dies?|dead|slain)\b
      |c[oó]mo\s.*(?<![a-zà-ÿ])m(?:uer[eo]|at)[a-zà-ÿ]*\s.*(?:l[ií]der|se[nñ]or de la guerra|h[eé]roe)(?![a-zà-ÿ])
    `,
    rule: { 1: 'R6.1', 2: 'V9.8' }
  },
  {
    asks: String.raw`\b(?:casualt|model|loss|dead)\w*\b.*\b(?:remov|chosen|choos|taken)|(?<![a-zà-ÿ])(?:bajas|miniaturas)(?![a-zà-ÿ]).*(?:retir|quit|elig)`,
    rule: { 1: 'R3.8', 2: 'R3.8' }
  },
  {
    asks: said`
      \b(?:turn|play|game) (?:sequence|order|structure)\b
      |\b(?:sequence|order|structure|phases|steps) of (?:play|(?:a|the|my|each) (?:turn|game))\b|\bturn (?:phases|steps)
      |(?:fases|secuencia|orden|estructura|pasos) (?:del?|de un) (?:turno|juego|partida)
    `,
    rule: { 1: 'R7.4', 2: 'R7.4' }
  },
  {
    asks: said`
      \b(?:melee|combat) (?:sequence|order|steps|phases)\b|\b(?:sequence|order|steps|phases) of (?:a |the )?(?:melee|combat)\b
      |(?:fases|secuencia|orden|pasos) del? (?:un )?(?:combate|cuerpo a cuerpo|mel[eé]e)
    `,
    rule: { 1: 'R3.4', 2: 'V9.4 R3.1 V9.1 R3.4 V9.13 R3.5 R3.6 R3.7 R3.8 R3.9 R3.10' }
  },
  { asks: String.raw`\bround(?:ed|ing)? (?:up|down)\b|\bfractions?\b|redonde|fracci[oó]n`, rule: { 1: 'R1.1', 2: 'R1.1' } },
  {
    asks: String.raw`\bre-?roll|v(?:uelv|olv)[a-zà-ÿ]+ a (?:tirar|lanzar)|repet[a-zà-ÿ]* (?:la )?tirada|repetici[oó]n`,
    rule: { 1: 'R1.4', 2: 'R1.4' }
  },
  {
    asks: said`
      \b(?:common|uncommon|rare)\b.*\b(?:symbol|face)|\b(?:symbol|face)s?\b.*\b(?:common|uncommon|rare)\b
      |s[ií]mbolos? (?:son |m[aá]s )?(?:raros?|comun|poco)
    `,
    rule: { 1: 'R7.1', 2: 'V9.10' }
  },
  {
    asks: said`
      \b(?:what|how) (?:is|are|do|does) (?:the |an? )?victory points?\b
      |(?:qu[eé] son|c[oó]mo (?:se )?(?:funcionan|cuentan)) los puntos de victoria
    `,
    rule: { 1: 'R8.2', 2: 'V9.9' }
  },
  {
    asks: String.raw`\bwe obey\b|\bdetermination\b|\bpride\b|(?<![a-zà-ÿ])orgullo|(?<![a-zà-ÿ])(?:obedecemos|determinaci[oó]n)`,
    rule: { 1: 'R6.2', 2: 'R6.2' }
  },
  {
    asks: String.raw`\b(?:shoot|fire|reload)\w*\b.*\b(?:twice|after mov)|\bmove and (?:shoot|fire)`,
    rule: { 1: 'R4.7', 2: 'R4.1' }
  }
].map(({ asks, ...topic }) => ({ ...topic, asks: firstPhrase`${asks}` }) as Topic)

const IS_QUESTION = firstPhrase`
  ^\W*
  (?:
    what|which|when|who|why|how|can|could|may|does|do|is|are|has|have|in|qu[eé]|cu[aá]l(?:es)?|cu[aá]ndo|cu[aá]nt[oa]s?
    |qui[eé]n(?:es)?|c[oó]mo|puedo|pueden?|es|son|tienen?|sirve|a qu[eé]
  )(?![a-zà-ÿ])
  |\?\s*$|\bhow (?:much|many)\b
`
const OF_CHANCE = firstPhrase`\b${CHANCE}\b|(?<![a-zà-ÿ])probabilidad`
/** Of a fight: its numbers, and what is asked of it. Advice is asked of who "should" do something. */
const OF_FIGHT =
  /\d\s*[a-zà-ÿ]|\b(?:should|shall|would|best|better|odds|chances?|probability|likelihood|beat|win|kill|fight|likely)\w*|^\W*(?:so )?what if\b|\bhow (?:far away|close)\b|\bworth (?:charg|shoot|attack)ing\b|\bdo I need to\b|\bwill (?:my|his|the) [a-z]+ (?:survive|die)\b|\bget (?:the|my|his|him|them)\b|(?<![a-zà-ÿ])(?:debo|probabilidad|conviene|mejor|gan[ao]n?|mat[ao]n?)(?![a-zà-ÿ])/i

/** "how does fighting over a wall work" */
const HOW_IT_WORKS = firstPhrase`^\W*how (?:do|does)\s.+\swork\W*$`

/** Words of the longest name of a row. */
const LONGEST = 3
/** Words of the longest question in which a row is looked for. */
const MOST_WORDS = 40
/** Names of boxes that are verbs as well, and of warriors that are other words ("war banners"). */
const VERBS: ReadonlySet<string> = new Set(['charge', 'shoot', 'move', 'rest', 'carga', 'war', 'wars'])

/** The tables in which a name is looked for. What belongs to what is asked of comes last: the axes of "can berserkers have axes". */
const namedTables = ({ classes, weapons, mounts, terrain, abilities, factions }: Rulebook) => [
  [abilities],
  [classes],
  [terrain],
  [weapons, mounts],
  [factions]
]

/** The only row of the rulebook that the text names, in its words: "levies" in "can levies charge". */
export const onlyRow = (text: string, book: Rulebook): string | undefined => {
  const words = text.split(/[^\p{L}\d'\u2019-]+/u).filter(word => word !== '')
  const tables = namedTables(book)
  const rankOf = (name: string): number => {
    if (name.length < 3 || VERBS.has(name.toLowerCase())) return -1
    const rank = tables.findIndex(each => each.some(table => idsNamed(table, name).length > 0))
    return isTroop(name, book) && (rank < 0 || rank > 1) ? 1 : rank
  }
  const found: { readonly name: string; readonly rank: number }[] = []
  for (let at = 0; at < words.length; ) {
    const spans = Array.from({ length: LONGEST }, (_, i) => words.slice(at, at + LONGEST - i))
    const span = spans.find(each => rankOf(each.join(' ')) >= 0)
    if (span) found.push({ name: span.join(' '), rank: rankOf(span.join(' ')) })
    at += span?.length ?? 1
  }
  const first = Math.min(...found.map(({ rank }) => rank))
  const [row, another] = found.filter(({ rank }) => rank === first)
  return another === undefined ? row?.name : undefined
}

/** Numbers of models are a fight's: "eight warriors are exhausted ..." */
const COUNTED = firstPhrase`\d\s*[a-zà-ÿ]|(?<![a-zà-ÿ])(?:${NUMBERS.slice(2).join('|')}) (?!or\b)[a-zà-ÿ]`

/** "V9.5": a rule by its id. */
const RULE_ID =
  /^\W*(?:(?:explain|show(?: me)?|read(?: me)?|what(?:['\u2019]s| is| does)|tell me about)\s+)?(?:the\s+)?(?:rule\s+)?([rv]\d{1,2}\.\d{1,2})(?:\s+say)?\W*$/i
/** "which factions are there", "weapon list": what `rules` lists. */
const LISTED = said`
  (
    factions?|facci[oó]n(?:es)?|weapons?|armas?|units?|troops?|unidades|tropas|heroes|hero|legends|h[eé]roes
    |(?:battle\s?)?boards?|tableros?|abilit(?:y|ies)|habilidades|readings|interpretations|interpretaciones|terrains?|terrenos?
    |swords(?: for hire)?|espadas de alquiler|rules|reglas
  )
`
const LISTS = [
  said`
    ^\W*(?:which|what|list|show(?: me)?|all|qu[eé]|cu[aá]les|lista(?:r)?|mu[eé]stra(?:me)?) (?:all |son |are )?(?:of )?
    (?:the |l[ao]s |todos? |todas? )?(?:the |l[ao]s )?${LISTED}
    (?:
      \s+(?:
        are there|exist(?:en)?|hay|do you (?:know|have)|can (?:I|you|we) (?:play|use|have|choose)
        |(?:puedo|puedes|se puede[n]?) (?:jugar|usar|llevar|elegir)
      )
    )?\W*$
  `,
  String.raw`^\W*(?:(?:a|the|full) )*${LISTED} list\W*$`,
  String.raw`^\W*(?:(?:a|the|full|una?|la) )*(?:list|lista) (?:of|de) (?:all )?(?:the |l[ao]s )?${LISTED}\W*$`
].map(pattern => firstPhrase`${pattern}`)

/** "shieldwall", "berserkers", "anglo-danes": a name alone. */
const isName = (text: string, book: Rulebook): boolean => {
  if (VERBS.has(text.toLowerCase()) || /^\p{L}{0,2}$/u.test(text)) return false
  const isRow = namedTables(book).some(each => each.some(table => idsNamed(table, text).length > 0))
  return isRow || isTroop(text, book)
}

/** "units of the Welsh", "viking heroes", "javelin range": the name, where the other words only say what of it is wanted. */
const aspectAsked = (text: string, book: Rulebook): string | undefined => {
  const words = plain(text).split(' ')
  if (words.length > MOST_OF_TITLE || !words.some(word => ASPECTS.has(word))) return undefined
  const name = words.filter(word => !isAsking(word)).join(' ')
  return isName(name, book) ? name : undefined
}

/** "the fatigue limit of warriors": of one kind of troop. */
const LIMIT_OF = firstPhrase`\bfatigue limit (?:of|for)\s|\bl[ií]mite de fatiga (?:de|para)\s`

/** Words of a topic that is named alone: "fatigue limit". */
const MOST_OF_TOPIC = 4

/** `rules R4.5` for "how far do knights move"; undefined where the text asks for none of the rules that people ask for. */
export const ruleAsked = (text: string, book: Rulebook): readonly string[] | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  const [, id] = firstMatch([RULE_ID, ...LISTS], text) ?? []
  if (id !== undefined) return ['rules', id]
  const name = aspectAsked(text, book)
  if (name !== undefined) return ['rules', name]
  const limited = LIMIT_OF.test(text) ? onlyRow(text, book) : undefined
  if (limited !== undefined) return ['rules', limited]
  const isTopic = !/\d/.test(text) && text.split(/\s+/u).length <= MOST_OF_TOPIC && !isTroop(text, book)
  if (!IS_QUESTION.test(text) && !isTopic) return undefined
  const topic = OF_CHANCE.test(text) ? undefined : TOPICS.find(({ asks }) => asks.test(text))
  const rule = topic?.rule[book.edition === 2 ? 2 : 1]
  return rule !== undefined && (topic?.hasNumbers || !COUNTED.test(text)) ? ['rules', rule] : undefined
}

/** "everything you know about the Normans" */
const ALL_ABOUT = firstPhrase`^\W*(?:(?:tell|show|give) me )?(?:everything|all|more)(?: (?:that )?(?:you know|there is(?: to know)?))? (?:about|on) (?:the )?`

/** `rules levies` for "can levies charge": a question about one row of the rules, and about no fight. */
export const rowAsked = (text: string, book: Rulebook): readonly string[] | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  const name = text.replace(ALL_ABOUT, '').replace(/[\s.?!]+$/, '')
  if (isName(name.trim(), book)) return ['rules', name.trim()]
  const isOfFight = OF_FIGHT.test(text) && !HOW_IT_WORKS.test(text)
  if (!IS_QUESTION.test(text) || isOfFight || COUNTED.test(text)) return undefined
  if (text.split(/\s+/u).length > MOST_WORDS) return undefined
  const row = onlyRow(text, book)
  return row === undefined ? undefined : ['rules', row]
}

/** What a text says of a thing beside its name: "for charging through woods". */
const SAYS_OF =
  /(?<![a-zà-ÿ])(?:of|for|in|on|with|through|over|into|behind|when|if|while|can|may|do|does|how|what|de|para|en|con|por|si)(?![a-zà-ÿ])/i

/** The words for `rules`, of a text after that word: "for charging through woods", "can crossbowmen close ranks". */
export const topicOrRow = (text: string, book: Rulebook): readonly string[] | undefined => {
  if (!SAYS_OF.test(text)) return undefined
  const question = IS_QUESTION.test(text) ? text : `what of ${text}`
  return (ruleAsked(question, book) ?? rowAsked(question, book))?.slice(1)
}

/** Whether a question is about the rules and about no fight. */
export const isOfRules = (text: string): boolean =>
  text.length <= MOST_LETTERS && IS_QUESTION.test(text) && !OF_FIGHT.test(text) && !COUNTED.test(text)
