import type { Ability } from '../types'
import { normans } from './normans'
import { otherBoards } from './other-boards'
import { vikings } from './vikings'

const boards: Readonly<Record<string, Readonly<Record<string, Ability>>>> = { vikings, normans, ...otherBoards }

/** Every box by its key: those of two boards whole, of the others what is certain. */
export const abilities: Readonly<Record<string, Ability>> = Object.fromEntries(
  Object.entries(boards).flatMap(([faction, board]) => Object.entries(board).map(([id, box]) => [`${faction}/${id}`, box]))
)
