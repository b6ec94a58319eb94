import { defineConfig, type Options } from 'tsup'
import { apart, chunksTold } from './.ci/bundle/chunks'
import { asCommonJs } from './.ci/bundle/commonjs'
import { target } from './.ci/bundle/esbuild'
import { compiled, listed, printed, withoutOldCode } from './.ci/bundle/outputs'
import { commanderAsIs, withoutCharacterTables, withoutChildren } from './.ci/bundle/packages'
import { likeByLike, PAGE, packed, sent } from './.ci/bundle/page'
import { withoutSampling, withoutUnshown } from './.ci/bundle/page-leaves-out'
import { readyTexts } from './.ci/bundle/ready-texts'

/** Every package is bundled, so that an installed saga-odds needs no other. */
const bundled: Options = {
  format: 'esm',
  target,
  platform: 'node',
  noExternal: [/.*/],
  splitting: true,
  removeNodeProtocol: false,
  silent: true,
  esbuildOptions(options) {
    // Packages are called by where they stand here, so that a build is the same bytes wherever it is made.
    options.preserveSymlinks = true
    // Its build for browsers is the one made of ES modules: smaller, and it asks for nothing of Node's.
    options.alias = { yaml: './node_modules/yaml/browser/index.js' }
  }
}

export default defineConfig([
  {
    ...bundled,
    // The command line. Each command is a chunk of its own, read when it is asked for. What is read is made small chunk by chunk, as the
    // last step of `asCommonJs`: esbuild's own way with chunks breaks the prompts of `explore`.
    // The threads of `batch` and of the live view begin in files of their own.
    entry: {
      cli: 'src/cli/entry.ts',
      'batch-worker': 'src/cli/batch/worker.ts',
      'book-worker': 'src/cli/book/worker.ts',
      'explore-worker': 'src/cli/explore/live/worker.ts',
      ...apart
    },
    outExtension: () => ({ js: '.cjs' }),
    esbuildPlugins: [
      withoutOldCode,
      withoutCharacterTables,
      withoutChildren,
      commanderAsIs,
      readyTexts,
      listed('cli'),
      chunksTold,
      asCommonJs
    ],
    onSuccess: async () => {
      await printed()
      await compiled()
    }
  },
  {
    ...bundled,
    // The library, for `import { odds } from 'saga-odds'`: its entry is names alone, and errors stand apart, so that a program that is
    // bundled takes what it asks for.
    entry: { index: 'src/index.ts', library: 'src/library/index.ts', errors: 'src/model/errors.ts' },
    platform: 'neutral',
    esbuildPlugins: [listed('index')]
  },
  {
    ...bundled,
    // The library, for `require('saga-odds')`.
    entry: { index: 'src/index.ts' },
    format: 'cjs',
    splitting: false,
    outExtension: () => ({ js: '.cjs' }),
    esbuildOptions(options, context) {
      bundled.esbuildOptions?.(options, context)
      options.minifyWhitespace = true
    },
    esbuildPlugins: [listed('required')]
  },
  {
    ...bundled,
    // The page for the phone: one script, which `page` puts into its file. Its thread runs the same script.
    entry: { page: PAGE },
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    splitting: false,
    // terser makes less of it still where esbuild shortened the forms first
    minify: 'terser',
    terserOptions: sent,
    esbuildOptions(options, context) {
      bundled.esbuildOptions?.(options, context)
      options.minifySyntax = true
    },
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [withoutUnshown, withoutSampling, likeByLike, listed('page', '.gz')],
    onSuccess: () => packed('page.js')
  },
  {
    ...bundled,
    // What the script of a page in Spanish begins with.
    entry: { 'page-spanish': 'src/web/spanish.ts' },
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    splitting: false,
    minify: true,
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [listed('page-spanish', '.gz')],
    onSuccess: () => packed('page-spanish.js')
  },
  {
    ...bundled,
    // The library as one file, for a page that imports it as it is: `saga-odds/browser`.
    entry: { browser: 'src/index.ts' },
    platform: 'browser',
    target: 'es2022',
    splitting: false,
    minify: true,
    esbuildPlugins: [listed('browser')]
  },
  {
    // The types of both: `.ci/build.mjs` copies them for those who require the library.
    entry: { index: 'src/index.ts' },
    format: 'esm',
    target,
    silent: true,
    dts: { only: true }
  }
])
