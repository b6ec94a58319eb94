import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unlessRefused } from '../model/errors'
import { type Catalogue, isSpanish, t } from '../model/language'
import type { Edition } from '../model/scenario'
import type { Roster } from '../model/warband'
import { type BookOf, requested } from '../request/request'
import { boardAdded, type Patch, readingSet, sorted } from '../request/set'
import { RULES_VERSION, rulebook } from '../rules/rulebook'
import { type BakedRules, type OwnRows, ownRows } from '../web/baked-rules'
import { pageFile } from '../web/style'
import { boardsAsked, bookWith } from './boards'
import { configured } from './config/patches'
import type { CommandCall } from './flags'
import { deliver, type OutputOptions } from './output'
import { rostersFrom } from './rosters'
import { type Streams, writeNotice } from './streams'
import { namedWarbands } from './unit-names'
import { unknownOptions } from './unknown-options'

/** What `page` does: the engine and what its user chose, in one file. Every mistake is shown here, none in the page. */

interface Options extends OutputOptions {
  readonly edition?: string
  readonly reading?: readonly string[]
  readonly board?: readonly string[]
  readonly warband?: readonly string[]
  readonly against?: readonly string[]
}

const editionName = [1, 2] as const satisfies readonly Edition[]

/** Boards of one edition have no place in the other. */
const rowsIn = (edition: Edition, bookOf: BookOf): OwnRows =>
  unlessRefused(
    () => ownRows(rulebook(edition), bookOf(edition)),
    () => ({})
  )

/** Beside the program, or where the build put it while the program runs from its sources or is bundled with the trials. */
const BUNDLES = ['page.js', '../../dist/page.js', '../dist/page.js'] as const

/** The engine of the page as it was built. */
const engine = (): { readonly script: string; readonly fingerprint: string } => {
  const file = BUNDLES.map(name => join(__dirname, name)).find(existsSync)
  if (file === undefined) throw new Error('page.js is missing: run "npm run build" first')
  const script = readFileSync(file, 'utf8')
  return { script, fingerprint: `sha256-${createHash('sha256').update(script).digest('base64')}` }
}

/** What is sure to stand in the bundle as it stands in the catalogue, of a text with quotes or letters that are escaped there. */
const plainest = (text: string): string =>
  text.split(/[^ !#%-&(-[\]-_a-~]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

/** The texts that the page can show: those of the other commands would make it too large to send. */
const textsIn = (script: string, texts: Catalogue['texts']): Catalogue['texts'] =>
  Object.fromEntries(Object.entries(texts).filter(([english]) => script.includes(plainest(english))))

const rosterIn = async (
  files: readonly string[] | undefined,
  streams: Streams,
  bookOf: BookOf,
  edition: Edition
): Promise<Roster | undefined> => {
  const [read] = files ? await rostersFrom(files, streams, bookOf, edition) : []
  return read?.roster
}

/** What is fought at first where nothing else is said. */
const usual = (edition: Edition): string => (edition === 1 ? '8 bondi charge 4 huscarls' : '8 warriors charge 4 hearthguard')

export const page = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  const options: Options = command.opts()
  const { reading = [], board = [], edition: said, configured: written } = options
  const warbands = await namedWarbands(options, streams)
  const { patches, mistakes } = sorted([...board.map(boardAdded), ...reading.map(readingSet)])
  const editions: readonly Patch[] =
    said === undefined ? [] : [{ path: ['edition'], value: /^\d$/.test(said) ? Number(said) : said, called: '--edition' }]
  const given = [...warbands.patches, ...editions, ...patches]
  const all = [...configured(written, {}, given), ...given]
  const bookOf = await bookWith(boardsAsked({}, all), streams, rulebook)
  const asked = all.findLast(({ path }) => path[0] === 'edition')?.value === 2 ? 2 : 1
  const { scenario, interpreted } = requested(
    {
      words: words.length > 0 ? words : [usual(asked)],
      patches: all,
      mistakes: [...unknownOptions({ words, command }), ...mistakes]
    },
    warbands.over(bookOf)
  )
  const { edition = 1, readings, boards } = scenario
  const [warband, against] = [
    await rosterIn(options.warband ?? (written?.warband === undefined ? undefined : [written.warband]), streams, bookOf, edition),
    await rosterIn(options.against ?? (written?.against === undefined ? undefined : [written.against]), streams, bookOf, edition)
  ]
  const bundle = engine()
  const { script } = bundle
  const baked: BakedRules = {
    base: { edition, ...(readings && { readings }), ...(boards && { boards }) },
    start: scenario,
    own: Object.fromEntries(editionName.map(each => [each, rowsIn(each, bookOf)])),
    ...(isSpanish() && { spanish: textsIn(script, (await import('../model/spanish')).spanish.texts) }),
    ...(warband && { warband }),
    ...(against && { against })
  }
  // a page has no line for it
  if (interpreted.length > 0)
    await writeNotice(streams, `saga-odds: ${t('read as: {interpreted}', { interpreted: interpreted.join('; ') })}\n`)
  await deliver(pageFile(bundle, baked, RULES_VERSION), { ...options, format: 'html' }, streams)
}
