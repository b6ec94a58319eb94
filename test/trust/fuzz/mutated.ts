import type { Luck } from './luck'

/** A text with a few things wrong: what fingers, editors and attackers do to it. */

const NASTY = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '../../etc/passwd', '$(id)', '`id`'],
  ...['\u001b[31m', '\u001b]0;x\u0007', '\u0000', '\u009b2J', '\u202e', '\u2028', '\ufeff', '\ud800', '\r', '\n', '\t', '\u0008'],
  ...[
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '+',
    '=',
    '|',
    '&a',
    '*a',
    '!x',
    '%',
    '#',
    '---',
    '-',
    '//',
    '<script>',
    '=1+1',
    '@SUM(1)'
  ],
  ...[
    '0',
    '-1',
    '1e999',
    '99999999999999999999',
    '0.1',
    'NaN',
    'Infinity',
    '٣',
    '½',
    'ſ',
    'İ',
    '𝟠',
    '🪓',
    'a'.repeat(300),
    '+'.repeat(50)
  ]
] as const

const cut = (text: string, from: number, to: number, put = ''): string => text.slice(0, from) + put + text.slice(to)

const once = (text: string, luck: Luck): string => {
  const at = luck.below(text.length + 1)
  const length = 1 + luck.below(luck.once(4) ? 20 : 3)
  switch (luck.below(7)) {
    case 0:
      return cut(text, at, at + length)
    case 1:
      return cut(text, at, at, luck.one(NASTY))
    case 2:
      return cut(text, at, at, text.slice(at, at + length))
    case 3:
      return cut(text, at, at + 1, String.fromCharCode(luck.below(luck.once(3) ? 65_536 : 128)))
    case 4:
      return text.slice(0, at)
    case 5:
      return cut(text, at, at + length, luck.one(NASTY))
    default:
      return text.replace(/\d+/, () => luck.one(['0', '1', '7', '12', '13', '99', '100', '1000000', '-3', '1.5', '007']))
  }
}

export const mutated = (text: string, luck: Luck): string => {
  let made = text
  for (let times = 1 + luck.below(luck.once(5) ? 8 : 2); times > 0; times--) made = once(made, luck)
  return made.length > 20_000 ? made.slice(0, 20_000) : made
}

/** A word that has no business anywhere. */
export const nasty = (luck: Luck): string => luck.one(NASTY)
