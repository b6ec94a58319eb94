import type { Mistake } from '../model/errors'
import { quoted } from '../model/quoted'
import type { Ability, Choice } from '../rules/types'

/** What may be chosen with an ability, told with examples. */

type Taking<T extends Choice['take']> = Extract<Choice, { readonly take: T }>

type Forms = { readonly [T in Choice['take']]: (choice: Taking<T>, id: string) => string }

const forms: Forms = {
  pool: ({ kinds }, id) =>
    kinds.length === 1
      ? `is paid with 1 to 8 SAGA dice, as in +${id}=2, or +${id}=1ar for one that showed the rare symbol`
      : `is paid with 1 to 8 SAGA dice, as in +${id}=1a1d, or +${id}=1dr for one that showed the rare symbol`,
  split: ({ total }, id) => `gives ${total} dice in all, as in +${id}=${total}a or +${id}=${total - 1}a1d`,
  models: ({ least, most }, id) =>
    `takes ${least} to ${most} models, as in +${id}=${most}, or +${id}=${most}r with the rare symbol`,
  fatigue: ({ least, most }, id) => `takes ${least} to ${most} fatigue, as in +${id}=${most}`
}

const form = ({ choice, rareMatters }: Ability, id: string): string => {
  switch (choice?.take) {
    case 'pool':
      return forms.pool(choice, id)
    case 'split':
      return forms.split(choice, id)
    case 'models':
      return forms.models(choice, id)
    case 'fatigue':
      return forms.fatigue(choice, id)
    case undefined:
      return rareMatters ? `takes no choice but the rare symbol, as in +${id}=r` : `takes no choice, just +${id}`
  }
}

/** A choice that the ability does not offer. */
export const badChoice = (called: string, ability: Ability, id: string, given: string, at: string): Mistake => ({
  message: `${called}: ${quoted(given)} is no choice for ${ability.name}, which ${form(ability, id)}`,
  at
})
