import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { NUMBERS } from '../../request/words/templates'
import { wordsOf } from '../../request/words/throw-words'
import { inDigits } from './dice-words'
import { withReplaced } from './may-match'
import { NUMBER, phrase } from './rewording'

/** Plain dice asked about in words: "I rolled 8 dice and got 1 hit on 4+, how unlucky is that". */

const DICE = /\b(\d{1,4}) (?:attack |defen[cs]e )?(?:dice|die|dados?)\b|\brolled (\d{1,4}) saves\b|\bhits? out of (\d{1,4})\b/
const FACE =
  /\b(?:on|at|needing|need|needs|hitting on|of|with|to hit on)(?: an?)? ([1-6])(?:s|\+)?(?: (?:or (?:more|better)|up|plus))?(?![\d.])(?! (?:dice|die|hits?|success\w*|times?|[1-6]s)\b)|\b(?:no )?([1-6])s\b|\b([1-6])\+|\b(?:no) ([1-6])\b/
/** "a 6 with 4 dice": at least one of them. */
const ONE_OF = /\b(?:roll\w*|throw\w*|get\w*) (?:an?|any|at least one|one) ([1-6])\b(?! (?:dice|die)\b)/
/** "chance of a 6 on 4 dice" */
const ONE_ON = /(?:^|\bof )(?:an?|any|at least (?:one|1)|one) ([1-6])(?= (?:on|with|from|in|out of|using) \d{1,4} (?:dice|die)\b)/
/** "8 dice, 4+ to hit, then 5+ saves", "8 dice hit on 5+, then they save on 5+" */
const HIT_AND_SAVED =
  /\b(\d{1,4}) (?:attack )?(?:dice|die)\b\D*?([1-6])\+(?:\D*?(?:then|sav\w*|against)\D*?([1-6])\+|\D*?([1-6])\+ saves?\b)/
const GOT =
  /\b(?:got|observed|scored|hit only|and hit|getting|rolled|made|missed all but|hit with|hit|saqué) (?:only |solo )?(\d{1,4}|none|no|once|twice)\b(?! (?:dice|die|saves)\b)/
const BOUNDED = /\b(at least|at most|exactly|no more than|less than|fewer than|more than) (\d{1,4}|no|none)\b/
/** How many hits are not saved: "at least 3 get through". */
const UNSAVED =
  /\b(at least|at most|exactly|no more than|less than|fewer than|more than) (\d{1,4}|no|none) (?:casualties|kills?|losses|wounds?|dead|unsaved|(?:hits? )?(?:get |getting |go |going |come )?through)\b/
const BARE = /\b(\d{1,4}|no) (?:hits?|success(?:es)?|[1-6]s)\b/
const REROLLS = /\breroll\w*(?: (?:the|all|any|failed))? (?:misses|failures|fails)\b/

/** "5s and 6s", "ones or twos": several faces, of which each counts. */
const FACES_COUNTED = /\b[1-6]s(?:(?: (?:or|and))? [1-6]s)* (?:or|and) [1-6]s\b/g
/** The same, once they are one run. */
const RUN_OF_FACES = /\bfaces ([1-6]-[1-6])\b/

/** "3 hits or more", "3 or more hits" and "3+ hits" with the bound first, "at least 3 hits"; "fives or sixes" as hits on 5+. */
const withBounds = (said: string): string =>
  said
    // "8 attacks needing 4+"
    .replace(/\b(\d{1,4}) attacks?\b(?= (?:on|at|needing|need|hitting|that))/g, '$1 dice')
    .replace(/\b(?:that|which) (?:are|were|was|showed?|came up|rolled) (?=[1-6])/g, 'on ')
    .replace(FACES_COUNTED, (faces: string) => {
      const counted = (faces.match(/[1-6]/g) ?? []).map(Number)
      const [first = 0, last = 0] = [Math.min(...counted), Math.max(...counted)]
      const isRun = new Set(counted).size === last - first + 1
      return isRun && last === 6 ? `hits on ${first}+` : isRun ? `faces ${first}-${last}` : faces
    })
    .replace(/\b(\d{1,4}) (hits?|success(?:es)?|kills?|casualties|losses|wounds?|[1-6]s) or (?:more|better)\b/g, 'at least $1 $2')
    .replace(/\b(?:chance|odds|probability) (?:of|on) (\d{1,4}) or more$/, 'at least $1')
    // "number of 1s", which are no hits on 1+
    .replace(/\b(?:number|count) of (?=[1-6]s\b)/g, '')
    .replace(/\b(\d{1,4}) (hits|success(?:es)?|kills|casualties|losses|[1-6]s) minimum\b/g, 'at least $1 $2')
    .replace(
      /(?<!\b(?:on|at|a) )\b(\d{1,4})(?:\+| or more) (?=(?:hits?|success(?:es)?|kills?|casualties|losses|wounds?|[1-6]s)\b)/g,
      'at least $1 '
    )

