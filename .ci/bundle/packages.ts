import type { Plugin } from './esbuild'

/** The prompt that opens an editor, which no command uses, drags in 300 kB of character tables. UTF-8 would be all it needs. */
export const withoutCharacterTables: Plugin = {
  name: 'without-character-tables',
  setup(build) {
    build.onResolve({ filter: /^iconv-lite$/ }, () => ({ path: 'iconv-lite', namespace: 'utf8-only' }))
    build.onLoad({ filter: /.*/, namespace: 'utf8-only' }, () => ({
      contents:
        'export default { encodingExists: () => false, encode: text => Buffer.from(text), decode: bytes => String(bytes) }'
    }))
  }
}

/** The reader of arguments could start other programs, which no command does: Node's module for it, a tenth of a start, can wait. */
export const withoutChildren: Plugin = {
  name: 'without-children',
  setup(build) {
    build.onResolve({ filter: /^(node:)?child_process$/ }, ({ importer }) =>
      /node_modules[\\/]commander[\\/]/.test(importer) ? { path: 'child_process', namespace: 'when-asked' } : undefined
    )
    build.onLoad({ filter: /.*/, namespace: 'when-asked' }, () => ({
      contents: "exports.spawn = (...order) => require('node:child_process').spawn(...order)",
      resolveDir: '.'
    }))
  }
}

export const COMMANDER = 'node_modules/commander/lib'

/** The reader of arguments as it is: esbuild would copy all its names at each start, each with a getter. */
export const commanderAsIs: Plugin = {
  name: 'commander-as-is',
  setup(build) {
    build.onResolve({ filter: /^commander$/ }, () => ({ path: 'commander', namespace: 'as-is' }))
    build.onLoad({ filter: /.*/, namespace: 'as-is' }, () => ({
      contents: `
        const { Command } = require('./node_modules/commander/lib/command.js')
        const { CommanderError } = require('./node_modules/commander/lib/error.js')
        const { Option } = require('./node_modules/commander/lib/option.js')
        export { Command, CommanderError, Option }`,
      resolveDir: '.'
    }))
    // its help pages and suggestions wait until they are used
    build.onResolve({ filter: /^\.\/(?:help\.js|suggestSimilar)$/ }, ({ importer, path }) =>
      /node_modules[\\/]commander[\\/]lib[\\/]command\.js$/.test(importer) ? { path, namespace: 'waiting' } : undefined
    )
    build.onLoad({ filter: /help/, namespace: 'waiting' }, () => ({
      contents: `
        exports.Help = class { constructor() { return new (require('./help.js').Help)() } }
        exports.stripColor = text => require('./help.js').stripColor(text)`,
      resolveDir: `./${COMMANDER}`
    }))
    build.onLoad({ filter: /suggestSimilar/, namespace: 'waiting' }, () => ({
      contents: "exports.suggestSimilar = (...asked) => require('./suggestSimilar.js').suggestSimilar(...asked)",
      resolveDir: `./${COMMANDER}`
    }))
  }
}
