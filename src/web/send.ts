import { generate } from 'lean-qr/nano'
import { t } from '../model/language'
import type { FightReport } from '../model/report'
import { fightLine } from '../report/fight/lines'
import { command } from '../report/html/block'
import { element, joinLines, type Markup, NO_MARKUP } from '../report/markup'
import { sanitizeText } from '../report/sanitize'

/** Sharing a fight: a link, a QR code, a text for a chat, a command. */

/** The fragment of the address for a sentence, with as few escapes as possible. */
export const hashOf = (line: string): string =>
  `#${encodeURIComponent(line).replace(/%(?:2B|2C|3A|3D|2F|40)/g, decodeURIComponent)}`

const pageAddress = (): string => location.href.replace(/#.*/s, '')

const linkOf = (line: string): string => pageAddress() + hashOf(line)

/** Whether another device can open the page's address. */
const isOnNetwork = (): boolean => /^https?:/.test(location.href)

/** The fight as a text for a chat, with a link where the page is online. */
export const chatText = (report: FightReport, line: string): string =>
  isOnNetwork() ? `${sanitizeText(fightLine(report))}\n${linkOf(line)}` : sanitizeText(fightLine(report))

/** The quiet zone that a QR code needs around it, in modules. */
const MARGIN = 4

/** A text as a QR code, black on white in every colour scheme. */
const qrCode = (text: string, label: string): Markup => {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')
  )
  const side = code.size + 2 * MARGIN
  return element(
    'svg',
    {
      class: 'qr',
      viewBox: `${-MARGIN} ${-MARGIN} ${side} ${side}`,
      role: 'img',
      'aria-label': label,
      'shape-rendering': 'crispEdges'
    },
    element('rect', { x: -MARGIN, y: -MARGIN, width: side, height: side, fill: '#fff' }),
    element('path', { d: rows.join(''), fill: '#000' })
  )
}

/** The contents of the fold "Send it"; `line` is the sentence of the fight. */
export const sendPart = (report: FightReport, line: string): Markup => {
  const [text, says] = isOnNetwork()
    ? [linkOf(line), t('Scan it with another phone: it opens this page at this fight.')]
    : [line, t('This page is a file on this device. Another phone scans the fight as text: paste it there under Type it.')]
  return joinLines([
    typeof navigator.share === 'function'
      ? element('button', { type: 'button', class: 'strong', 'data-dock': 'send' }, t('Send'))
      : NO_MARKUP,
    qrCode(text, t('QR code: {text}', { text })),
    element('p', { class: 'quiet' }, says),
    command({ block: 'command', label: t('link'), command: linkOf(line) }),
    command({ block: 'command', label: t('as text'), command: sanitizeText(fightLine(report)) }),
    command({ block: 'command', label: t('at the command line'), command: report.replay })
  ])
}
