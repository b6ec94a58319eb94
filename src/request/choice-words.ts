/** The words for a player's choices in a fight: giving up dice and spending fatigue, in the first melee and in Thor's second. */

/** Several phrases for one value. */
export const saying = (value: unknown, ...phrases: readonly string[]): readonly (readonly [string, unknown])[] =>
  phrases.map(phrase => [phrase, value])

export const DICE = 'dice|die|rolls|roll|dado|dados|tirada|tiradas'

export const SPEND_WORDS = [
  ...saying(['armour'], 'spends armour', 'spend armour', 'gasta armadura', 'gastan armadura'),
  ...saying(['enemy-armour'], 'spends enemy armour', 'spend enemy armour', 'gasta armadura enemiga', 'gastan armadura enemiga'),
  ...saying(
    ['armour', 'enemy-armour'],
    'spends both',
    'spend both',
    'spends both fatigues',
    'spend both fatigues',
    'spends both fatigue',
    'spend both fatigue',
    'gasta ambas',
    'gastan ambas'
  ),
  ...saying(['armour'], 'gastando fatiga en armadura'),
  ...saying(['enemy-armour'], 'gastando fatiga en armadura enemiga'),
  ...saying(['armour', 'enemy-armour'], 'gastando fatiga en ambas'),
  ...saying([], 'spends nothing', 'spend nothing', 'gasta nada', 'gastan nada')
]

export const GIVE_WORDS = [
  ...saying(true, 'gives up dice', 'give up dice', 'giving up dice', 'gives up', 'closes ranks', 'close ranks'),
  ...saying(
    true,
    'renuncia a dados',
    'renuncian a dados',
    'reduce sus dados',
    'reducen sus dados',
    'reduciendo sus dados',
    'cierra filas',
    'cierran filas',
    'cerrando filas'
  ),
  ...saying(
    false,
    'keeps dice',
    'keep dice',
    'keeping dice',
    'keeps ranks open',
    'keep ranks open',
    'no cierra filas',
    'no cierran filas',
    'conserva sus dados',
    'conservan sus dados',
    'conservando sus dados'
  )
]

/** One act of step 3 each; those of a unit are put together in the order in which they are said (T3.8). */
export const ACT_WORDS = [
  ...saying(['ability'], 'acts ability', 'act ability', 'actua habilidad', 'actuan habilidad'),
  ...saying(['armour'], 'acts armour', 'act armour', 'actua armadura', 'actuan armadura'),
  ...saying(['enemy-armour'], 'acts enemy armour', 'act enemy armour', 'actua armadura enemiga', 'actuan armadura enemiga'),
  ...saying(['pass'], 'acts pass', 'act pass', 'passes turn', 'pass turn', 'pasa turno', 'pasan turno')
]

/** The same of the second melee of Thor. */
export const again = (words: readonly (readonly [phrase: string, value: unknown])[]): readonly (readonly [string, unknown])[] =>
  words.flatMap(([phrase, value]) => [
    [`${phrase} second melee`, value],
    [`${phrase} segundo combate`, value]
  ])
