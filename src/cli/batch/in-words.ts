import { unknownKind } from '../../model/batch'
import { type Mistake, RequestError } from '../../model/errors'
import { t } from '../../model/language'
import { once } from '../../model/once'
import { draftOfCommand, type LineRequest } from '../../request/batch/line'
import { otherFlags, shownFlags } from '../../request/flags'
import { flagged, type Patch, sorted } from '../../request/set'
import { isOption } from '../arguments'
import { EXAMPLES } from '../examples'
import { UnknownCommand } from '../failure'
import { STUDY_FLAGS } from '../parse-fight-args'
import { rephrased, withCommandNamed } from '../questions/no-command'
import { isPlain } from '../questions/plain-words'
import { isKind, KIND_NAMES, type KindName } from './kinds'

/** Lines in words, read as the command line reads them: "how many bondi die if 4 huscarls charge 8 of them". */

/** A line, what its words set besides, and the arguments of the command line that mean the same. */
export interface ReadLine {
  readonly asked: LineRequest
  readonly patches: readonly Patch[]
  readonly argv: readonly string[]
}

const COMMANDS = Object.keys(EXAMPLES).filter(name => name !== 'saga-odds')

/** Only words behind an option need to know all options. */
const noProgram = (): never => {
  throw new UnknownCommand('', undefined)
}

/** The flags that set a value of a fight, by name. */
const flags = once(
  () => new Map([...shownFlags(), ...otherFlags()].map(({ written, ...row }) => [written.split(' ')[0] ?? '', row]))
)

/** What options that were said in words set: "second edition", "what is the chance that 2 die". */
const patchesIn = (options: readonly string[]): readonly (Patch | Mistake)[] =>
  options.flatMap((option, at) => {
    const row = flags().get(option)
    if (row) return flagged(option, row.path, row.trait, options[at + 1] ?? '', row.says)
    if (!Object.values(STUDY_FLAGS).some(flag => flag === option)) return []
    const message = t('{option} belongs to the commands melee and shoot, not to a line of a batch: use it there', {
      option
    })
    return { message, at: 'fight' }
  })

/** The dash or dot before an entry of a list. */
const BULLET = /^\s*[-–•]\s+/

const IN_WORDS: ReadonlySet<unknown> = new Set<KindName>(['melee', 'shoot', 'plan', 'advise'])

/** What a line asks for whose words mean these arguments. Throws a RequestError where no line of a batch can ask for that. */
const lineOf = (asked: LineRequest, argv: readonly string[]): ReadLine => {
  const [command = '', ...rest] = argv
  const end = rest.findIndex(isOption)
  const [words, options] = end < 0 ? [rest, []] : [rest.slice(0, end), rest.slice(end)]
  const { patches, mistakes } = sorted(patchesIn(options))
  const all = isKind(command) ? mistakes : [unknownKind(command, KIND_NAMES), ...mistakes]
  if (all.length > 0) throw new RequestError(all)
  const { fight: _, ...others } = asked.draft
  const draft = { ...others, ...draftOfCommand(command, words.join(' ')) }
  return { asked: { ...asked, draft }, patches, argv }
}

/** The edition of a line whose arguments name none: they name the second. */
const UNLESS_SAID = 1

/** The line as its words are understood; as it is where nobody can say. `usual`: the kind of lines that name none. */
export const read = (asked: LineRequest, usual: string, edition: 1 | 2): ReadLine => {
  const { draft, sentence } = asked
  const { kind = usual === 'melee' ? undefined : usual, fight } = draft
  const asItIs = { asked, patches: [], argv: [] }
  const text = (typeof fight === 'string' ? fight : (sentence ?? '')).replace(BULLET, '')
  // options belong to the command line
  if ((kind !== undefined && !IN_WORDS.has(kind)) || text.startsWith('-') || text.split(/\s+/).some(isOption)) return asItIs
  // with --kind shoot the verb of a sentence still decides
  if (draft['kind'] === undefined && usual === 'shoot' && isPlain(text)) return { asked, patches: [], argv: ['shoot', text] }
  const argv = [...(kind === undefined ? [] : [String(kind)]), text, ...(edition === 2 ? ['--edition', '2'] : [])]
  const plainer = kind !== undefined && !isPlain(text) ? rephrased(argv, COMMANDS, noProgram, UNLESS_SAID) : undefined
  try {
    return lineOf(asked, withCommandNamed(plainer ?? argv, COMMANDS, noProgram, UNLESS_SAID))
  } catch (error) {
    if (error instanceof UnknownCommand) return asItIs
    throw error
  }
}

/** The same in plainer words; undefined where there are none. */
export const reread = ({ asked, argv }: ReadLine): ReadLine | undefined => {
  const plainer = argv.length === 0 ? undefined : rephrased(argv, COMMANDS, noProgram, UNLESS_SAID)
  return plainer && lineOf(asked, plainer)
}
