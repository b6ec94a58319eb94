import { MOST_LETTERS } from '../../request/words/sentence'
import { takeEdition } from '../../request/words/tokens'
import { isOption } from '../arguments'

/** Options said in words: "second edition", "10000 trials seed 3 as json", "show me the what-if". */

/** "second edition: compare 8 bondi ...": what was between the edition and the question. */
const withoutComma = (text: string): string => text.replace(/^[\s,:;.-]+(?=\S)/, '')

/** The supplements of the second edition, "Age of Vikings", which the first had not, and what else it is called. */
const AGE =
  /[\s,:;(]*\b(?:(?:in|from|of|using|playing|with|saga|the|en)\s+)*(?:age\s+of\s+(?:the\s+)?(?:vikings|crusades|invasions|hannibal|alexander|chivalry|magic|wolf)|era\s+de\s+(?:l[ao]s?\s+)?(?:vikingos|cruzadas|invasiones|an[ií]bal|alejandro|caballer[ií]a|magia|lobo)|saga\s+(?:v\.?\s?2|2\s?ed|ii)|(?:jugamos|estamos|we\s+(?:are\s+)?play(?:ing)?)\s+(?:(?:jugando|con|a|en|la|the|saga|by)\s+)*(?:segunda\s+edici[oó]n|second\s+edition|2\s?ed)(?:\s+(?:y|and)(?=\s))?)\b[\s,:;.)\u2013-]*/iu

/** "2nd edition rules for javelins": the rules are asked for and are no part of the edition. */
const EDITION_RULES = /(\bed(?:ition)?\b\.?)\s+(?=rules\s+(?:for|of|about|on)\b)/i

/** "age of Hannibal, 8 warriors charge ...": without the age, and in its edition where no other is named. */
const withoutAge = (argv: readonly string[]): readonly string[] => {
  const end = argv.findIndex(isOption)
  const [words, options] = end < 0 ? [argv, []] : [argv.slice(0, end), argv.slice(end)]
  const text = words.join(' ')
  if (text.length > MOST_LETTERS || /\s{20}/.test(text) || !AGE.test(text)) return argv
  const rest = text.replace(AGE, ' ').trim()
  const [first = ''] = words
  const named = withEditionFlag([
    ...(words.length > 1 && rest.startsWith(`${first} `) ? [first, rest.slice(first.length + 1)] : [rest]),
    ...options
  ])
  return named.includes('--edition') ? named : [...named, '--edition', '2']
}

