import type { Command } from 'commander'
import { RequestError, refuse } from '../../model/errors'
import { t } from '../../model/language'
import { distance, nearest } from '../../model/nearest'
import { type Edition, isFightKind } from '../../model/scenario'
import { checking } from '../../request/check'
import { beginsWithChoice, eitherDeed } from '../../request/plan/either-deed'
import { beginsPlan, commandFor, namesFight, namesRange, sweepNeeded, withTroops } from '../../request/words/commands'
import { isUnderstood, phrasesOf } from '../../request/words/phrases'
import { MOST_LETTERS, sentenceOf } from '../../request/words/sentence'
import { chanceFault } from '../../request/words/several-chances'
import { NAMES_FACES } from '../../request/words/throw-words'
import { verbGroups } from '../../request/words/verbs'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { isOption, OF_PROGRAM, OF_SENTENCES, wordsAndOptions } from '../arguments'
import { editionOf } from '../edition-option'
import { UnknownCommand } from '../failure'
import { TOPIC_NAMES } from '../topics'
import { coversAsked, disengagingAsked, measureAsked, nobodyAsked, tieAsked, untilAsked } from './chance-questions'
import { commandInWords } from './command-words'
import { comparisonAsked } from './comparisons'
import { defendersNeeded } from './defenders-needed'
import { asksForBoxes, diceOfFaction, diceOfUnits, wrathAsked } from './dice-words'
import { equipmentAsked } from './equipment-questions'
import { otherUnitAsked } from './follow-ups'
import { fatigueNeeded, goalSaid, leastChanceAsked, whomAdvised } from './goals-in-words'
import { asksForNumberAlone, refuseBothCharges, refuseNoFight } from './no-fights'
import { withEditionFlag, withOptionFlags, withShownFlags } from './options-in-words'
import { adviceAfter, otherQuestion, rollAdvised } from './other-questions'
import { plainFight } from './plain-fight'
import { pointOfEachAsked } from './point-of-each'
import { withoutHead } from './question-heads'
import { withAskingSpelt } from './question-words'
import { firstPhrase } from './rewording'
import { reworded } from './rewordings'
import { rowAsked, ruleAsked } from './rule-questions'
import { beginsSentence, commandCalled, pageCalled } from './spanish/commands'
import { throwAsked } from './throw-asked'
import { resultTold } from './told-results'
import { isTroop } from './units-said'
import { refuseUncounted } from './which-unit'

/** `saga-odds 8w vs 4hg`: finds the command where none is named, and turns options in words ("second edition") into options. */

/** What words ask for; undefined where nobody can say, and where a fight is none only if that need not be told. */
const asking = (question: () => readonly string[], isRefusalTold = false): readonly string[] | undefined => {
  try {
    return question()
  } catch (error) {
    if (error instanceof RequestError ? !isRefusalTold : error instanceof UnknownCommand) return undefined
    throw error
  }
}

/** "melee 8w vs 4hg" in quotes: its first word is the command. */
const splitQuoted = ([first = '', ...rest]: readonly string[], commands: readonly string[]): readonly string[] | undefined => {
  const [, name = '', words = ''] = /^\s*(\S+)\s+(.*)$/s.exec(first) ?? []
  const command = commandCalled(name)
  return commands.includes(command) ? [command, words, ...rest] : undefined
}

/** "1. 8 bondi charge 4 huscarls 2. 6 hirdmen charge them": the numbers of steps become words. */
const withStepsNamed = (argv: readonly string[]): readonly string[] => {
  const [first = ''] = argv
  return /^\s*1[.)](?:\s|$)/.test(first) && first.length <= MOST_LETTERS
    ? argv.map(word => word.replace(/(?<!\S)(\d)[.)](?=\s|$)/g, 'step $1:'))
    : argv
}

/** "Kindly compare 8 bondi ...": how a question is asked, which is no part of it. */
const withoutCourtesy = ([first = '', ...rest]: readonly string[]): readonly string[] => {
  const asked = first.replace(/^\W*(?:(?:please|kindly|pray|hey|hi|hello|por\s+favor)(?:\s*[,:]\s*|\s+|$))+/i, '')
  return asked === '' ? rest : [asked, ...rest]
}

