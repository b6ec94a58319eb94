import type { Command, Option } from 'commander'
import { type Text, t, translate } from '../../model/language'
import { EXAMPLES } from '../examples'
import { EXIT } from '../exit-code'

/** What each exit code means. */

const MEANINGS: Readonly<Record<keyof typeof EXIT, Text>> = {
  answered: 'answered, or nobody is left to read the answer',
  no: 'the answer is no: --assert is false, --until is never reached, a warband is illegal, or some lines of a batch failed',
  wrongRequest: 'the request is wrong: stderr says what and how to fix it, and stdout is empty',
  bug: 'a bug in saga-odds, with a stack trace (please report it), or a Node that is too old',
  interrupted: 'interrupted, by Ctrl-C',
  terminated: 'ended by SIGTERM'
}

/** Each code with its meaning. */
export const codes = (): readonly (readonly [code: string, meaning: string])[] =>
  Object.entries(EXIT).map(([name, code]) => [`${code}`, translate(MEANINGS[name as keyof typeof EXIT])])

/** `help man`: the manual page in roff, made from the descriptions of the commands. */

/** Escapes text for roff: hyphens stay minus signs, and no line begins with a control character. */
const escapeRoff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(['.])/gm, '\\&$1')
    .replaceAll('"', '\\(dq')

const heading = (text: Text): readonly string[] => [`.SH "${escapeRoff(translate(text).toUpperCase())}"`]

const paragraph = (text: string): readonly string[] => ['.PP', escapeRoff(text)]

/** Command lines, without line filling. */
const typedLines = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['.PP', '.nf', '.RS 4', ...lines.map(line => escapeRoff(`saga-odds ${line}`)), '.RE', '.fi']

const item = (bold: string, text: string): readonly string[] => ['.TP', `.B "${escapeRoff(bold)}"`, escapeRoff(text)]

const optionOf = ({ flags, description }: Option): readonly string[] => item(flags, description)

const groupsOf = (options: readonly Option[]): ReadonlyMap<string, readonly Option[]> => {
  const groups = new Map<string, readonly Option[]>()
  for (const option of options) {
    const name = option.helpGroupHeading ?? 'Options:'
    groups.set(name, [...(groups.get(name) ?? []), option])
  }
  return groups
}

/** The options of a command, under the headings of its help. */
const optionsOf = (command: Command): readonly string[] =>
  [...groupsOf(command.options.filter(({ hidden }) => !hidden))].flatMap(([group, options]) => [
    '.PP',
    escapeRoff(group),
    ...options.flatMap(optionOf)
  ])

const sameOptions = (one: Command, other: Command | undefined): boolean =>
  other !== undefined &&
  JSON.stringify(one.options.map(({ flags }) => flags)) === JSON.stringify(other.options.map(({ flags }) => flags))

const examplesOf = (name: string): readonly string[] =>
  Object.entries<readonly string[]>(EXAMPLES).flatMap(([command, lines]) => (command === name ? lines : []))

const commandOf = (command: Command, before: Command | undefined): readonly string[] => {
  const [argument] = command.registeredArguments
  return [
    `.SS "saga\\-odds ${escapeRoff(command.name())}"`,
    escapeRoff(command.description()),
    ...(argument ? paragraph(`${argument.required ? '<words>' : '[words...]'}: ${argument.description}`) : []),
    ...typedLines(examplesOf(command.name())),
    ...(sameOptions(command, before)
      ? paragraph(t('It has the same options as {name}.', { name: before?.name() }))
      : optionsOf(command))
  ]
}

/** The manual page in roff. `topics`: what each further page of help is about. */
export const manPage = (root: Command, topics: Readonly<Record<string, Text>>): string =>
  [
    `.TH SAGA\\-ODDS 1 "" "saga\\-odds ${escapeRoff(root.version() ?? '')}" "User Commands"`,
    ...heading('Name'),
    t('saga\\-odds \\- the odds of a fight in the SAGA skirmish game'),
    ...heading('Synopsis'),
    '.B saga\\-odds',
    '.I command',
    '[\\fIoptions\\fR] [\\fIwords\\fR...]',
    ...heading('Description'),
    escapeRoff(root.description()),
    ...paragraph(t('The odds are exact unless you ask for sampling. A fight is a sentence, quoted or not.')),
    ...typedLines(examplesOf('saga-odds')),
    ...heading('Commands'),
    ...root.commands.flatMap((command, index) => commandOf(command, root.commands[index - 1])),
    ...heading('Help'),
    ...Object.entries(topics).flatMap(([topic, about]) => item(`saga-odds help ${topic}`, translate(about))),
    ...heading('Exit status'),
    ...codes().flatMap(([code, meaning]) => item(code, meaning)),
    ...heading('Files'),
    ...item('$XDG_CONFIG_HOME/saga-odds/config.yaml', t('your configuration; under ~/.config if the variable is not set')),
    ...item('$XDG_CONFIG_HOME/saga-odds/costs.yaml', t('costs of abilities that you have given (saga-odds rules --fill)')),
    ...item(
      '$XDG_CACHE_HOME/saga-odds/*compiled-*.bin',
      t('the compiled program, for faster starts; under ~/.cache if the variable is not set')
    ),
    ...item(
      '$XDG_STATE_HOME/saga-odds/explore.json',
      t('the fight that explore showed last; under ~/.local/state if the variable is not set')
    ),
    ...item('$XDG_STATE_HOME/saga-odds/edition-told', t('empty: the hint about editions has been shown')),
    ...heading('Environment'),
    ...item('NO_COLOR, FORCE_COLOR', t('no colours, or always colours')),
    ...item('NODE_DISABLE_COMPILE_CACHE', t('if set, nothing is kept in the cache folder')),
    ''
  ].join('\n')
