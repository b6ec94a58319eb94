/**
 * The script that starts the page: the page's own script stands in it compressed, so that a saved page is half as large. Browsers have
 * been able to decompress it since 2023; an older one shows the sentence of `#too-old`. It contains no less-than sign and no ampersand.
 */
export const unpacking = `
const unpacked = ({ textContent }) => {
  const bytes = Uint8Array.from(atob(textContent), letter => letter.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
}
const run = parts => {
  const script = document.createElement('script')
  script.dataset.engine = ''
  script.textContent = parts.join('')
  document.body.append(script)
}
const all = async () => run(await Promise.all([...document.querySelectorAll('[data-packed]')].map(unpacked)))
all().catch(() => { document.getElementById('too-old').hidden = false })
`.replace(/\n\s*/g, '\n')
