import { describe, expect, it } from 'vitest'
import { type BundledPackage, bundledPackages } from './tools/bundle'

const notice = ({ name, version, license, texts }: BundledPackage) =>
  [`## ${name} ${version}`, `Licence: ${license}`, ...texts.map(text => `\`\`\`text\n${text}\n\`\`\``)].join('\n\n')

const notices = (packages: readonly BundledPackage[]) =>
  `# Third-party notices

saga-odds is bundled with the packages below; each is the work of its authors and under its own licence.
This file is made from the bundle by \`npm run notices\`.

${packages.map(notice).join('\n\n')}
`

const packages = bundledPackages()

describe('the third-party notices', () => {
  it('name every bundled package with its licence', async () => {
    await expect(notices(packages)).toMatchFileSnapshot('../THIRD-PARTY-NOTICES.md')
  })

  it('hold no licence that asks for more than to be named', () => {
    const free = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense']
    expect(packages.filter(({ license }) => !free.includes(license))).toEqual([])
  })

  it('give the words of each licence', () => {
    expect(packages.filter(({ texts }) => texts.length === 0).map(({ name }) => name)).toEqual([])
  })
})