/** No command but `--attacker "8 bondi" --defender "4 huscarls"` is a melee; --shooter and --target are a shot. */
const commandOfFlags = ([first = '']: readonly string[]): readonly string[] =>
  /^--(?:attacker|defender)\b/.test(first) ? ['melee'] : /^--(?:shooter|target)\b/.test(first) ? ['shoot'] : []

/** "roll 8 dice on 4+", "lanza 8 dados": plain dice, without a faction. */
const throwsDice = (words: readonly string[]): boolean =>
  NAMES_FACES.test(words.join(' ')) ||
  /^\W*(?:(?:roll|throw|tira|tirar|tiro|lanza|lanzar|lanzo)\s+)?(?:[\d\uff10-\uff19]+\s*|(?!saga\b|cu[a\u00e1]nt|many\b)[a-z]+\s+)(?:d6|dice|die|dados?)\b/i.test(
    words.join(' ')
  )

const namesTroop = (words: readonly string[], book: Rulebook): boolean =>
  words
    .join(' ')
    .split(/[\s,;:?]+/)
    // "8w" is eight warriors
    .some(word => isTroop(word.replace(/^\d{1,2}x?(?=[a-z])/i, ''), book))

/** "8 attack dice against armour 5", "chances of 5 hits with 16 dice on 4+": dice of a fight whose units are not named. */
const throwsNamedDice = (words: readonly string[], book: Rulebook): boolean =>
  /^\W*(?:(?:roll|throw)\s+)?(?:\d+|[a-z]+)\s+(?:attack|att|atk|defen[cs]e|def)\s+(?:dice|die)\b|\d\s+(?:dice|dados)\s+(?:on|at|needing|a)\s+[1-6]\b/i.test(
    words.join(' ')
  ) && !namesTroop(words, book)

/** "odds of Ullr with 5 dice", "a rare on 6 saga dice": boxes or symbols, dice to pay for them, and no unit. */
const asksOfSagaDice = (words: readonly string[], book: Rulebook): boolean => {
  const text = words.join(' ')
  // "C+R with 5 SAGA dice" names no ceorls
  // "tiro 10 dados a 4+, quiero 6 éxitos": faces, which SAGA dice have not
  if (/\d\s*(?:attack )?(?:dice|dados)\s+(?:on|at|a|al|con)\s+[1-6]\+/i.test(text)) return false
  const namesUnit = namesTroop(words, book) && !/^\W*(?:[CUR](?:\s*[+&,/]\s*|\s+|\b)){1,4}(?:with|on|from|con)\s/i.test(text)
  return /\b(?:dice|die|dados?)\b/i.test(text) && asksForBoxes(words, book) && !namesUnit
}

/** How questions about the rules begin; `rules` itself finds in them what is asked about. */
const ASKS_OF_RULES = firstPhrase`
  ^\W*
  (?:
    (?:what|how)(?:['\u2019]?s| (?:is|are|does|do|about))|rules? (?:for|of|about)|list|show|tell|explain
    |qu[e\u00e9] (?:es|son|hacen?)|c[o\u00f3]mo funcionan?|lista|muestra(?:me)?|explica(?:me)?
  )\s
`
const OF_CHANCE = /\d|\b(?:odds|chances?|probab\w*|best|better|mejor)\b/i

/** "what does Shieldwall do", "list the viking abilities", but no question about a fight. */
const asksOfRules = (words: readonly string[], book: Rulebook): boolean => {
  const text = words.join(' ')
  return text.length <= MOST_LETTERS && ASKS_OF_RULES.test(text) && !OF_CHANCE.test(text) && !namesFight(words, book)
}

/** How many arguments the options at the beginning are, each with its value. */
const leadingOptions = (argv: readonly string[], commands: Command['commands']): number => {
  const known = commands.flatMap(({ options }) => options)
  const takesValue = (word: string): boolean =>
    known.some(({ long, short, required, optional }) => (word === long || word === short) && (required || optional))
  let count = 0
  while (isOption(argv[count] ?? '') && !OF_PROGRAM.has(argv[count] ?? '')) count += takesValue(argv[count] ?? '') ? 2 : 1
  return count
}

/**
 * `--edition 2 melee 8w vs 4hg`: moves leading options behind the words, each with its value where any command has that option
 * with a value. Throws a RequestError where only options of commands were typed.
 */
