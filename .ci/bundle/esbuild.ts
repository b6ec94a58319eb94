import type { Options } from 'tsup'

export type Plugin = NonNullable<Options['esbuildPlugins']>[number]
export type Metafile = Parameters<Parameters<Parameters<Plugin['setup']>[0]['onEnd']>[0]>[0]['metafile']
export type Esbuild = Parameters<Plugin['setup']>[0]['esbuild']

export const target = 'node20'

/** esbuild writes letters beyond ASCII as escapes, but not those of regular expressions; what is compiled must hold none. */
export const inAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
