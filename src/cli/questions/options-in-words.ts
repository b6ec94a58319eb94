import { MOST_LETTERS } from '../../request/words/sentence'
import { takeEdition } from '../../request/words/tokens'
import { isOption, wordsAndOptions } from '../arguments'
import { firstPhrase, phrase } from './rewording'

/** Options said in words: "second edition", "10000 trials seed 3 as json", "show me the what-if". */

/** "second edition: compare 8 bondi ...": what was between the edition and the question. */
const withoutComma = (text: string): string => text.replace(/^[\s,:;.-]+(?=\S)/, '')

/** The supplements of the second edition, "Age of Vikings", which the first had not, and what else it is called. */
const AGE =
  /[\s,:;(]*\b(?:(?:in|from|of|using|playing|with|saga|the|en)\s+)*(?:age\s+of\s+(?:the\s+)?(?:vikings|crusades|invasions|hannibal|alexander|chivalry|magic|wolf)|era\s+de\s+(?:l[ao]s?\s+)?(?:vikingos|cruzadas|invasiones|an[ií]bal|alejandro|caballer[ií]a|magia|lobo)|saga\s+(?:v\.?\s?2|2\s?ed|ii)|(?:jugamos|estamos|we\s+(?:are\s+)?play(?:ing)?)\s+(?:(?:jugando|con|a|en|la|the|saga|by)\s+)*(?:segunda\s+edici[oó]n|second\s+edition|2\s?ed)(?:\s+(?:y|and)(?=\s))?)\b[\s,:;.)\u2013-]*/iu

/** "2nd edition rules for javelins": the rules are asked for and are no part of the edition. */
const EDITION_RULES = firstPhrase`(\bed(?:ition)?\b\.?) (?=rules (?:for|of|about|on)\b)`

/** "age of Hannibal, 8 warriors charge ...": without the age, and in its edition where no other is named. */
const withoutAge = (argv: readonly string[]): readonly string[] => {
  const [words, options] = wordsAndOptions(argv)
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
  [phrase`\b(edition|ed\.?) (?:(?:of|for) )?(?:the game (?:of )?)?saga(?: rules)?(?![a-z]| dice)`, '$1'],
  [phrase`(?<![a-zà-ÿ])(edición|edicion) (?:de|del juego) saga(?![a-z])`, '$1'],
  [
    firstPhrase`\bnot (?:the )?(?:first|1st)(?: ed(?:ition)?)?\W{1,3}(?:but )?(?:the )?(?:second|2nd)(?: ed(?:ition)?)?(?![a-z])`,
    'second edition'
  ],
  [
    phrase`
      [\s,.;:!-]+(?:(?:oh|oops|sorry|I mean|I meant|I should say|that is|this is)\W+){1,3}
      (?=(?:(?:in|for|the) ){0,2}(?:second|2nd|first|1st|saga|v\d|edition)\b)
      |(?<=\bedition)\W{1,3}I meant?(?=\W*$)
    `,
    ', '
  ],
  [firstPhrase`\b(?:(?:under|in|by|with|using|per|of) )(?:the )?(?:new|newer|newest|latest|current) rules\b`, 'second edition'],
  [firstPhrase`(?<=\d.{0,200})[\s,;(]+(?:the )?(?:new|newer|newest|latest|current) rules\b(?=\W*$)`, ' second edition'],
  [
    firstPhrase`
      (?<=\d.{0,200})[\s,;(]+(?:(?:under|in|by|with|using) )?(?:the )?(?:old|older|original) rules\b(?=\W*$)
      |\b(?:under|in|by|with|using|per) (?:the )?(?:old|older|original) rules\b
    `,
    ' first edition'
  ],
  [
    firstPhrase`
      \b(?:the )?
      (?:
        (?:old|first)(?: (?:rules|edition))? (?:or|vs\.?|versus|and) (?:the )?(?:new|second)
        |(?:new|second)(?: (?:rules|edition))? (?:or|vs\.?|versus|and) (?:the )?(?:old|first)|editions (?:differ|compare)
      )(?: (?:rules|edition))?(?![a-z])
    `,
    'in both editions'
  ],
  [
    firstPhrase`(?<![a-zà-ÿ])(?:con |en )?(?:las )?(?:reglas nuevas|nuevas reglas|reglas de(?:l)? 2018)(?![a-zà-ÿ])`,
    'segunda edición'
  ],
  [
    firstPhrase`(?<![a-zà-ÿ])(?:con |en )?(?:las )?(?:reglas (?:viejas|antiguas|originales)|(?:viejas|antiguas) reglas)(?![a-zà-ÿ])`,
    'primera edición'
  ],
  [firstPhrase`[\s,]+en (?:la )?(segunda|primera)(?=\W*$)`, ' $1 edición'],
  [firstPhrase`^\W*(?:en|con|para|seg[uú]n) la (segunda|primera)\s*[,:]\s*`, '$1 edición: '],
  [firstPhrase`\bunder (?=(?:the )?(?:second|2nd|first|1st|saga|v\s*[12])\b)`, 'in '],
  [firstPhrase`\b(?:saga )?ver(?:\.\s*| )?([12])\b(?!\s*(?:to|-)\s*\d)`, 'saga $1'],
  [/\bsaga\s*\(\s*(?:2nd|second|ii|v?2)\s*\)/i, 'second edition']
]

