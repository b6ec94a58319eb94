/** What the page can do beside being read: it works without. Holds no `<` and no `&`, so that the page stays well-formed. */
export const script = `
document.documentElement.classList.add('live')

const tell = ({ target }) => {
  const point = target.closest?.('.point')
  const line = point?.closest('figure').querySelector('.readout')
  if (line) line.textContent = point.querySelector('title').textContent
}

const walk = event => {
  const point = event.target.closest?.('.point')
  if (!point) return
  const columns = Number(point.closest('svg').dataset.columns ?? 1)
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
  const points = [...point.closest('svg').querySelectorAll('.point')]
  const next = points[points.indexOf(point) + (steps[event.key] ?? NaN)]
  if (!next) return
  event.preventDefault()
  if (next.tabIndex === -1) {
    point.tabIndex = -1
    next.tabIndex = 0
  }
  next.focus()
}

const copy = async button => {
  const code = button.parentElement.querySelector('code')
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = button.dataset.done
    button.nextElementSibling.textContent = button.dataset.done
  } catch {
    getSelection().selectAllChildren(code)
  }
}

addEventListener('pointerover', tell)
addEventListener('focusin', tell)
addEventListener('keydown', walk)
for (const button of document.querySelectorAll('.command button')) {
  button.hidden = false
  button.addEventListener('click', () => copy(button))
}
`

/** Its fingerprint, by which the page lets this script run and no other. */
export const FINGERPRINT = 'sha256-t321vMH+2fkyG+uvEqSGCbWwfcl24XioDGVqzIgm7Rs='