const withOptionsLast = (argv: readonly string[], root: Command): readonly string[] => {
  const known = root.commands.flatMap(({ options }) => options)
  const words = leadingOptions(argv, root.commands)
  const [option = ''] = argv
  if (words >= argv.length && known.some(({ long, short }) => option === long || option === short)) {
    // an option without its value is shown with what it takes
    const { flags = option } = known.find(({ long, short }) => option === long || option === short) ?? {}
    const example = `saga-odds 8 bondi charge 4 huscarls ${argv.length > 1 ? argv.join(' ') : flags.replace(/^-\w, /, '')}`
    return refuse(t('{option} belongs to a question: ask one, as in {example}', { option, example }), option)
  }
  return [...argv.slice(words), ...argv.slice(0, words)]
}

/** `melee --edition 2 8w vs 4hg`: the options of a command behind its words, where it has any. */
export const withWordsFirst = ([command = '', ...rest]: readonly string[], furnished: () => Command): readonly string[] => {
  const count = leadingOptions(
    rest,
    furnished().commands.filter(each => each.name() === command)
  )
  return [command, ...(count < rest.length ? [...rest.slice(count), ...rest.slice(0, count)] : rest)]
}

const SHOULD_USE = firstPhrase`
  ^\W*(?:should|shall) (?:I|we|they|he|(?:my|his|the) (?:\d{1,2} )?[a-z]+) (?:use|play|activate) (?:the |my |an? )?
  ([a-z][a-z' ]{2,40}?) (?:when|if|against|as)\s
`
/** Letters that may be wrong in a name. */
const MOST_SLIPS = 2
/** What may be used besides abilities. */
const MEANS = /^not$|\b(?:fatigue|dice|ranks|armou?r|formation|cover)\b/i

/** "should I use the berserkers when 6 hirdmen charge 8 ceorls": refuses what nobody can use in a fight. */
const refuseUnknownMeans = (text: string, book: Rulebook): void => {
  const [, said] = text.length > MOST_LETTERS ? [] : (SHOULD_USE.exec(text) ?? [])
  const names = Object.values({ ...book.abilities, ...book.weapons }).flatMap(row => row.names)
  // "combat bonus" is no slip in "combat pool", but "shieldwal" is one
  const isSlip = (name: string): boolean => distance(name.toLowerCase(), nearest(name, names)?.toLowerCase() ?? '') <= MOST_SLIPS
  const isKnown = (name: string): boolean => MEANS.test(name) || isSlip(name) || names.some(each => each.startsWith(name))
  const unknown = said?.split(/\s+(?:or|and|with)\s+|\s*,\s*/).find(name => !isKnown(name))
  if (unknown === undefined) return
  refuse(t('"{name}" is no ability and no weapon: saga-odds rules abilities lists what there is', { name: unknown }), 'fight')
}

/** A sentence that names no command. */
interface Asked {
  readonly typed: readonly string[]
  /** The words in one line. */
  readonly text: string
  readonly book: Rulebook
  /** Whether it names dice and no units. */
  readonly isThrow: boolean
}

/** The arguments of the command that answers; undefined where it is no such question. */
type Question = (asked: Asked) => readonly string[] | undefined

const commandWith = (command: string, words: readonly string[] | undefined): readonly string[] | undefined =>
  words && [command, ...words]

const ofUnits =
  (question: Question): Question =>
  asked =>
    asked.isThrow ? undefined : question(asked)

/** What a turn of phrase makes of "what would you do in my place, with 4 huscarls, when 8 hirdmen charge me". */
const ADVISE = firstPhrase`^\s*advise (.+)$`

