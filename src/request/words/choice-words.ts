/** The words for a player's choices in a fight: giving up dice and spending fatigue, also in the second melee of Thor. */

/** Pairs each phrase with the same value. */
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

/** Each phrase is one act of step 3; the acts of a unit form a list in the order they are named (T3.8). */
export const ACT_WORDS = [
  ...phrasesFor(['ability'], 'acts ability', 'act ability', 'actua habilidad', 'actuan habilidad'),
  ...phrasesFor(['armour'], 'acts armour', 'act armour', 'actua armadura', 'actuan armadura'),
  ...phrasesFor(['enemy-armour'], 'acts enemy armour', 'act enemy armour', 'actua armadura enemiga', 'actuan armadura enemiga'),
  ...phrasesFor(['pass'], 'acts pass', 'act pass', 'passes turn', 'pass turn', 'pasa turno', 'pasan turno')
]

/** The same phrases for the second melee of Thor. */
export const again = (words: readonly (readonly [phrase: string, value: unknown])[]): readonly (readonly [string, unknown])[] =>
  words.flatMap(([phrase, value]) => [
    [`${phrase} second melee`, value],
    [`${phrase} segundo combate`, value]
  ])

/** More phrases, as templates, for what the phrases above do not match. */

/** Verbs for spending the enemy's fatigue on what follows. */
const SPEND =
  'spend|spends|spending|spent|discard~|remove~|descart~ar|gast~ar|us~ar|use~|burn~|buy~|pay|pays|paying|cash~|utiliz~ar|quit~ar|strip~|take|takes|taking'
const FATIGUE = '[#|any|some] [enemy] fatigue|fatigues|fatiga|fatigas [enemiga|enemigas|marker|markers|token|tokens|#]'
const LOWER = 'lower~|reduce~|decrease~|weaken~|worsen~|drop~|cut|cutting|baj~ar|rebaj~ar|reducir|bajarle'
const RAISE = 'subirse|raise~|bump~|pump~|increase~|improve~|boost~|better|add~|sub~er|subir|aument~ar|mejor~ar'
const ARMOUR = 'armour|armadura|arm'
const ALL = 'all|everything|todo|toda'
const THEM = 'them|him'
const THEIRS = 'enemy|target|defender|defenders|opponent|opponents|attacker|attackers|charger|chargers'
export const GIVE =
  'give~|gave|giving|trade~|sacrifice~|swap~|forgo~|forgoes|forego~|foregoes|halve~|convert~|exchange~|discard~|surrender~|renunci~ar|reduciendo|reducen|' +
  'drop~|ced~er|sacrific~ar|cambi~ar|reduce~|abandon~ar'
/** The same effect several times (T3.9): "spend it twice on armour". */
const REPEATED = (
  [
    [2, ['twice', 'dos veces']],
    [3, ['thrice', 'three times', 'tres veces']]
  ] as const
).flatMap(([count, times]) =>
  times.flatMap(often => [
    ...phrasesFor(
      Array.from({ length: count }, () => 'enemy-armour'),
      `${SPEND} [fatigue|fatiga] ${often} ${THEIRS} ${ARMOUR}`,
      `${SPEND} [fatigue|fatiga] ${often} ${ARMOUR} enemiga|rival`,
      `${SPEND} [fatigue|fatiga] ${THEIRS} ${ARMOUR} ${often}`,
      `${SPEND} [fatigue|fatiga] ${ARMOUR} enemiga|rival ${often}`
    ),
    ...phrasesFor(
      Array.from({ length: count }, () => 'armour'),
      `${SPEND} [enemy] [fatigue|fatiga] ${often} [own] [propia] ${ARMOUR}`,
      `${SPEND} [enemy] [fatigue|fatiga] [own] ${ARMOUR} [propia] ${often}`
    )
  ])
)

