import { describe, expect, it } from 'vitest'
import { refusal } from './telling'

const bomb = [
  'a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]',
  ...['b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdef'[index]}`).join(', ')}]`)
].join('\n')

describe('a hostile board file gets one clear sentence', () => {
  it.each<readonly [what: string, name: string, text: string, sentence: string]>([
    ['a cycle', 'own.yaml', 'a: &a [*a]', 'own.yaml:1:8: *a refers to itself: it stands inside what it stands for'],
    [
      'an alias bomb',
      'own.yaml',
      bomb,
      'own.yaml:1:29: the file has more than 100 000 values with its aliases written out, too many for a board file'
    ],
    ['an alias of nothing', 'own.yaml', 'edition: *x', 'own.yaml:1:10: *x stands for nothing: no &x comes before it'],
    ...(['[', '{a: ', '{"a":'] as const).map(
      open =>
        [
          `nesting by ${open}`,
          'own.yaml',
          open.repeat(40_000),
          'own.yaml: it is nested more than 32 levels deep, too deep for a board'
        ] as const
    ),
    ['nesting in JSON', 'own.json', '['.repeat(200_000), 'own.json: it is nested more than 32 levels deep, too deep for a board'],
    [
      'a duplicate id',
      'own.yaml',
      'troops:\n  a: 1\n  a: 2',
      'own.yaml:3:3: "a" appears twice, first on line 2: leave one out, or give it another name'
    ],
    [
      'a duplicate id in JSON',
      'own.json',
      '{"troops": {"a": 1,\n"a": 2}}',
      'own.json:2:1: "a" appears twice, first on line 1: leave one out, or give it another name'
    ],
    ['__proto__', 'own.yaml', '__proto__: { edition: 2 }', 'own.yaml:1:1: "__proto__" is not a key: a key is a word'],
    ['__proto__ in JSON', 'own.json', '{"__proto__": {}}', 'own.json:1:2: "__proto__" is not a key: a key is a word'],
    [
      'constructor',
      'own.yaml',
      'troops: { constructor: { name: A, class: warriors } }',
      'own.yaml:1:24: troops.constructor: "constructor" is not an id: lower-case letters and digits joined by hyphens, starting with a letter, such as gale-force'
    ],
    [
      'a name as long as a book',
      'own.json',
      `{"factions": {"${'x'.repeat(200_000)}": {}}}`,
      `own.json:1:200019: factions.${'x'.repeat(60)}...: "${'x'.repeat(60)}..." is not an id: lower-case letters and digits joined by hyphens, starting with a letter, such as gale-force`
    ],
    ['a number as a key', 'own.yaml', '1: 2', 'own.yaml:1:1: 1 is not a key: a key is a word'],
    ['a list as a key', 'own.yaml', '? [a]\n: 1', 'own.yaml:1:1: a list or an object is not a key: a key is a word'],
    ['a tag', 'own.yaml', 'edition: !x 1', 'own.yaml:1:13: "!x" is a tag, and a board file has no tags: leave it out'],
    [
      'a control character',
      'own.yaml',
      'factions: { fen: { name: "\\e[31mred" } }',
      'own.yaml:1:26: factions.fen.name: "\\u{1b}[31mred" is not a text of 1 to 60 characters on one line'
    ],
    ['nothing but a comment', 'own.yaml', '# x', 'own.yaml: it is empty: expected a board'],
    [
      'two documents',
      'own.yaml',
      'edition: 1\n---\nedition: 2',
      'own.yaml:2:1: this is not YAML: a second document begins here: a file holds one board'
    ],
    ['a tab', 'own.yaml', 'factions:\n\tfen: x', 'own.yaml:2:1: this is not YAML: a tab indents this line: use spaces'],
    [
      'a second colon',
      'own.yaml',
      'factions:\n  fen: a: b',
      'own.yaml:2:8: this is not YAML: a second colon in one line: put text that has a colon in "quotes"'
    ],
    ['a slip in JSON', 'own.json', '{"factions": {,}}', 'own.json:1:15: expected a key in "quotes" or } here, not ","'],
    [
      'aliases of aliases',
      'own.yaml',
      ['a: &a0 [1]', ...Array.from({ length: 40 }, (_, index) => `b${index}: &a${index + 1} [*a${index}]`)].join('\n'),
      'own.yaml:1:9: it is nested more than 32 levels deep, too deep for a board'
    ]
  ])('%s', async (_, name, text, sentence) => expect(await refusal(text, name)).toEqual([sentence]))

  // what would exhaust the stack is seen before it is built: a stack that ends while V8 compiles a pattern ends the process
  const growing = (line: string, count = 1500): string =>
    Array.from({ length: count }, (_, at) => ' '.repeat(at) + line).join('\n')
  it.each<readonly [what: string, text: string]>([
    ['dashes', '- '.repeat(3000)],
    ['dashes and a word', `${'- '.repeat(50_000)}a`],
    ['questions', '? '.repeat(3000)],
    ['questions and dashes', '? - '.repeat(3000)],
    ['colons', ': '.repeat(3000)],
    ['dashes, questions and colons', '- ? : '.repeat(3000)],
    ['dashes, line by line', growing('-')],
    ['keys, line by line', growing('a:')],
    ['questions, line by line', growing('?')],
    ['colons, line by line', growing(':')],
    ['keys with anchors', growing('&a a: &b')],
    ['keys with tags', growing('!!map a:')],
    ['keys in dashes', growing('- a:')],
    ['brackets below keys', growing('a: [', 300)],
    ['brackets with keys', '[a: '.repeat(3000)],
    ['brackets with questions', '[? '.repeat(3000)],
    ['braces with questions', '{? '.repeat(3000)],
    ['brackets closed again', `${'['.repeat(3000)}${']'.repeat(3000)}`],
    ['brackets over lines', '[\n'.repeat(3000)],
    ['brackets as keys', `${'{'.repeat(3000)}a${'}: 1'.repeat(3000)}`],
    ['dashes after a document', `a: 1\n---\n${'- '.repeat(3000)}`],
    ['dashes after a comment and a directive', `%YAML 1.2\n---\n# a\n${'- '.repeat(3000)}`],
    ['dashes with Windows line ends', growing('-').replaceAll('\n', '\r\n')]
  ])('nested by %s', async (_, text) => {
    const sentence = 'own.yaml: it is nested more than 32 levels deep, too deep for a board'
    expect(await refusal(text)).toEqual([sentence])
  })

  it.each(['a: '.repeat(3000), 'a:b: '.repeat(3000), '[a]: '.repeat(3000), '"a": '.repeat(3000)])(
    'keys in one line are no depth, and no board: %#',
    async text => expect((await refusal(text)).length).toBeGreaterThan(0)
  )
})
