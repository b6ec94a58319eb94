/** Dice as letters, costs as letters that serve: who pays for what is found by trying every die for every need. */

/** For each die that is asked, the letters that serve: ['C', 'UR'] is C and one of U or R. */
export type Needs = readonly string[]

/** Whether the dice, each used once, serve every need. */
export const pays = (dice: string, needs: Needs): boolean => {
  const [need, ...others] = needs
  if (need === undefined) return true
  return [...dice].some((die, at) => need.includes(die) && pays(dice.slice(0, at) + dice.slice(at + 1), others))
}

/** What is left when the needs are served, every way of it, letters in order. */
export const leftovers = (dice: string, needs: Needs): readonly string[] => {
  const [need, ...others] = needs
  if (need === undefined) return [[...dice].sort().join('')]
  const found = [...dice].flatMap((die, at) =>
    need.includes(die) ? leftovers(dice.slice(0, at) + dice.slice(at + 1), others) : []
  )
  return [...new Set(found)]
}