/** The questions that other commands answer than those of a fight, in the order in which they are tried. */
const QUESTIONS: readonly Question[] = [
  ofUnits(({ typed, book }) => disengagingAsked(typed, book) ?? measureAsked(typed, book)),
  ofUnits(({ text, book }) => ruleAsked(text, book)),
  ofUnits(({ text, book }) => rollAdvised(text, book)),
  ofUnits(({ text, book }) => {
    const compared = equipmentAsked(text, book) ?? otherUnitAsked(text, book)
    return compared === undefined ? undefined : ['compare', compared]
  }),
  ofUnits(({ text, book }) => commandWith('compare', pointOfEachAsked(text, book))),
  ({ typed, book }) => commandWith('compare', comparisonAsked(typed, book)),
  ofUnits(({ text, book }) => {
    const advised = adviceAfter(text, book) ?? ADVISE.exec(text)?.[1]
    refuseUnknownMeans(advised ?? '', book)
    return advised === undefined ? undefined : ['advise', advised]
  }),
  ({ typed, book }) => otherQuestion(typed, book),
  ofUnits(({ typed, book }) => (asksOfRules(typed, book) ? ['rules', ...typed] : undefined)),
  ofUnits(({ text, book }) => rowAsked(text, book)),
  ofUnits(({ text, book }) => resultTold(text, book)),
  ofUnits(({ typed, book }) => tieAsked(typed, book) ?? nobodyAsked(typed, book)),
  ofUnits(({ text, book }) => defendersNeeded(text, book)),
  ({ typed, book }) => untilAsked(typed, book),
  ofUnits(({ typed, book }) => coversAsked(typed, book)),
  ({ typed, book }) => commandWith('sweep', sweepNeeded(typed, book))
]

const answeredElsewhere = (asked: Asked): readonly string[] | undefined => {
  for (const question of QUESTIONS) {
    const answer = question(asked)
    if (answer) return answer
  }
  return undefined
}

/** Letters of a sentence whose misspelt words are corrected to find its verb: each word of a long one is tried with many others. */
const MOST_CORRECTED = 300

/** Whether the verb of a sentence is that of a shot once its misspelt words are corrected: "8 crosbowmen shooot 6 bondi". */
const saysShot = (text: string, book: Rulebook): boolean =>
  text.length <= MOST_CORRECTED &&
  !isUnderstood(text, book) &&
  verbGroups(phrasesOf(text, checking(book, undefined, { mends: true }))).some(({ verb }) => verb === 'shoot')

/** "ayuda disparo", "ayuda fatiga": a page of help, or else what the rules say. */
const helpFor = (words: readonly string[], commands: readonly string[]): readonly string[] => {
  const [topic, ...more] = words
  if (topic === undefined || isOption(topic)) return ['help', ...words]
  const page = pageCalled(topic)
  return page !== topic || commands.includes(page) || TOPIC_NAMES.includes(page)
    ? ['help', page, ...more]
    : ['rules', topic, ...more]
}

/** Whether the words leave open whether to shoot or to charge. */
const isChoice = (words: readonly string[], isUnnamed: boolean): boolean => {
  const text = words.join(' ')
  return text.length <= MOST_LETTERS && (isUnnamed || beginsWithChoice(text)) && eitherDeed(text) !== undefined
}

/** "advise 8 bondi, 4 huscarls, ¿cargo?": the verb of who asks, and not of the unit before it. */
const ASKS_TO_CHARGE = firstPhrase`[,;.:]\s*\u00bf?\s*(?:cargo|ataco)(?: o no)?\s*\?\W*$`
const OFTEN = firstPhrase`\b(?:twice|thrice|(?:two|three|[23]) times|(?:dos|tres|[23]) veces)(?=\W*$| (?:with|con)\s)`
const ANOTHER_VERB = firstPhrase`^\W*\S+ .*\b(?:shoots?|shooting|fires?|charg\w*|attack\w*|dispar\w*|carg\w*|vs|against)\b`

const REPEATS = firstPhrase`\b(?:twice(?! (?:the|as|his|their|its)\b)|thrice|times|veces)\b`

/** "charge 4 huscarls twice with 8 bondi": the same fight again is one more of a turn. */
const isRepeated = (words: readonly string[], book: Rulebook): boolean =>
  REPEATS.test(words.join(' ')) && sentenceOf(words, checking(book)).some(({ times = 1 }) => times > 1)

/** "shoot 8 bondi with 8 crossbowmen twice": the command is the verb of the sentence too. */
const isShotAgain = (words: readonly string[], book: Rulebook): boolean => {
  const text = words.join(' ')
  const mayBe = text.length <= MOST_LETTERS && OFTEN.test(text) && !ANOTHER_VERB.test(text)
  return mayBe && /^(?:plan|shoot)$/.test(commandFor([text], book) ?? '')
}