/** Everything that two or three fatigue can buy in turn (T3.9), as headlines put it: "spends fatigue on armour and armour". */
const inTurn = (['armour', 'enemy-armour'] as const).flatMap((first, _, all) =>
  all.flatMap(second => [[first, second], ...all.map(third => [first, second, third])])
)
const LISTED = inTurn.flatMap(list =>
  (
    [
      ['armour', 'enemy armour', 'and'],
      ['armadura', 'armadura enemiga', 'y']
    ] as const
  ).flatMap(([own, enemy, and]) =>
    phrasesFor(list, `${SPEND} [#] [fatigue|fatiga] ${list.map(each => (each === 'armour' ? own : enemy)).join(` ${and} [#] `)}`)
  )
)

export const SPEND_WIDE = [
  ...phrasesFor(
    ['armour'],
    `${SPEND} ${FATIGUE} [${RAISE}|more|own|tener] [up|own|propia|mas|#] ${ARMOUR} [#]`,
    `${SPEND} ${FATIGUE} [${THEM}] [#] [own|propia] ${ARMOUR}`,
    `${SPEND} ${FATIGUE} harder hit`,
    `${SPEND} [#] [${RAISE}|own] [own|propia] ${ARMOUR}`,
    `${RAISE} [own] ${ARMOUR} [#] [fatigue]`,
    `fatigue|fatiga [${RAISE}|own] ${ARMOUR}`
  ),
  ...phrasesFor(
    ['enemy-armour'],
    `${SPEND} ${FATIGUE} ${LOWER} [${THEIRS}] ${ARMOUR} [${THEIRS}|enemiga|rival|#]`,
    `${SPEND} [#] ${LOWER} [${THEIRS}] ${ARMOUR} [${THEIRS}|enemiga|rival|#]`,
    `${SPEND} ${FATIGUE} [${THEM}] -# [${THEIRS}] ${ARMOUR}`,
    `${SPEND} ${FATIGUE} ${THEM} ${LOWER} [${THEIRS}] ${ARMOUR}`,
    `${SPEND} ${FATIGUE} ${THEIRS} ${ARMOUR}`,
    `${SPEND} ${FATIGUE} hit|hits [${THEM}] easier|better`,
    `${SPEND} ${FATIGUE} easier hit|hits`,
    `${SPEND} ${FATIGUE} ${ARMOUR} enemiga|rival|enemy`,
    `${SPEND} ${THEIRS} ${ARMOUR}`,
    `${LOWER} [${THEIRS}] ${ARMOUR} [${THEIRS}|enemiga|rival|#] [fatigue]`,
    `fatigue|fatiga ${LOWER} [${THEIRS}] ${ARMOUR} [enemiga]`,
    `fatigue ${THEIRS} ${ARMOUR}`
  ),
  ...phrasesFor(
    ['armour', 'enemy-armour'],
    `${SPEND} ${FATIGUE} both [armours|things]`,
    `${SPEND} ${FATIGUE} dos|ambas cosas`,
    `${SPEND} ${FATIGUE} ${ARMOUR} and|y enemy ${ARMOUR}`,
    `${SPEND} ${ARMOUR} and|y enemy ${ARMOUR}`,
    `${SPEND} [fatiga] ${ARMOUR} y ${ARMOUR} enemiga|rival`,
    `${SPEND} ${FATIGUE} twice|ambas`,
    `${SPEND} ${FATIGUE} both|each ways|way`,
    `${SPEND} both|each ways|way`,
    `${SPEND} ${ALL} [enemy] [fatigue|fatiga]`,
    `${SPEND} both|ambas [fatigue|fatigues|fatigas]`
  ),
  ...phrasesFor(
    ['enemy-armour', 'armour'],
    `${SPEND} ${FATIGUE} enemy ${ARMOUR} and|y [own] ${ARMOUR}`,
    `${SPEND} enemy ${ARMOUR} and|y [own] ${ARMOUR}`,
    `${SPEND} [fatiga] ${ARMOUR} enemiga|rival y ${ARMOUR}`
  ),
  ...[1, 2].flatMap(which => {
    const one = which === 1 ? 'first|primero|primera' : 'second|segundo|segunda'
    return [
      ...phrasesFor([`armour-${which}`], `${SPEND} [fatigue|fatiga] ${ARMOUR} [against] ${one}`),
      ...phrasesFor(
        [`enemy-armour-${which}`],
        `${SPEND} [fatigue|fatiga] enemy ${ARMOUR} ${one}`,
        `${SPEND} [fatiga] ${ARMOUR} enemiga|rival ${one}`
      )
    ]
  }),
  ...REPEATED,
  ...LISTED,
  ...phrasesFor(['armour'], `${SPEND} ${ALL} [enemy] [fatigue|fatiga] [${RAISE}] [own|propia] ${ARMOUR}`),
  ...phrasesFor(
    ['enemy-armour'],
    `${SPEND} ${ALL} [enemy] [fatigue|fatiga] ${LOWER} [${THEIRS}] ${ARMOUR} [enemiga|rival]`,
    `${SPEND} ${ALL} [fatigue|fatiga] ${THEIRS} ${ARMOUR}`
  ),
  ...phrasesFor(
    [],
    'no|zero fatigue|fatiga spent|used|burned|burnt|discarded|gastada|usada',
    `${SPEND} nothing|none|nada`,
    `${SPEND} no fatigue|fatiga`,
    'save|saves|saving fatigue'
  )
]

export const GIVE_WIDE = [
  ...phrasesFor(
    true,
    `${GIVE} [up] [half|mitad|any|some] [attack] ${DICE} [ataque|attack] [half] [defence|defensa] [${DICE}] [defence|defensa]`,
    `${GIVE} [up] [half|mitad|any|some] attack|attacks|ataque [defence|defensa|saves] [${DICE}]`,
    `half [attack] ${DICE}`,
    `${GIVE} [up] half|mitad [attack|attacks|them]`,
    `${DICE} given|traded [up]`,
    'close|closes|closed|closing|tight ranks|order|formation',
    'form~ [up] close|closed|tight|ranks [ranks|order|formation]',
    'fight|fights|fighting defensively',
    '[take|takes|taking|adopt~] defensive [stance|posture|formation|mode|option|approach|position]',
    'defensively',
    'go|goes|going|play|plays|fight|fights defensive',
    'brace|braces|bracing',
    'turtle|turtles|turtling',
    'shieldwall',
    'shield wall',
    'muro escudos',
    'cierra|cierran|cerrando|cerrar|cierro|cerradas|apriet~ar filas',
    'filas cerradas',
    'ranks closed',
    'give|giving up',
    'defensiva'
  ),
  ...phrasesFor(
    false,
    `keep|keeps|keeping|retain|retains|retaining|hold [all] [attack] ${DICE}`,
    `conserv~ar|mantiene|mantienen [todos] ${DICE} [ataque]`,
    'open ranks|order'
  )
]
