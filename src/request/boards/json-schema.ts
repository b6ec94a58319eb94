import * as z from 'zod'

/** JSON Schemas whose patterns every program reads: Unicode properties such as \p{L} are unknown to Python and others. */

/**
 * Characters by their numbers in place of a property, for the inside of brackets. Beyond U+FFFF there are none: programs disagree on how
 * they are written. The reader itself is exact.
 */
const CHARACTERS: Readonly<Record<string, string>> = {
  // controls
  '\\p{Cc}': '\\u0000-\\u001f\\u007f-\\u009f',
  // marks without a shape of their own, such as the byte order mark
  '\\p{Cf}':
    '\\u00ad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb',
  '\\p{Zl}': '\\u2028',
  '\\p{Zp}': '\\u2029',
  // half a character, which no file in UTF-8 has
  '\\p{Cs}': '',
  // letters: Latin, Greek and Cyrillic exactly, further scripts with what stands between their letters
  '\\p{L}':
    'A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02c1\\u02c6-\\u02d1\\u02e0-\\u02e4\\u02ec\\u02ee\\u0370-\\u0374\\u0376\\u0377\\u037a-\\u037d\\u037f\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03f5\\u03f7-\\u0481\\u048a-\\u052f\\u0531-\\u1fff\\u2071-\\u209c\\u2102-\\u2184\\u2c00-\\u2dff\\u2e2f\\u3005-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc\\uff21-\\uffdc'
}

const PROPERTY = /\\p\{\w+\}/g

/** The pattern with characters in place of properties. */
const portable = (pattern: string): string =>
  pattern.replace(PROPERTY, (property, at: number) => {
    const characters = CHARACTERS[property]
    if (characters === undefined) throw new RangeError(`${property} has no characters for a JSON Schema`)
    const before = pattern.slice(0, at)
    return before.lastIndexOf('[') > before.lastIndexOf(']') ? characters : `[${characters}]`
  })

/** The JSON Schema of what a file may hold. */
export const jsonSchemaOf = (
  schema: z.ZodType,
  params: Omit<z.core.ToJSONSchemaParams, 'io' | 'override'> = {}
): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(schema, {
    ...params,
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.pattern !== undefined) jsonSchema.pattern = portable(jsonSchema.pattern)
    }
  })