/** "saving all 4 hits on 5+" */
const ALL_SAVED = /\bsav(?:e|es|ing) (?:all )?(?:the |of the )?(\d{1,3}) (?:hits?|shots?) (?:on|at|with)(?: an?)? ([1-6])\+/

/** "making all 4 saves on 4+" */
const ALL_MADE =
  /\b(?:mak|pass|roll)(?:e|es|ing)? all (?:my |his |the |of the )?(\d{1,3}) saves (?:on|at|with)(?: an?)? ([1-6])\+/
/** "save at least 4 of 6 hits on 5+" */
/** "I fail every one of 5 saves on 4+" */
const ALL_FAILED =
  /\bfail(?:s|ing)? (?:all|every(?: 1)?|each(?: 1)?)(?: of)?(?: (?:my|his|the|these))? (\d{1,3}) saves (?:on|at|with)(?: an?)? ([1-6])\+/
const SOME_SAVED =
  /\bsav(?:e|es|ing) (?:(at least|at most|exactly|no more than|less than|fewer than|more than) )?(\d{1,3}) (?:out )?of (?:the |my |his )?(\d{1,3}) (?:hits?|shots?) (?:on|at|with)(?: an?)? ([1-6])\+/

const TWO_THROWS = /\d (?:dice|die)\b.* or .*\d (?:dice|die)\b/

/** A number from one to another: "between 2 and 4 sixes". */
const BETWEEN = /\bbetween \d{1,4} and \d{1,4} (?:hits?|success(?:es)?|[1-6]s)\b/

/** More than one throw, which the command's own words describe. */
const MORE_THAN_DICE = /\b(?:sav\w*|armou?r|then|again|against|defen\w*|enemy|wrath|saga|showing)\b|\d\+.*\d\+/

const LUCK =
  /(?<!\p{L})(?:tir[eé]|lanc[eé])(?!\p{L})|\b(?:un)?luck(?:y|ily)?\b|\bthrew\b|\bobserved\b|\brolled\b|\bhow (?:un)?likely (?:is|was) that\b/u
const COUNTS: Readonly<Record<string, string>> = { none: '0', no: '0', once: '1', twice: '2' }
const digits = (said: string): string => COUNTS[said] ?? said

const FACE_NAMES = ['', '', 'twos', 'threes', 'fours', 'fives']
const COUNT_OF_FACES = phrase`
  \b(?:(?:(?:I|we) )?(?:need|want) )?(?:(exactly|at most|at least|no more than|more than) )?(${NUMBER})
  \s+(?:([2-5])['\u2019]?s|(twos|threes|fours|fives)) or (?:better|higher|above|up|greater)(?![a-z])
`

const DICE_OF = String.raw`(\d{1,3}|${NUMBERS.slice(1, 13).join('|')})`
const ALL_OF_DICE = phrase`
  \ball (?:but (one|two|[12]) of )?(?:of )?(?:(?:my|the|his|these) )?${DICE_OF} (?:of (?:my|the|his|these) )?(?:dice|d6)
  \s+(?:(?:to )?(?:com(?:e|ing) up|show(?:ing)?|land(?:ing)?|roll(?:ing)?|be(?:ing)?|hit(?:ting)?)(?: on)? )?(?:an? )?(?=[1-6]\+)
`
const HALF_OF_THEM = phrase`(?<=(\d{1,3}) dice\b.*\b(at least|at most|exactly|more than) )half(?: of (?:them|these|those))?(?: (?:hit|succeed|come up))?`
const MISSED = phrase`
  \b(\d{1,3}) dice ((?:on|needing|need|at|hitting on) [1-6]\+),? (?:and|but) ${DICE_OF}(?: of (?:them|these|those))?(?:
  \s+(?:have|only))? (?:missed|failed)
`

/** "all four of my dice coming up 5+", "at least half of them", "8 of them missed": how many hit. */
const withHitsCounted = (text: string): string => {
  const all = withReplaced(text, ALL_OF_DICE, (_, but: string | undefined, dice: string) => {
    const count = Number(inDigits(dice))
    return but === undefined
      ? `at least ${count} hits with ${count} dice on `
      : `exactly ${count - Number(inDigits(but))} hits with ${count} dice on `
  })
  const half = withReplaced(all, HALF_OF_THEM, (said, dice: string, bound: string) =>
    Number(dice) % 2 === 0 ? `${Number(dice) / 2} hits` : /least/i.test(bound) ? `${Math.ceil(Number(dice) / 2)} hits` : said
  )
  return withReplaced(
    half,
    MISSED,
    (_, dice: string, face: string, missed: string) => `${dice} dice ${face} and got ${Number(dice) - Number(inDigits(missed))}`
  )
}