/** Other names of the second edition, and those put beside what they correct: "not first but second edition". */
const EDITION_NAMES: readonly (readonly [said: RegExp, otherwise: string])[] = [
  [
    /\bnot\s+(?:the\s+)?(?:first|1st)(?:\s+ed(?:ition)?)?\W{1,3}(?:but\s+)?(?:the\s+)?(?:second|2nd)(?:\s+ed(?:ition)?)?(?![a-z])/i,
    'second edition'
  ],
  [
    /[\s,.;:!-]+(?:(?:oh|oops|sorry|I\s+mean|I\s+meant|I\s+should\s+say|that\s+is|this\s+is)\W+){1,3}(?=(?:(?:in|for|the)\s+){0,2}(?:second|2nd|first|1st|saga|v\d|edition)\b)|(?<=\bedition)\W{1,3}I\s+meant?(?=\W*$)/gi,
    ', '
  ],
  [/\b(?:(?:under|in|by|with|using|per|of)\s+)(?:the\s+)?(?:new|newer|newest|latest|current)\s+rules\b/i, 'second edition'],
  [/(?<=\d.{0,200})[\s,;(]+(?:the\s+)?(?:new|newer|newest|latest|current)\s+rules\b(?=\W*$)/i, ' second edition'],
  [
    /(?<=\d.{0,200})[\s,;(]+(?:(?:under|in|by|with|using)\s+)?(?:the\s+)?(?:old|older|original)\s+rules\b(?=\W*$)|\b(?:under|in|by|with|using|per)\s+(?:the\s+)?(?:old|older|original)\s+rules\b/i,
    ' first edition'
  ],
  [
    /\b(?:the\s+)?(?:(?:old|first)(?:\s+(?:rules|edition))?\s+(?:or|vs\.?|versus|and)\s+(?:the\s+)?(?:new|second)|(?:new|second)(?:\s+(?:rules|edition))?\s+(?:or|vs\.?|versus|and)\s+(?:the\s+)?(?:old|first)|editions\s+(?:differ|compare))(?:\s+(?:rules|edition))?(?![a-z])/i,
    'in both editions'
  ],
  [
    /(?<![a-zà-ÿ])(?:con\s+|en\s+)?(?:las\s+)?(?:reglas\s+nuevas|nuevas\s+reglas|reglas\s+de(?:l)?\s+2018)(?![a-zà-ÿ])/i,
    'segunda edición'
  ],
  [
    /(?<![a-zà-ÿ])(?:con\s+|en\s+)?(?:las\s+)?(?:reglas\s+(?:viejas|antiguas|originales)|(?:viejas|antiguas)\s+reglas)(?![a-zà-ÿ])/i,
    'primera edición'
  ],
  [/[\s,]+en\s+(?:la\s+)?(segunda|primera)(?=\W*$)/i, ' $1 edición'],
  [/^\W*(?:en|con|para|seg[uú]n)\s+la\s+(segunda|primera)\s*[,:]\s*/i, '$1 edición: '],
  [/\bunder\s+(?=(?:the\s+)?(?:second|2nd|first|1st|saga|v\s*[12])\b)/i, 'in '],
  [/\b(?:saga\s+)?ver(?:\.\s*|\s+)?([12])\b(?!\s*(?:to|-)\s*\d)/i, 'saga $1'],
  [/\bsaga\s*\(\s*(?:2nd|second|ii|v?2)\s*\)/i, 'second edition']
]

/** The words with the edition named as `takeEdition` knows it. */
const withEditionNamed = (argv: readonly string[]): readonly string[] => {
  const end = argv.findIndex(isOption)
  const [words, options] = end < 0 ? [argv, []] : [argv.slice(0, end), argv.slice(end)]
  const text = words.join(' ')
  if (
    text.length > MOST_LETTERS ||
    /\s{20}/.test(text) ||
    !/edition|rules|reglas|segunda|primera|\bver|saga|\bunder\b/i.test(text)
  )
    return argv
  const named = EDITION_NAMES.reduce((all, [said, otherwise]) => all.replace(said, otherwise), text)
  const [first = ''] = words
  if (named === text) return argv
  return [...(words.length > 1 && named.startsWith(`${first} `) ? [first, named.slice(first.length + 1)] : [named]), ...options]
}

/** "second edition" among the words of a sentence, in one argument or over several, becomes --edition 2. */
export const withEditionFlag = (given: readonly string[]): readonly string[] => {
  const argv = withEditionNamed(withoutAge(given))
  if (argv.includes('--edition')) return argv
  const end = argv.findIndex(isOption)
  const [words, options] = end < 0 ? [argv, []] : [argv.slice(0, end), argv.slice(end)]
  if (words.join(' ').length > MOST_LETTERS) return argv
  // "2nd" alone belongs to the word after it
  const inWords = words.map(word =>
    /^\(?2nd\W*$/i.test(word) ? { text: word } : takeEdition(word.replace(EDITION_RULES, '$1: '))
  )
  // "saga 2nd edition: 8 bondi ...": the name of the game belongs to the edition and is no command
  const startsWithGame = /^saga$/i.test(words[0] ?? '')
  // "8 bondi vs 8 warriors, SAGA v2": in several words
  const inOneWord = words.some(word => /^\W*saga\W*$/i.test(word))
    ? undefined
    : inWords.find(({ edition }) => edition !== undefined)
  // the sentence begins after the command, where there is one
  const start =
    !startsWithGame &&
    /^(?!(?:not|in|under|using|with|by|per|for|the)$)[a-z]+$/i.test(words[0] ?? '') &&
    takeEdition(words.slice(0, 2).join(' ')).edition === undefined
      ? 1
      : 0
  const inSentence = inOneWord ?? takeEdition(words.slice(start).join(' ').replace(EDITION_RULES, '$1: '))
  if (inSentence.edition === undefined) return argv
  const rest = inOneWord
    ? inWords
        // "in v2, 8 bondi ..."
        .filter((_, at) => inWords[at + 1]?.edition === undefined || !/^(?:in|under|with|by|using|per)$/i.test(words[at] ?? ''))
        .map(({ text }) => withoutComma(text))
        .filter(text => !/^[\s,:;.\u2013-]*$/u.test(text))
    : [...words.slice(0, start), withoutComma(inSentence.text)]
  return [...rest, ...options, '--edition', String(inSentence.edition)]
}

/** What else is to be shown of a fight, in words: "explain 8 bondi ...", "..., show me the what-if". */
const SHOWN_IN_WORDS: readonly (readonly [pattern: RegExp, option: string])[] = [
  [/^\W*(?:please\s+)?(?:explain|explica(?:me)?)\b(?:\s+(?:to\s+)?me)?(?:\s+the\s+fight\s+(?:of|between))?[\s:,]*/i, '--explain'],
  [
    /[\s,]+(?:step\s+by\s+step|paso\s+a\s+paso|(?:pero\s+)?(?:bien\s+)?explicad[oa]|con\s+(?:la\s+|una\s+)?explicaci[oó]n)\W*$/i,
    '--explain'
  ],
  [
    /[\s,;.!?]+(?:and\s+)?(?:please\s+)?(?:explain(?:ed)?(?:\s+(?:it|that|why|the\s+(?:result|numbers|rules)))?|with\s+(?:an?\s+|the\s+)?explanations?|show\s+(?:me\s+)?(?:the\s+|your\s+)?(?:rules|reasons|steps|workings?)|why|expl[ií]ca(?:lo|me(?:lo)?)?|(?:y\s+)?por\s+qu[eé])\W*$/i,
    '--explain'
  ],
  [
    /^\W*how\s+(?:can|could|do|should)\s+(?:I|we)\s+(?:improve|better|increase|raise)\s+(?:my|our)\s+(?:odds|chances?)(?:\s+of\s+\w+)?[\s,:]+(?:(?:when|if|as)\s+)?/i,
    '--what-if'
  ],
  [
    /^\W*(?:what|which\s+(?:(?!of\b)[a-z-]+\s+)?(?:abilit(?:y|ies)|box(?:es)?|changes?))\s+(?:(?:would|could|can|might|does|do)\s+)?(?:(?:best|most)\s+)?(?:helps?|improves?)\s+(?:(?:most|best)\s+)?(?:with\s+)?(?=(?:(?:my|our|the)\s|\d))|\s+(?:the\s+)?most\s+(?:when|if|as)\s+they\b(?<=^\W*what\s.*)/gi,
    '--what-if'
  ],
  [
    /[\s,;]+(?:(?:with|under|con|bajo|en)\s+)?(?:all\s+(?:the\s+)?(?:readings|interpretations)|todas\s+las\s+(?:interpretaciones|lecturas))\W*$/i,
    '--all-readings'
  ],
  [
    /[\s,;:.]+(?:which|what)(?<!\s(?:or|o)\s.*[\s,;:.](?:which|what))\s+(?:abilit(?:y|ies)|box(?:es)?)\s+(?:(?:is|are|works?)\s+best|(?:should|could|can|would)\s+(?:I|we|they)\s+use|(?:would\s+)?helps?(?:\s+(?:the\s+)?most)?)\W*$/i,
    '--what-if'
  ],
  [/[\s,;:.]+what\s+(?:would\s+|could\s+)?helps?\s+(?:me\s+|them\s+)?(?:the\s+)?most\W*$/i, '--what-if'],
  [/[\s,;]+(?:(?:and|with|y|con)\s+)?(?:show\s+(?:me\s+)?)?(?:the\s+|a\s+)?what[- ]?ifs?\W*$/i, '--what-if']
]

export const withShownFlags = (
  words: readonly string[]
): { readonly words: readonly string[]; readonly flags: readonly string[] } => {
  const text = words.join(' ')
  const flags = text.length > MOST_LETTERS ? [] : SHOWN_IN_WORDS.filter(([pattern]) => pattern.test(text))
  return flags.length === 0
    ? { words, flags: [] }
    : { words: [flags.reduce((all, [pattern]) => all.replace(pattern, ''), text)], flags: flags.map(([, option]) => option) }
}

/** Options in words at the end of a sentence, or before it, each with its value. */
const OPTIONS_IN_WORDS: readonly (readonly [pattern: RegExp, option: string])[] = [
  [
    /[\s,;(]+(?:(?:answer|reply|responde|contesta)\s+)?(?:in|en)\s+(spanish|english|espa[nñ]ol|castellano|ingl[eé]s)\W*$/i,
    '--language'
  ],
  [
    /^\W*(?:(?:answer|reply|responde|contesta)\s+)?(?:in|en)\s+(spanish|english|espa[nñ]ol|castellano|ingl[eé]s)(?:[\s,:;]+)(?=.*\d)/i,
    '--language'
  ],
  [/[\s,;]+(?:(?:as|in|to|como|en)\s+)?(json|ndjson|csv|svg)\W*$/i, '--format'],
  [/[\s,;]+(?:as|in|to|como|en)\s+(html|markdown)\W*$/i, '--format'],
  [/[\s,;]+(?:(?:with|and|using|con|y)\s+)*(?:seed|semilla)\s+([^\s,;]+)\s*$/i, '--seed'],
  [
    /[\s,;]+(?:(?:with|and|using|over|con|y|en)\s+)*(\d+)\s+(?:trials|simulations|samples|simulaciones|(?<=\d{2}\s+)tiradas)\s*$/i,
    '--trials'
  ],
  [/[\s,;]+(?:(?:by|with|using|in|por|con)\s+)?monte[- ]?carlo\s+(?:with\s+|x\s*)?(\d{2,})(?:\s+times)?\s*$/i, '--trials'],
  [
    /[\s,;]+(?:(?:simulated?|sampled?|simulating|rolling|rolled|thrown|simula(?:do|ndo)?|tirando|lanzando|tirad[oa]s?|repetid[oa]s?)\s+)?(\d{3,})\s+(?:times|veces)\s*$/i,
    '--trials'
  ],
  [/^\W*(?:please\s+)?(?:simulate|simula)\s+(\d{3,})\s+(?:times|veces)[\s,:]*/i, '--trials'],
  [/[\s,;]+(?:(?:by|with|using|in|por|con)\s+)?(monte[- ]?carlo)\W*$/i, '--method'],
  [/[\s,;]+(?:(?:as|in|with|como|en)\s+)?(?:exact\s+)?(fractions)\W*$/i, '--method']
]

/** "monte carlo 8 bondi vs 4 huscarls", "simulate ..." */
const THROWN_FIRST = /^\W*(?:please\s+)?(?:monte[- ]carlo|simulate|simula)\b[\s:,]*/i

/** "8 bondi charge 4 huscarls, 10000 trials seed 3 as json": the options in words become flags behind the sentence. */
export const withOptionFlags = (argv: readonly string[]): readonly string[] => {
  const end = argv.findIndex(isOption)
  const words = end < 0 ? argv : argv.slice(0, end)
  let text = words.join(' ')
  if (text.length > MOST_LETTERS) return argv
  // each pattern would start anew at every blank
  text = text.replace(/\s{2,}/g, ' ')
  const options: string[] = []
  // twice, because each is found only at the end, once those behind it are removed
  for (const [pattern, option] of [...OPTIONS_IN_WORDS, ...OPTIONS_IN_WORDS]) {
    const found = pattern.exec(text)
    if (!found?.[1]) continue
    text = text.slice(0, found.index) + text.slice(found.index + found[0].length)
    const value = found[1].toLowerCase()
    const isLanguage = option === '--language'
    if (isLanguage && argv.some(word => word.startsWith(option))) continue
    options.push(
      option,
      isLanguage ? (/^(?:english|ingl)/.test(value) ? 'en' : 'es') : value.replace(/\s/, '-').replace('montecarlo', 'monte-carlo')
    )
  }
  const isThrownFirst = THROWN_FIRST.test(text)
  text = text.replace(THROWN_FIRST, '')
  if (options.length === 0 && !isThrownFirst) return argv
  const isThrown = options.includes('--trials') || isThrownFirst
  if (isThrown && !argv.includes('--method') && !options.includes('--method')) options.push('--method', 'monte-carlo')
  const [first = ''] = words
  return [
    ...(words.length > 1 && text.startsWith(`${first} `) ? [first, text.slice(first.length + 1)] : [text]),
    ...argv.slice(words.length),
    ...options
  ]
}
