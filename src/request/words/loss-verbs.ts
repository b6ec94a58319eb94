/** Verbs that ask about losses, and a cheap test for them. */

/** How the verbs for one's own losses (LOSES) and for the enemy's losses (KILLS) begin. */
export const LOSES = ['lose', 'losing', 'suffer', 'pierd', 'perder', 'perdemos', 'sufr']
export const KILLS = ['kill', 'slay', 'inflict', 'caus', 'remov', 'mata', 'mato', 'maten', 'elimin']

/** Whether a text can ask about losses at all: a cheap test, so that most sentences need no closer look. */
export const mayAskOfLosses = (text: string): boolean => {
  const small = text.toLowerCase()
  return [
    ...LOSES,
    ...KILLS,
    'wip',
    'aniquil',
    'destr',
    'die',
    'dying',
    'fall',
    'perish',
    'muer',
    'casualt',
    'death',
    'dead',
    'baja',
    'surviv',
    'left',
    'alive',
    'live',
    'standing',
    'sobreviv',
    'queda'
  ].some(verb => small.includes(verb))
}

export const begins = (word: string, verbs: readonly string[]): boolean => verbs.some(verb => word.startsWith(verb))
