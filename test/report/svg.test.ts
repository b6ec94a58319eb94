import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/report'
import { svg } from '../../src/report/svg'
import { all, type Element, named, parsed, written } from '../tools/markup'
import { crowded } from './reports/crowd'
import { hostile } from './reports/hostile'
import { melee } from './reports/melee'
import { pair } from './reports/pair'
import { axe, weapons } from './reports/rulebook'
import { both, sampled } from './reports/sampled'
import { shot } from './reports/shot'
import { WICKED, wicked } from './reports/wicked'

const reports: readonly (readonly [string, Report])[] = Object.entries({
  ...{ melee, shot, pair, sampled, both, weapons, axe, crowded, hostile },
  ...Object.fromEntries(WICKED.map(name => [name, wicked(name)]))
})

const picture = async (report: Report, full = false): Promise<Element> => parsed(await svg(report, { full }))

const texts = (element: Element): readonly string[] => named(element, 'text').map(written)

describe('the picture', () => {
  it.each(reports)('of %j is well-formed, in short and in full', async (_, report) => {
    expect((await picture(report)).name).toBe('svg')
    expect((await picture(report, true)).name).toBe('svg')
  })

  it.each(reports)('of %j asks for nothing from elsewhere, and runs nothing', async (_, report) => {
    const root = await picture(report, true)
    const elements = all(root)
    const names = new Set(elements.map(({ name }) => name))
    expect([...names].filter(name => !['svg', 'title', 'desc', 'style', 'rect', 'g', 'text'].includes(name))).toEqual([])
    const attributes = elements.flatMap(each => [...each.attributes].map(([name]) => name))
    expect(attributes.filter(name => /^on|href|src|style$/u.test(name))).toEqual([])
    expect(named(root, 'style').map(written).join()).not.toMatch(/url|@import|https?:/u)
  })

  it('is named and described for those who cannot see it', async () => {
    const root = await picture(melee)
    const [title, description] = [named(root, 'title')[0], named(root, 'desc')[0]]
    expect(root.attributes.get('aria-labelledby')).toBe(`${title?.attributes.get('id')} ${description?.attributes.get('id')}`)
    expect(title && written(title)).toBe(melee.headline)
    expect(description && written(description)).toMatch(
      /^first edition, exact\. bondi win 68\.6 %, tie 16\.1 %, huscarls win 15\.3 %\. bondi, lost 0: exactly 9\.5 %, at least 100\.0 %; /u
    )
  })

  it('holds the chances of all outcomes, the losses of each side and of both together', async () => {
    const shown = texts(await picture(melee))
    expect(shown).toEqual(expect.arrayContaining(['bondi win 68.6 %', 'tie 16.1 %', 'huscarls win 15.3 %']))
    expect(shown).toEqual(expect.arrayContaining(['exactly', 'at least', '36.6 %', '60.0 %']))
    expect(shown).toEqual(expect.arrayContaining(['losses of both sides, %', '16.6', 'the likeliest']))
  })

  it('says of sampled chances how sure they are', async () => {
    expect(texts(await picture(sampled))).toContain('bondi win 68.6 % (68.3-68.9)')
  })

  it('has no map of a shot, and every outcome of its dice in full', async () => {
    expect(texts(await picture(shot)).join()).not.toContain('losses of both')
    expect(texts(await picture(shot))).not.toContain('uncancelled')
    expect(texts(await picture(shot, true))).toEqual(expect.arrayContaining(['crossbows', 'hits', 'uncancelled']))
  })

  it('of the rulebook, which has no charts, is its text', async () => {
    const shown = texts(await picture(axe)).join('\n')
    expect(shown).toContain('A two-handed axe: hits more easily, guards less.')
    expect(texts(await picture(weapons)).join('\n')).toContain('danish axe')
  })

  it('knows dark paper and light', async () => {
    expect(await svg(melee, {})).toContain('@media (prefers-color-scheme: dark)')
  })

  it('is the same twice', async () => expect(await svg(pair, {})).toBe(await svg(pair, {})))
})

describe('the strict reader', () => {
  it.each([
    '<a>',
    '<a></b>',
    '<a b="1" b="2"/>',
    '<a>&nope;</a>',
    '<a>&</a>',
    '<a b=1/>',
    '<a/><b/>',
    '<a>\u0007</a>',
    'a',
    '<a b="<"/>'
  ])('refuses %j', text => expect(() => parsed(text)).toThrow())

  it('reads what is written', () => {
    const root = parsed('<a x="1 &lt; 2">one <b/>&amp; two</a>')
    expect(root.attributes.get('x')).toBe('1 < 2')
    expect(written(root)).toBe('one & two')
  })
})
