/** The words for a player's choices in a fight: giving up dice and spending fatigue, in the first melee and in Thor's second. */

/** Several phrases for one value. */
export const phrasesFor = (value: unknown, ...phrases: readonly string[]): readonly (readonly [string, unknown])[] =>
  phrases.map(phrase => [phrase, value])

export const DICE = 'dice|die|rolls|roll|dado|dados|tirada|tiradas'

export const SPEND_WORDS = [
  ...phrasesFor(['armour'], 'spends armour', 'spend armour', 'gasta armadura', 'gastan armadura'),
  ...phrasesFor(
    ['enemy-armour'],
    'spends enemy armour',
    'spend enemy armour',
    'gasta armadura enemiga',
    'gastan armadura enemiga'
  ),
  ...phrasesFor(
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
  ...phrasesFor(['armour'], 'gastando fatiga en armadura'),
  ...phrasesFor(['enemy-armour'], 'gastando fatiga en armadura enemiga'),
  ...phrasesFor(['armour', 'enemy-armour'], 'gastando fatiga en ambas'),
  ...phrasesFor([], 'spends nothing', 'spend nothing', 'gasta nada', 'gastan nada')
]

export const GIVE_WORDS = [
  ...phrasesFor(true, 'gives up dice', 'give up dice', 'giving up dice', 'gives up', 'closes ranks', 'close ranks'),
  ...phrasesFor(
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
  ...phrasesFor(
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
  ...phrasesFor(['ability'], 'acts ability', 'act ability', 'actua habilidad', 'actuan habilidad'),
  ...phrasesFor(['armour'], 'acts armour', 'act armour', 'actua armadura', 'actuan armadura'),
  ...phrasesFor(['enemy-armour'], 'acts enemy armour', 'act enemy armour', 'actua armadura enemiga', 'actuan armadura enemiga'),
  ...phrasesFor(['pass'], 'acts pass', 'act pass', 'passes turn', 'pass turn', 'pasa turno', 'pasan turno')
]

/** The same of the second melee of Thor. */
export const again = (words: readonly (readonly [phrase: string, value: unknown])[]): readonly (readonly [string, unknown])[] =>
  words.flatMap(([phrase, value]) => [
    [`${phrase} second melee`, value],
    [`${phrase} segundo combate`, value]
  ])
