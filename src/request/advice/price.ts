import type { AdvicePrice } from '../../model/advice'
import type { Mistake } from '../../model/errors'
import { nearest } from '../../model/nearest'
import { quoted } from '../../model/quoted'

/** --price die=0.3,fatigue=0.2 */

export const FREE: AdvicePrice = { die: 0, fatigue: 0 }

const NAMES: Readonly<Record<string, keyof AdvicePrice>> = { die: 'die', dice: 'die', fatigue: 'fatigue' }

const FORM = 'say what a die and a fatigue are worth, as in --price die=0.3,fatigue=0.2'

const MOST = 100

const NUMBER = /^(\d+\.?\d*|\.\d+)$/

const partOf = (text: string): readonly [keyof AdvicePrice, number] | Mistake => {
  const [name = '', value = ''] = text.split(/=(.*)/s).map(part => part.trim())
  const at = '--price'
  const key = Object.hasOwn(NAMES, name.toLowerCase()) ? NAMES[name.toLowerCase()] : undefined
  if (!key) {
    const near = nearest(name.toLowerCase(), Object.keys(NAMES))
    const cure = near === undefined ? FORM : `did you mean ${quoted(near)}? ${FORM}`
    return { message: `--price: ${quoted(name)} has no price: ${cure}`, at }
  }
  const price = NUMBER.test(value) ? Number(value) : Number.NaN
  return price <= MOST
    ? [key, price]
    : { message: `--price: ${quoted(value)} is no price: a number from 0 to ${MOST} is wanted (${FORM})`, at }
}

const isMistake = (part: readonly [keyof AdvicePrice, number] | Mistake): part is Mistake => 'message' in part

/** The prices told; what is wrong with them is added to the mistakes. */
export const priceRead = (texts: readonly string[], mistakes: Mistake[]): AdvicePrice => {
  const parts = texts.flatMap(text => text.split(',')).map(partOf)
  mistakes.push(...parts.filter(isMistake))
  const told = parts.filter((part): part is readonly [keyof AdvicePrice, number] => !isMistake(part))
  const twice = told.find(([key], index) => told.findIndex(([other]) => other === key) < index)
  if (twice) mistakes.push({ message: `--price: ${twice[0]} is told twice: tell it once`, at: '--price' })
  return { ...FREE, ...Object.fromEntries(told) }
}