/** What is wanted of a fight in words, as an option: "should 8 bondi charge 4 huscarls if I want to wipe them out". */
const withWantedAsked = (
  argv: readonly string[],
  ...others: [commands: readonly string[], furnished: () => Command, usual: Edition]
): readonly string[] | undefined => {
  const [words, options] = wordsAndOptions(argv)
  const text = words.join(' ')
  const asserted = leastChanceAsked(text)
  if (asserted) return [...withCommandNamed([asserted.text, ...options], ...others), '--assert', asserted.condition]
  const needed = fatigueNeeded(text)
  if (needed)
    return [...withCommandNamed([needed.text, ...options], ...others), '--until', needed.condition, '--by', 'defender.fatigue']
  const goal = options.includes('--goal') ? undefined : goalSaid(text)
  const asked = goal && asking(() => withCommandNamed([goal.text, ...options], ...others))
  return goal && asked?.[0] === 'advise' ? [...asked, '--goal', goal.condition] : undefined
}

/** Words of which a turn of phrase has made a whole command, with options: `dice vikings --units 2x4hg 2x8w`. */
const WHOLE_COMMAND = /^(?:(?:rules|warband|dice|throw) \S|[a-z]+ .* --[a-z]+)/
const ARGUMENT = /"([^"]*)"|(\S+)/g

const commandMade = (text: string, commands: readonly string[]): readonly string[] | undefined =>
  WHOLE_COMMAND.test(text) && commands.includes(text.slice(0, text.indexOf(' ')))
    ? [...text.matchAll(ARGUMENT)].map(([word, quoted]) => quoted ?? word)
    : undefined

/**
 * The arguments with the command that they lack, options last. `furnished` makes the program with all commands and options; `usual`
 * is the edition where none is named. Throws UnknownCommand where the first word is neither a command nor part of a fight.
 */