/** What is said of a throw in words of its own: "only sixes", "count 4s and up", "need 3". */
const withThrowPlain = (text: string): string =>
  text
    .replace(/,?\s*\bonly\s+(?=(?:ones|twos|threes|fours|fives|sixes|[1-6]s)\b)/gi, ' on ')
    .replace(
      /,?\s*\b(?:(?:and\s+)?count(?:ing)?\s+)?(?:the\s+)?([2-5])['\u2019]?s\s+(?:and|or)\s+(?:up|above|higher)\b/gi,
      ' on $1+'
    )
    .replace(
      /(?<=\bdice\b.*),?\s*\bwhat(?:['\u2019]?s|\s+is|\s+are)\s+the\s+(?:chances?|odds|probability)\s+(?:of|for)\s+(?:(?:getting|rolling|throwing)\s+)?/gi,
      ', '
    )
    .replace(
      /(?<=\b(?:exactly|at\s+most|at\s+least|no\s+more\s+than|more\s+than)\s+\S+\s+)(?:fives|5['\u2019]?s)\s+or\s+(?:sixes|6['\u2019]?s)\b/gi,
      '5s or better'
    )
    .replace(/(?<=\b(?:dice|die)\b.*),?\s+(?:I\s+)?needs?\s+(\d{1,3})\W*$/gi, ', at least $1')
    .replace(/\bnone\s+at\s+all\b/gi, 'none')
    .replace(
      /(?<=\d\s+or\s+(?:more|fewer|better)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\s+or\s+more)\s+(?:altogether|in\s+all|in\s+total|all\s+told)\W*$/gi,
      ' hits'
    )
    .replace(
      /\bwithout\s+(?:(?:a\s+single|any|an?)\s+)(one|two|three|four|five|six|[1-6])s?\b/gi,
      (_, face: string) => `no ${/six/i.test(face) ? 'sixes' : `${face}s`}`
    )
    .replace(
      /\bdoes\s+(?:(?:any|one|a\s+single\s+one)(?:\s+of\s+(?:them|these|those))?)\s+(?:turn\s+up|come\s+up|show|roll)(?:\s+as)?\s+(?:an?\s+)?([1-6])\b/gi,
      'at least one $1'
    )
    .replace(
      /,?\s+(?:each|every)(?:\s+one)?\s+(?:counting|counts|hitting|hits)\s+(?:if|when|where)\s+(?:it\s+)?shows\s+([1-6])\s+or\s+([1-6])\b/gi,
      ' showing $1s or $2s'
    )
    .replace(
      /\b(?:will|do|can)\s+all\s+(\S+)\s+of\s+my\s+([1-6])\+\s+saves\s+(?:come\s+good|succeed|work|make\s+it|pass)\b/gi,
      'making all $1 saves on $2+'
    )
    .replace(/\brr\b/gi, 'reroll')
    .replace(/\ba single die\b/gi, '1 die')
    .replace(
      /(?<=\b(\d{1,3}) dice (?:on|at) [1-6]\+),? (?:chance|odds)(?: that| of)? (?:them )?all(?: (?:of them|\d+))? (?:hit|hitting|succeed|come up|score)\W*$/gi,
      ', at least $1 hits'
    )
    .replace(
      /(?<=\bfail(?:ing)? all )(?:of my (\S+) saves|(\S+) of my saves),? (?:and |when |if )?I saves? on(?= [1-6]\+)/gi,
      '$1$2 saves on'
    )
    .replace(
      /,? (?:how likely is it |(?:what are |what is |what['\u2019]?s )?(?:the )?(?:odds|chances?) )?(?:that )?(more than|at least|at most|exactly|fewer than) (\S+) of (?:them|these|those) (?:show|are|come up)(?: as)?(?: an?)? ([1-6])s? or(?: an?)? ([1-6])s?\b/gi,
      ' showing $3s or $4s, $1 $2'
    )
    .replace(/\bwith (?:an? |one )?re-?rolls?\b/gi, 'reroll misses')
    .replace(/\bnothing but misses (?=(?:with|on|from) )/gi, 'no hits ')
    .replace(
      /(?<!\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\s+)\b([2-5])['\u2019]?s\s+or\s+(?:better|higher|more|above|up)\b/gi,
      'on $1+'
    )
    .replace(/\bsaves?\s+(?:of|on|at)\s+([2-6])(?:\s+or\s+(?:more|better|higher))?(?![\d+-])/gi, 'saves $1+')
    .replace(/\bhitting\s+on\s+([2-6])s\b/gi, 'on $1+')
    .replace(
      /\b(?:only|just)\s+(\S+|a single)\s+(?:was |were )?(?:an? )?([2-5])s?\s+or\s+6e?s?\s+(?:came|turned|showed)(?:\s+up)?/gi,
      (_, count: string, face: string) => `got only ${/single/i.test(count) ? 1 : count} on ${face}+`
    )
    .replace(/,?\s*<=\s*(?=\d)/g, ', at most ')
    .replace(/\bzero\s+(?=[1-6]\+)/gi, 'no hits on ')
    .replace(
      /\b(?:on|hit(?:ting)?\s+on)\s+([2-6])s(?=\W+saves?\s|\s*,?\s+(?:and\s+)?(?:then\s+)?(?:he|they|I|we|the\s+enemy)\s+sav)/gi,
      'on $1+'
    )
    .replace(/\bsaves?\s+on\s+([2-6])s\b/gi, 'saves $1+')
    .replace(/[,;:]?\s*\bchance\s+(?:of\s+)?(?=\d{1,3}\+?\s+(?:hits?|successes)\b)/gi, ', ')
    .replace(
      /\b(\d{1,3})\s+of\s+(?:them|these)\s+(?:were|are|came\s+up)\s+(?:a\s+|an\s+)?([2-5])\s+or\s+(?:more|better|higher)/gi,
      'got $1 on $2+'
    )
    .replace(/(?<=\b(?:attack\s+dice|saves?)\s+)on\s+([2-5])s\b/gi, 'on $1+')
    .replace(/\bgot\s+nothing\b/gi, 'got 0, how unlucky')
    .replace(/^\W*none\s+(?:on|with|in|of)\s+(?=\d{1,3}\s*(?:d6|dice)\b)/gi, 'no hits with ')
    .replace(/,?\s*I\s+(?:need|want)\s+([2-6])s?\s+or\s+(?:better|more|higher)\W*$/gi, ' on $1+')
    .replace(/\bam\s+I\s+(?:blessed|cursed|jinxed)\b/gi, 'how lucky')
    .replace(/\bgot\s+(?:just|a\s+mere)\b/gi, 'got only')
    .replace(/\s*>=\s*(?=\d)/g, ', at least ')
    .replace(/\bwhiff(?:s|ing)?\s+(?:on\s+)?all\s+(?:the\s+)?(?=\S+\s+dice\b)/gi, 'no hits with ')
    .replace(/,?\s+what\s+(?:stays|is\s+left|remains|gets|goes)(?:\s+(?:over|through))?\W*$/gi, '')
    .replace(
      /(?<!\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\s+)\b(twos|threes|fours|fives)\s+or\s+(?:better|higher|more|above)\b/gi,
      (_, face: string) => `on ${FACE_NAMES.indexOf(face.toLowerCase())}+`
    )
    .replace(/\b(?:att|atk)\s+(?=dice\b)/gi, 'attack ')
    .replace(/\s+@\s*(?=[1-6]\+)/g, ' on ')
    .replace(/\s+\/\s+(?=saves?\s)/gi, ' against ')
    .replace(/,?\s+(?:y\s+)?(?:quiero|necesito|busco)\s+(\S+)\s+([eé]xitos?|impactos?)(?:\s+o\s+m[aá]s)?/gi, ', al menos $1 $2')
    .replace(
      /,?\s+que\s+salgan?\s+([1-6])\s+o\s+([1-6])\b(?:\s+en\s+(\S+)\s+o\s+m[aá]s)?/gi,
      (_, one, other, least?: string) => ` ${one}s or ${other}s${least === undefined ? '' : `, al menos ${least}`}`
    )
    .replace(/(?<=\bdados?\s+)al\s+(?=[1-6]\+)/gi, 'a ')
    .replace(
      /\bnot\s+(?:even\s+|rolling\s+|getting\s+|throwing\s+)?(?:one|a\s+single|any|a)\s+(one|two|three|four|five|six|hit|[1-6])(?:e?s)?\b/gi,
      (_, face: string) => `no ${/six/i.test(face) ? 'sixes' : `${face}s`}`
    )
    .replace(
      /,?\s+(?:(?:and|with)\s+)?(?:(?:the|all|any)\s+)?misses\s+(?:(?:are|get)\s+)?(?:re-?rolled|(?:rolled|thrown)\s+again)\b/gi,
      ', reroll misses'
    )

/** "ten dice, I need five 5s or better": at least five on 5+, not five that show 5. */
export const withFacesFirst = (text: string): string =>
  withReplaced(
    /\d\s*d6?\b|\b(?:dice|dados|die)\b|\bfail all\b/i.test(text) ? withHitsCounted(withThrowPlain(text)) : text,
    COUNT_OF_FACES,
    (_, bound: string | undefined, count: string, face?: string, name = '') =>
      `on ${face ?? FACE_NAMES.indexOf(name.toLowerCase())}+, ${bound ?? 'at least'} ${count}`
  )

/** "8 dice and 4 dice on 5+": two throws, or one of all the dice. */
const DICE_APART = /\b\d{1,3} dice and (?:another )?\d{1,3} (?:more )?dice\b/

/** The words of `throw`, where the text names dice, the faces that count, and how many have come up or are wanted. */
export const throwAsked = (text: string): readonly string[] | undefined => {
  const said = withBounds(wordsOf(withFacesFirst(text)).join(' '))
  const [between] = BETWEEN.exec(said) ?? []
  if (between !== undefined) refuse(t('"{raw}": ask for one chance at a time', { raw: between }))
  const [both] = DICE_APART.exec(said) ?? []
  if (both !== undefined)
    refuse(
      t('"{raw}": one throw at a time: add the dice up, as in 12 dice on 5+, or ask for each throw by itself', { raw: both }),
      'dice'
    )
  const [, bounded = 'exactly', enough, from = '', saveOn] = SOME_SAVED.exec(said) ?? []
  if (enough !== undefined) return ['throw', from, 'dice', 'on', `${saveOn}+`, ...bounded.split(' '), enough]
  const [, failed, saveAt] = ALL_FAILED.exec(said) ?? []
  if (failed !== undefined) return ['throw', failed, 'dice', 'on', `${saveAt}+`, 'none']
  const [, hits, saves] = ALL_SAVED.exec(said) ?? ALL_MADE.exec(said) ?? []
  if (hits !== undefined) return ['throw', hits, 'dice', 'on', `${saves}+`, 'at', 'least', hits]
  const [, attack, hitOn = '', then, savedOn = then ?? ''] = HIT_AND_SAVED.exec(said) ?? []
  const isPlain = !LUCK.test(said) && (!BOUNDED.test(said) || UNSAVED.test(said))
  if (attack !== undefined && /\bsav/.test(said) && isPlain && !/\breroll|\bhow many hits\b/.test(said)) {
    const [, least, few] = UNSAVED.exec(said) ?? []
    const wanted = least === undefined || few === undefined ? [] : [...least.split(' '), digits(few)]
    return ['throw', attack, 'dice', 'on', `${hitOn}+`, 'against', 'saves', `${savedOn}+`, ...wanted]
  }
  // "3 sixes on 10 dice or 5 hits on 8 dice": two throws
  if (TWO_THROWS.test(said)) return undefined
  const [, counted, saved, outOf] = DICE.exec(said) ?? []
  const dice = counted ?? saved ?? outOf
  const [, one] = ONE_OF.exec(said) ?? ONE_ON.exec(said) ?? []
  const [, needed, plural, open, none] = FACE.exec(said) ?? []
  const run = RUN_OF_FACES.exec(said)?.[1]
  const face = run ?? one ?? needed ?? plural ?? open ?? none
  if (dice === undefined || face === undefined || (MORE_THAN_DICE.test(said) && saved === undefined)) return undefined
  if (/\breroll/.test(said) && !REROLLS.test(said)) return undefined
  // "four 1s" shows ones; a six is 6 or more, too
  const showsFace = face === run || (face === plural && face !== '6' && !REROLLS.test(said))
  const faces = showsFace ? ['showing', face] : ['on', `${face}+`]
  const thrown = ['throw', dice, 'dice', ...faces, ...(REROLLS.test(said) ? ['rerolls'] : [])]
  const [, bound = 'exactly', some] = BOUNDED.exec(said) ?? []
  if (one !== undefined && !LUCK.test(said)) return [...thrown, 'at', 'least', '1']
  const wanted = some ?? BARE.exec(said)?.[1]
  if (!LUCK.test(said)) {
    const isOpen = /\bhow many\b|\baverage\b|\bexpect/.test(said) || REROLLS.test(said)
    return wanted === undefined ? (isOpen ? thrown : undefined) : [...thrown, ...bound.split(' '), digits(wanted)]
  }
  const got = GOT.exec(said)?.[1] ?? wanted
  return got === undefined ? undefined : [...thrown, '--observed', digits(got)]
}
