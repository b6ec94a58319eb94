import { boardOf, idOf } from '../../model/data'
import type { TroopClass } from '../../model/effect'
import { t, translate } from '../../model/language'
import { nearest } from '../../model/nearest'
import { either, visible } from '../../model/quoted'
import { plain } from '../../rules/lookup'
import type { Ability, Rulebook } from '../../rules/types'
import { abilityNames } from '../names'

/** Boxes of the boards a warband uses. */

/** The box that a name means on these boards; undefined where there is none, or where it begins several. */
export const boxNamed = (name: string, boards: readonly string[], book: Rulebook): string | undefined => {
  const wanted = plain(name)
  const here = [...abilityNames(book)].map(([word, keys]) => [word, keys.filter(key => boards.includes(boardOf(key)))] as const)
  const exact = here.find(([word, keys]) => word === wanted && keys.length > 0)?.[1]
  if (exact) return exact[0]
  const begun = new Set(here.flatMap(([word, keys]) => (wanted !== '' && word.startsWith(wanted) ? keys : [])))
  return begun.size === 1 ? [...begun][0] : undefined
}

export const noBox = (name: string, boards: readonly string[], book: Rulebook): string => {
  const all = [...abilityNames(book)].flatMap(([word, keys]) => (keys.some(key => boards.includes(boardOf(key))) ? [word] : []))
  const near = nearest(plain(name), all)
  const whose = either(boards.map(board => t('the {name}', { name: translate(book.factions[board]?.name ?? board) })))
  return t('there is no box "{name}" on the board of {whose}{cure}', {
    name: visible(name),
    whose,
    cure:
      near === undefined
        ? t(' (saga-odds rules {boards} lists them)', { boards: boards[0] ?? 'vikings' })
        : t('; did you mean "{near}"?', { near })
  })
}

/** SAGA dice that one use of a box takes (R7.3). */
export const diceOfUse = (box: string, { abilities }: Rulebook): number => {
  const { cost = 'any' } = abilities[box] ?? {}
  return cost === 'none' ? 0 : cost.split('+').length
}

/** It is used to activate the unit that it pays for, and nothing else is paid for that. */
export const isActivating = ({ activates, when }: Ability): boolean => activates !== undefined && when.includes('Activation')

/** The box of the left column that activates units of a class: the one that says so, or that is called after its troops. */
export const activationBox = (unitClass: TroopClass, boards: readonly string[], book: Rulebook): string | undefined => {
  const left = Object.entries(book.abilities).filter(
    ([key, { multi, when }]) => boards.includes(boardOf(key)) && multi && when.includes('Activation')
  )
  const wanted = unitClass === 'warlord' ? 'hearthguard' : unitClass
  const [found] =
    left.find(([, { activates }]) => activates?.class?.includes(unitClass)) ??
    left.find(([key, { activates }]) => !activates && book.troops[idOf(key)]?.class === wanted) ??
    []
  return found
}
