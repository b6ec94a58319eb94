import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { refuse, unlessRefused } from '../model/errors'
import { type Catalogue, isSpanish, t } from '../model/language'
import type { Edition } from '../model/scenario'
import type { Roster } from '../model/warband'
import { type BookOf, requested } from '../request/request'
import { boardAdded, type Patch, readingSet, sorted } from '../request/set'
import { RULES_VERSION, rulebook, spanishNames } from '../rules/rulebook'
import { type BakedRules, type OwnRows, ownRows } from '../web/baked-rules'
import { pageFile } from '../web/style'
import { boardFiles, bookWithBoards } from './boards'
import { configurationPatches } from './config/patches'
import type { CommandCall } from './flags'
import { deliver, endingMistakes, type OutputOptions, outputFile } from './output'
import { readRosters } from './rosters'
import { type Streams, writeNotice } from './streams'
import { namedWarbands } from './unit-names'
import { unknownOptions } from './unknown-options'

/**
 * The command `page`: writes one HTML file with the engine and the user's choices. All mistakes are reported here, not in the
 * page.
 */

interface Options extends OutputOptions {
  readonly edition?: string
  readonly reading?: readonly string[]
  readonly board?: readonly string[]
  readonly warband?: readonly string[]
  readonly against?: readonly string[]
}

const EDITIONS = [1, 2] as const satisfies readonly Edition[]

/** What the boards change in the rulebook of an edition; nothing where they are for the other edition. */
const rowsIn = (edition: Edition, bookOf: BookOf): OwnRows =>
  unlessRefused(
    () => ownRows(rulebook(edition), bookOf(edition)),
    () => ({})
  )

/** Where the bundles of the page may be: beside the program, or in dist/ when it runs from its sources or from a test. */
const FOLDERS = ['.', '../../dist', '../dist'] as const

const readBundle = (name: string): Buffer => {
  const file = FOLDERS.map(folder => join(__dirname, folder, name)).find(existsSync)
  if (file === undefined) throw new Error(`${name} is missing: run "npm run build" first`)
  return readFileSync(file)
}

/** The script of the page, as it was built and packed. */
const readEngine = (): { readonly packed: readonly string[]; readonly script: string } => {
  const files = [...(isSpanish() ? ['page-spanish.js.gz'] : []), 'page.js.gz'].map(readBundle)
  return { packed: files.map(file => file.toString('base64')), script: files.map(file => gunzipSync(file).toString()).join('') }
}

const fingerprint = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** The longest part of a text without characters that the bundle may escape. */
const longestPlainPart = (text: string): string =>
  text.split(/[^ !#%-&(-[\]-_a-~]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

/** The translations of texts that occur in the page's script: those of other commands would make it too large. */
const textsIn = (script: string, texts: Catalogue['texts']): Catalogue['texts'] =>
  Object.fromEntries(Object.entries(texts).filter(([english]) => script.includes(longestPlainPart(english))))

const rosterIn = async (
  file: string | undefined,
  streams: Streams,
  bookOf: BookOf,
  edition: Edition
): Promise<Roster | undefined> =>
  file === undefined ? undefined : (await readRosters([file], streams, bookOf, edition))[0]?.roster

/** The fight that the page shows first by default. */
const usualFight = (edition: Edition): string => (edition === 1 ? '8 bondi charge 4 huscarls' : '8 warriors charge 4 hearthguard')

export const page = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  const options: Options = command.opts()
  if (streams.stdout.isTTY && outputFile(options) === undefined)
    refuse(t('the page is one large HTML file: name it, as in saga-odds page -o odds.html'), '--output')
  const { reading = [], board = [], edition: editionText, configured: written } = options
  const warbands = await namedWarbands(options, streams)
  const { patches, mistakes } = sorted([...board.map(boardAdded), ...reading.map(readingSet)])
  const editions: readonly Patch[] =
    editionText === undefined
      ? []
      : [{ path: ['edition'], value: /^\d$/.test(editionText) ? Number(editionText) : editionText, called: '--edition' }]
  const given = [...warbands.patches, ...editions, ...patches]
  const all = [...configurationPatches(written, {}, given), ...given]
  const bookOf = await bookWithBoards(boardFiles({}, all), streams, rulebook)
  const editionAsked = all.findLast(({ path }) => path[0] === 'edition')?.value === 2 ? 2 : 1
  const { scenario, interpreted } = requested(
    {
      words: words.length > 0 ? words : [usualFight(editionAsked)],
      patches: all,
      mistakes: [
        ...(await unknownOptions({ words, command })),
        ...endingMistakes(options, 'HTML', ['.html', '.htm']),
        ...mistakes
      ]
    },
    warbands.withUnitNames(bookOf)
  )
  const { edition = 1, readings, boards } = scenario
  const warband = await rosterIn(options.warband?.[0] ?? written?.warband, streams, bookOf, edition)
  const against = await rosterIn(options.against?.[0] ?? written?.against, streams, bookOf, edition)
  // a page has no fractions, and its odds are as exact
  const { method, ...fight } = scenario
  const bundle = readEngine()
  const baked: BakedRules = {
    base: { edition, ...(readings && { readings }), ...(boards && { boards }) },
    start: method === 'fractions' ? fight : scenario,
    own: Object.fromEntries(EDITIONS.map(each => [each, rowsIn(each, bookOf)])),
    ...(isSpanish() && {
      spanish: {
        texts: textsIn(bundle.script, (await import('../model/spanish')).spanish.texts),
        names: Object.fromEntries(EDITIONS.map(each => [each, spanishNames(each)]))
      }
    }),
    ...(warband && { warband }),
    ...(against && { against })
  }
  // the page has no place for it
  if (interpreted.length > 0)
    await writeNotice(streams, `saga-odds: ${t('read as: {interpreted}', { interpreted: interpreted.join('; ') })}\n`)
  await deliver(pageFile(bundle, baked, RULES_VERSION, fingerprint), { ...options, format: 'html' }, streams)
}