/** The words with the edition named as `takeEdition` knows it. */
const withEditionNamed = (argv: readonly string[]): readonly string[] => {
  const [words, options] = wordsAndOptions(argv)
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
  const [words, options] = wordsAndOptions(argv)
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
  [firstPhrase`^\W*(?:please )?(?:explain|explica(?:me)?)\b(?: (?:to )?me)?(?: the fight (?:of|between))?[\s:,]*`, '--explain'],
  [
    firstPhrase`[\s,]+(?:step by step|paso a paso|(?:pero )?(?:bien )?explicad[oa]|con (?:la |una )?explicaci[oó]n)\W*$`,
    '--explain'
  ],
  [
    firstPhrase`
      [\s,;.!?]+(?:and )?(?:please )?
      (?:
        explain(?:ed)?(?: (?:it|that|why|the (?:result|numbers|rules)))?|with (?:an? |the )?explanations?
        |show (?:me )?(?:the |your )?(?:rules|reasons|steps|workings?)|why|expl[ií]ca(?:lo|me(?:lo)?)?|(?:y )?por qu[eé]
      )\W*$
    `,
    '--explain'
  ],
  [
    firstPhrase`
      ^\W*how (?:can|could|do|should) (?:I|we) (?:improve|better|increase|raise) (?:my|our) (?:odds|chances?)(?: of \w+)?[\s,:]+(?:(?:when|if|as) )?
    `,
    '--what-if'
  ],
  [
    phrase`
      ^\W*(?:what|which (?:(?!of\b)[a-z-]+ )?(?:abilit(?:y|ies)|box(?:es)?|changes?)) (?:(?:would|could|can|might|does|do) )?
      (?:(?:best|most) )?(?:helps?|improves?) (?:(?:most|best) )?(?:with )?(?=(?:(?:my|our|the)\s|\d))
      | (?:the )?most (?:when|if|as) they\b(?<=^\W*what\s.*)
    `,
    '--what-if'
  ],
  [
    firstPhrase`
      [\s,;]+(?:(?:with|under|con|bajo|en) )?(?:(?:all|every|each) (?:(?:of )?the )?(?:readings?|interpretations?)(?: of the rules)?
      |todas las (?:interpretaciones|lecturas))\W*$
    `,
    '--all-readings'
  ],
  [
    firstPhrase`
      [\s,;:.]+(?:which|what)(?<!\s(?:or|o)\s.*[\s,;:.](?:which|what)) (?:abilit(?:y|ies)|box(?:es)?)
      \s+(?:(?:is|are|works?) best|(?:should|could|can|would) (?:I|we|they) use|(?:would )?helps?(?: (?:the )?most)?)\W*$
    `,
    '--what-if'
  ],
  [firstPhrase`[\s,;:.]+what (?:would |could )?helps? (?:me |them )?(?:the )?most\W*$`, '--what-if'],
  [firstPhrase`[\s,;]+(?:(?:and|with|y|con) )?(?:show (?:me )?)?(?:the |a )?what[- ]?ifs?\W*$`, '--what-if']
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
    firstPhrase`[\s,;(]+(?:(?:answer|reply|responde|contesta) )?(?:in|en) (spanish|english|espa[nñ]ol|castellano|ingl[eé]s)\W*$`,
    '--language'
  ],
  [
    firstPhrase`^\W*(?:(?:answer|reply|responde|contesta) )?(?:in|en) (spanish|english|espa[nñ]ol|castellano|ingl[eé]s)(?:[\s,:;]+)(?=.*\d)`,
    '--language'
  ],
  [firstPhrase`[\s,;]+(?:(?:as|in|to|como|en) )?(json|ndjson|csv|svg)\W*$`, '--format'],
  [firstPhrase`[\s,;]+(?:as|in|to|como|en) (html|markdown)\W*$`, '--format'],
  [firstPhrase`[\s,;]+(?:(?:with|and|using|con|y) )*(?:seed|semilla) ([^\s,;]+)\s*$`, '--seed'],
  [
    firstPhrase`[\s,;]+(?:(?:with|and|using|over|con|y|en) )*(\d+) (?:trials|simulations|samples|simulaciones|(?<=\d{2} )tiradas)\s*$`,
    '--trials'
  ],
  [firstPhrase`[\s,;]+(?:(?:by|with|using|in|por|con) )?monte[- ]?carlo (?:with |x\s*)?(\d{2,})(?: times)?\s*$`, '--trials'],
  [
    firstPhrase`
      [\s,;]+
      (?:
        (?:simulated?|sampled?|simulating|rolling|rolled|thrown|simula(?:do|ndo)?|tirando|lanzando|tirad[oa]s?|repetid[oa]s?)\s+
      )?(\d{3,}) (?:times|veces)\s*$
    `,
    '--trials'
  ],
  [firstPhrase`^\W*(?:please )?(?:simulate|simula) (\d{3,}) (?:times|veces)[\s,:]*`, '--trials'],
  [firstPhrase`[\s,;]+(?:(?:by|with|using|in|por|con) )?(monte[- ]?carlo)\W*$`, '--method'],
  [firstPhrase`[\s,;]+(?:(?:as|in|with|como|en) )?(?:exact )?(fractions)\W*$`, '--method']
]

/** "monte carlo 8 bondi vs 4 huscarls", "simulate ..." */
const THROWN_FIRST = firstPhrase`^\W*(?:please )?(?:monte[- ]carlo|simulate|simula)\b[\s:,]*`

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
