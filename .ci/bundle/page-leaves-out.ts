import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from './esbuild'

/**
 * What the page for the phone shows nowhere: of a row of a board its `text`, a sentence, and of any row the page of its source; when a
 * reading matters, what heroes and hired men do beyond a fight, and what helps who writes board files.
 */
const QUOTED = `'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"`
const SENTENCES = `(?:(?:${QUOTED})\\s*\\+\\s*)*(?:${QUOTED})`
const BOX_TEXT = new RegExp(`\\btext:\\s*${SENTENCES}(?<=[.)]['"]),?`, 'g')

const UNSHOWN = [
  [new RegExp(`\\bsource:\\s*(?:${QUOTED}),?`, 'g'), ''],
  // a page in Spanish is made with these names
  [new RegExp(`\\bspanish:\\s*(?:${QUOTED}),?`, 'g'), ''],
  [new RegExp(`\\bmatters:\\s*${SENTENCES},?`, 'g'), ''],
  [/(\bleading\(\s*\[[^\]]*\],\s*)\[[^\]]*\]/g, '$1[]'],
  [/\bfacts:\s*\[[^\]]*\],?/g, ''],
  // only plans ask what a box activates, how far a mount goes and who never shoots twice in a row, and only musters how many command and what is swapped
  [/\b(?:activates|movement):\s*\{[^{}]*\},?/g, ''],
  [/\b(?:alternates: true|(?:commanders|commands|warlords): \d),?/g, ''],
  [/\b(?:further|swap): \{[^{}]*(?:\{[^{}]*\}[^{}]*)?\},?/g, ''],
  // an id is a name as well, which is found without its hyphen too
  [/'([a-z]+)-([a-z]+)', (?='\1 \2')/g, ''],
  [/\b([a-z]+)-([a-z]+), (?=\1 \2\b)/g, ''],
  // of these the page tells only what is inferred
  [/\bcertainty: '(?:stated|public|one source)',?/g, '']
] as const

/** Tables of which a page cites no rule. */
const RULELESS = /[\\/](?:weapons|terrain|readings|muster)\.ts$/
const RULE_OF_ROW = /\brule: '[RV][\d.]+',?/g

/** Of the values of a reading the page names each, and tells the meaning of none. */
const VALUES = /\bvalues: \{[^}]*\}/g
const withoutMeanings = (values: string): string => values.replace(new RegExp(`: ${SENTENCES}`, 'g'), ": ''")

const HELP = new RegExp(`\\bhelped\\(\\s*(?:${QUOTED}),`, 'g')

/** What the page leaves out: see above, fights in fractions or sampled, which it refuses (web/command.ts), and what only plans ask of a fight. */
export const withoutUnshown: Plugin = {
  name: 'without-unshown',
  setup(build) {
    build.onLoad(
      { filter: /src[\\/](?:battle[\\/]recorded-stages|(?:battle|report[\\/]fight)[\\/]fractions)\.ts$/ },
      ({ path }) => {
        const names = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
        return { contents: names.map(name => `export const ${name} = () => ({ blocks: [] })`).join('\n'), loader: 'ts' }
      }
    )
    build.onLoad(
      { filter: /src[\\/](?:battle[\\/](?:odds|wrath)|answers[\\/]fights|report[\\/]fight[\\/](?:method|lines))\.ts$/ },
      ({ path }) => ({
        contents: readFileSync(path, 'utf8')
          .replace(/\b(?:scenario\.)?method(?:\.name)? (!==|===) '(?:fractions|monte-carlo|both)'/g, (_, sign) =>
            String(sign === '!==')
          )
          .replace(/\b(?:answer|report)\.fractions(?:\?\.\[path\])?/g, 'undefined'),
        loader: 'ts'
      })
    )
    build.onLoad({ filter: /src[\\/]rules[\\/].*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      // the rows of the Wrath are shown
      const shown = basename(path) === 'wrath.ts' ? source : source.replace(BOX_TEXT, '')
      const unread = basename(path) === 'readings.ts' ? shown.replace(VALUES, withoutMeanings) : shown
      const cited = RULELESS.test(path) ? unread.replace(RULE_OF_ROW, '') : unread
      const contents = UNSHOWN.reduce((all, [unshown, nothing]) => all.replace(unshown, nothing), cited)
      return { contents, loader: 'ts' }
    })
    // answers on the page have a headline and no second line
    build.onLoad(
      { filter: /src[\\/]report[\\/](?:fight|readings|(?:advice|dice|study)[\\/](?:page|wrath|compare|sweep|what-if))\.ts$/ },
      ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/\bsubtitle: (?:method\(report\)|.*(?=,\n))/g, "subtitle: ''"),
        loader: 'ts'
      })
    )
    // only `help conditions` and the schema say what a measure means
    build.onLoad({ filter: /src[\\/]model[\\/]quantities\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        new RegExp(`\\bmeaning: (?:${QUOTED})|,\\s*'[A-Z][^']*\\.'(?=\\s*\\))`, 'g'),
        ''
      ),
      loader: 'ts'
    }))
    // a browser's memory has no limit that is known
    build.onLoad({ filter: /src[\\/]model[\\/]over-budget\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('room < budget.bytes', 'false'),
      loader: 'ts'
    }))
    // the page has no help that lists flags
    build.onLoad({ filter: /src[\\/]request[\\/]flags\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/'(?:Attacker|Defender), [^']*:'/g, "''")
        .replace(/(\[\s*'[^']*', *\s*)'[^']*'(?=,\s*value =>)/g, "$1''"),
      loader: 'ts'
    }))
    build.onLoad({ filter: /src[\\/]model[\\/]effect.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(HELP, '('),
      loader: 'ts'
    }))
  }
}

/** What the page for the phone, whose numbers are always exact, does without: each of these is as it is of fights that are not thrown. */
const EXACT_ONLY: Readonly<Record<string, string>> = {
  'battle/methods':
    "import { exactly } from '../chance/exact'\n" +
    "export const exactAnswer = ready => exactly(ready.battle), sampledAnswer = () => {}, intervalsOf = () => ({}), widest = () => 0, deviationOf = () => {}, DEFAULT_SEED = ''",
  'battle/thrown-cases': 'export const samplingOfCases = () => ({}), withTrials = scenario => scenario',
  'study/sampled':
    'export const samplingOf = () => ({}), methodOfTable = first => first, samplingOfSubject = () => ({}), intervalsOfDifference = () => ({}), intervalsOfDuel = () => {}',
  'report/study/sampled':
    'export const sampledEach = () => [], intervalOf = () => ({}), numberCell = ({ figure }, numbers) => ({ text: figure(numbers) }), isToldApart = () => true, notHighest = () => []'
}

export const withoutSampling: Plugin = {
  name: 'without-sampling',
  setup(build) {
    for (const [module, contents] of Object.entries(EXACT_ONLY))
      build.onLoad({ filter: new RegExp(`src/${module}\\.ts$`.replaceAll('/', '[\\\\/]')) }, () => ({ contents, loader: 'js' }))
  }
}
