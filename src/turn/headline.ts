import { either } from '../model/quoted'
import { boardName } from '../rules/lookup'
import type { Setting } from './setting'

/** "6 SAGA dice of the Normans for Terrified, Stamping and Charge!, Attack Pool kept" */

const called = (wants: Setting['wants']): string =>
  either(
    wants.map(({ name, times, free = 0 }) => (times + free > 1 ? `${name} x${times + free}` : name)),
    'and'
  )

const whose = ({ book, factions, hero }: Setting): string => {
  const of =
    hero?.name ??
    either(
      factions.map(faction => boardName(book, faction)),
      'and'
    )
  return of === '' ? '' : ` of ${of}`
}

export const headline = (setting: Setting): string => {
  const { wants, count, request } = setting
  const want = called(wants.filter(({ kept }) => !kept))
  const keep = called(wants.filter(({ kept }) => kept))
  const dice = `${count.rolled} SAGA ${count.rolled === 1 ? 'die' : 'dice'}${whose(setting)}`
  const shown = request.rolled === undefined ? dice : `${dice} showing ${request.rolled}`
  return `${shown}${want === '' ? '' : ` for ${want}`}${keep === '' ? '' : `, ${keep} kept`}`
}