export const withCommandNamed = (
  given: readonly string[],
  commands: readonly string[],
  furnished: () => Command,
  usual: Edition
): readonly string[] => {
  const bySide = commandOfFlags(given)
  if (bySide.length > 0) return [...bySide, ...given]
  const inOrder = isOption(given[0] ?? '') ? withOptionsLast(given, furnished()) : given
  const ordered = withAskingSpelt(withStepsNamed(withoutCourtesy(inOrder)))
  const argv = withOptionFlags(withEditionFlag(ordered))
  const [first = ''] = argv
  if (first.startsWith('-') || first === 'help') return argv
  const isSentence = beginsSentence(argv)
  const command = isSentence ? '' : commandCalled(first)
  const [said, options] = wordsAndOptions(argv)
  const book = rulebook(editionOf(argv, usual))
  const plain = plainFight(said, book)
  if (plain) return [...plain, ...options]
  const wanted = withWantedAsked(argv, commands, furnished, usual)
  if (wanted) return wanted
  const typed = commands.includes(command) ? said : reworded(said, book)
  const made = typed === said || WHOLE_COMMAND.test(said.join(' ')) ? undefined : commandMade(typed.join(' '), commands)
  if (made) return withCommandNamed([...made, ...options], commands, furnished, usual)
  // "shoot 8 ceorls or charge them with 8 priodaur" begins with no command
  const begun = command === 'shoot' ? reworded(said, book) : typed
  const choice = [said, begun].find(words => isChoice(words, !commands.includes(command) || words !== said))
  if (choice) return ['plan', choice.join(' '), ...options]
  if (/^(?:shoot|disparar)\b/i.test(first) && (beginsPlan(said, book) || isShotAgain(said, book)))
    return ['plan', ...begun, ...options]
  if (/^shoot\b/i.test(first) && begun !== said && commandFor(begun, book) === 'plan') return ['plan', ...begun, ...options]
  const text = typed.join(' ')
  // the units of a roster have their numbers
  const hasRoster = argv.some(word => /^--(?:warband|against)(?:=|$)/.test(word))
  if (text.length <= MOST_LETTERS && !hasRoster) refuseUncounted(text, book)
  // "compare Ullr and Thor for 8 bondi charging 4 huscarls"
  const compares = /^\W*(?:compar(?:e|ar?|o)|rank)\s/i.test(text)
  const chosen = compares ? (comparisonAsked(typed, book) ?? comparisonAsked(reworded(said, book), book)) : undefined
  if (chosen) return ['compare', ...chosen.map(each => each.replace(/^\W*compar(?:e|ar?|o)\s+/i, '')), ...options]
  if (command === 'help') return helpFor(argv.slice(1), commands)
  const sagaDice = wrathAsked(text) ?? diceOfUnits(text, book) ?? (command === 'dice' ? undefined : diceOfFaction(text, book))
  if (sagaDice) return ['dice', ...sagaDice, ...options]
  if (commands.includes(command)) {
    const named = [command, ...argv.slice(1)]
    // words behind an option have not been put in plainer words yet
    const isAsked =
      command === 'advise' &&
      text.length <= MOST_LETTERS &&
      (ASKS_TO_CHARGE.test(text) || whomAdvised(argv.slice(1).join(' ')) !== undefined)
    return (
      ((inOrder !== given && OF_SENTENCES.has(command)) || isAsked ? rephrased(named, commands, furnished, usual) : undefined) ??
      named
    )
  }
  const quoted = isSentence ? undefined : splitQuoted(argv, commands)
  if (quoted) return rephrased(quoted, commands, furnished, usual) ?? quoted
  const shown = withShownFlags(typed)
  const words = withTroops(shown.words, book)
  // a misspelt command, not a word of a fight
  const isMisspelt = /^[a-z]+$/i.test(first) && !ASKS_OF_RULES.test(text)
  if (isMisspelt && nearest(command, commands) !== undefined && !isUnderstood(first, rulebook(1)))
    throw new UnknownCommand(first, nearest(first, commands))
  // the sentence parser refuses it as too long; the questions below would take minutes to look through it
  if (text.length > MOST_LETTERS) return ['melee', ...argv]
  if (/^\W*(?:\d\s+)?saga\s+(?:dice|die)\b(?!\s+symbols?\b)/i.test(words.join(' '))) return ['dice', ...typed, ...options]
  // "6 dice vikings want frigg" names dice, but no faces
  const isOfSaga = asksOfSagaDice(words, book) && !NAMES_FACES.test(words.join(' '))
  if (isOfSaga) return [...(commandInWords('dice', typed, book) ?? ['dice', ...typed]), ...options]
  // dice are thrown alike in both editions
  const ofThrow = options.at(-2) === '--edition' ? options.slice(0, -2) : options
  const thrown = namesTroop(words, book) ? undefined : throwAsked(words.join(' '))
  if (thrown) return [...thrown, ...ofThrow]
  const isThrow = throwsDice(words) || throwsNamedDice(words, book)
  const fault = isThrow || nobodyAsked(typed, book) || resultTold(text, book) ? undefined : chanceFault(text)
  if (fault !== undefined) refuse(fault, 'fight')
  if (!isThrow) refuseUnknownMeans(text, book)
  const answered = asksForNumberAlone(text) ? undefined : answeredElsewhere({ typed, text, book, isThrow })
  if (answered) return [...answered, ...options]
  const fight = withoutHead(words, book)
  // what is to be shown is an option of a fight alone: other commands read the whole sentence
  const whole = withoutHead(withTroops(typed, book), book)
  if (isThrow) return ['throw', ...whole, ...ofThrow]
  refuseNoFight(typed)
  const named = commandFor(fight, book)
  const found = named === 'melee' && saysShot(fight.join(' '), book) ? 'shoot' : named
  const isFight = found === 'melee' || found === 'shoot'
  if (isFight && isRepeated(fight, book)) return ['plan', ...fight, ...options]
  if (isFight && namesRange(fight, book)) return ['sweep', found, ...fight, ...options]
  if (isFight) return [found, ...fight, ...options, ...shown.flags]
  if (found !== undefined) return [found, ...whole, ...options]
  // a leading number begins a fight; what is wrong with it is reported by the sentence parser
  if (/^\s*\d/.test(first)) return ['melee', ...argv]
  throw new UnknownCommand(first === '' ? (given[0] ?? '') : first, nearest(first, commands))
}

/**
 * What the words of a command ask for where none is named; undefined where nobody can say. Throws a RequestError where a fight is
 * asked for that is none, such as one that was fought.
 */
const askedWithoutIt = (
  [command = '', ...words]: readonly string[],
  commands: readonly string[],
  furnished: () => Command,
  usual: Edition
): readonly string[] | undefined =>
  asking(() => withCommandNamed(words, commands, furnished, usual), command === 'melee' || command === 'shoot')

const MAY_BE_CHOICE = /^(?:advise|compare|melee|shoot)$/
const FIGHT_OR_ADVICE = /^(?:advise|melee|shoot)$/

/**
 * The words of a command in plainer ones, as they are read where no command is named; undefined where there are none. Throws a
 * RequestError where they ask for no fight to come.
 */
export const rephrased = (
  argv: readonly string[],
  commands: readonly string[],
  furnished: () => Command,
  usual: Edition
): readonly string[] | undefined => {
  const [command = '', ...asked] = argv
  const [words, options] = wordsAndOptions(asked)
  const ofSide = command === 'advise' ? whomAdvised(words.join(' ')) : undefined
  if (ofSide !== undefined) {
    const plain = [command, ofSide, ...options]
    return rephrased(plain, commands, furnished, usual) ?? plain
  }
  const goal = command === 'advise' && !options.includes('--goal') ? goalSaid(words.join(' ')) : undefined
  if (goal) {
    const plain = [command, goal.text, ...options]
    return [...(rephrased(plain, commands, furnished, usual) ?? plain), '--goal', goal.condition]
  }
  if (words.length === 0 || words.join(' ').length > MOST_LETTERS) return undefined
  if (command === 'compare') refuseBothCharges(words.join(' '))
  // the reader of plans reads it twice, as a shot and as a charge
  if (command === 'plan' && isChoice(words, true)) return undefined
  // "sweep melee how do the odds change ...": the kind stands before the sentence
  const [kind = '', ...spoken] = words
  if (command === 'sweep' && isFightKind(kind.toLowerCase()) && spoken.length > 0) {
    const [, ...plainer] = rephrased([command, ...spoken, ...options], commands, furnished, usual) ?? []
    return plainer.length === 0 ? undefined : [command, ...(plainer[0] === kind ? [] : [kind]), ...plainer]
  }
  const book = rulebook(editionOf(argv, usual))
  // "shoot six teulu with eight crossbows and then charge them": the command is the verb of the first step
  if (command === 'shoot' && beginsPlan(words, book)) return undefined
  const unnamed = askedWithoutIt(argv, commands, furnished, usual)
  // "shoot with my 8 crossbows at the 6 bondi or the 4 hirdmen": the verb of a comparison
  const isVerb = command === 'shoot' && unnamed?.[0] === 'compare' && /^(?:with|at)\s/i.test(words.join(' '))
  // "advise should 4 huscarls use axes against 8 bondi": with them and without
  if (FIGHT_OR_ADVICE.test(command) && unnamed?.[0] === 'compare' && equipmentAsked(words.join(' '), book)) return unnamed
  if (MAY_BE_CHOICE.test(command) && unnamed?.[0] === 'plan' && eitherDeed(words.join(' '))) return unnamed
  // a text that needs no other words comes back as it is: it is put in plainer words all the same, as it was refused
  const isOther = (unnamed?.[0] === command || isVerb) && unnamed?.join(' ') !== argv.join(' ')
  const plainer =
    unnamed && isOther ? unnamed : [command, ...withoutHead(withTroops(reworded(words, book), book), book), ...options]
  return plainer.join(' ') === argv.join(' ') ? undefined : plainer
}

/** `warband build me a viking list of 6 points`: what the words of a command that takes no sentence say as its options. */
export const withWordsAsOptions = ([command = '', ...rest]: readonly string[], usual: Edition): readonly string[] | undefined => {
  const [words, options] = wordsAndOptions(rest)
  const text = words.join(' ')
  const book = rulebook(editionOf(options, usual))
  // "throw 8 bondi at 4 huscarls" throws no dice
  if (command === 'throw' && namesTroop(words, book)) {
    const sentence = reworded(['throw', ...words], book)
    const found = commandFor(sentence, book)
    return found && [found, ...sentence, ...options]
  }
  const asked = text.length > MOST_LETTERS ? undefined : commandInWords(command, words, book)
  return asked && [...asked, ...options]
}
