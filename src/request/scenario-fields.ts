import { type EffectPhrase, effectPhrases } from '../model/effect-words'
import { DISTANCES } from '../model/fight-state'
import type { Text } from '../model/language'
import { MOST_COUNT } from '../model/limits'
import type { Scenario, UnitRequest } from '../model/scenario'
import type { Numbers } from '../rules/types'
import { GIVE_WIDE, SPEND_WIDE } from './choice-templates'
import { ACT_WORDS, again, DICE, GIVE_WORDS, phrasesFor, SPEND_WORDS } from './choice-words'

/**
 * The one table of what can be said of a fight. It serves the words of a sentence, the paths of `--set`, the keys of files and
 * the flags of the command line, so that a thing has one name, one type and one help line everywhere. Plain data.
 */

/** A bound: a number, or the edition's own. */
export type Bound = number | { [K in keyof Numbers]-?: Numbers[K] extends number ? K : never }[keyof Numbers]

export type ValueType =
  | {
      readonly is: 'whole'
      readonly least: Bound
      readonly most: Bound
      /** `+1` is one more than without it. */
      readonly isRelative?: true
    }
  /** Half the width of an interval of probabilities. */
  | { readonly is: 'half-width' }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'edition' | 'yes-no' | 'text' | 'per-model' | 'troop' | 'weapon' | 'mount' | 'faction' }
  | { readonly is: 'abilities' | 'spend' | 'acts' | 'guards' | 'wrath' | 'effects' | 'readings' | 'texts' | 'names' | 'maybe' }

export interface ScenarioField {
  readonly type: ValueType
  readonly help: Text
  /** Other spellings of the key. */
  readonly also?: readonly string[]
  /** Its flag, and what stands for the value in the help: `models <n>`. */
  readonly flag?: string
  /** Other names of the flag. */
  readonly alsoFlags?: readonly string[]
  /** Phrases that say it, the first one to be printed, and the value that each says. */
  readonly words?: readonly (readonly [phrase: string, value: unknown])[]
  /** Other ways to say it, as templates: `a|b` either word, `[c]` or nothing, `#` a number. Looked up where the words above do not do. */
  readonly wide?: readonly (readonly [template: string, value: unknown])[]
  /** Phrases followed by a number that is the value. */
  readonly counted?: readonly string[]
  /** Templates of more such phrases. */
  readonly wideCounted?: readonly string[]
  /** Phrases of an effect whose number follows. */
  readonly measured?: readonly EffectPhrase[]
  /** The number that a counted phrase stands for by itself: "with fatigue". */
  readonly unsaid?: number
  /** The value that says nothing: leaving it out is the same. */
  readonly idle?: unknown
}

export const REROLL = 'reroll~|rr|repite|repiten|repitiendo|repetir|relanz~ar'

/** What holds of values of a type wherever they stand; a pattern is that of a JSON Schema too. */
export const VALUES = {
  /** Attack dice of a model, or of several: "1/3". */
  perModel: { most: 10, share: '^([1-9]|10)/([1-9]|1[0-2])$' },
  /** Half the width of an interval is less than this. */
  halfWidth: 0.5,
  /** Friends who may die for a warlord. */
  guards: 48,
  /** The sum of the Wrath, or the dice thrown for it (R6.6). */
  wrath: { most: 18, dice: '^[1-3]d6$' }
} as const

const whole = (least: Bound, most: Bound) => ({ is: 'whole', least, most }) as const
const armour = { ...whole('leastArmour', 'mostArmour'), isRelative: true } as const

/** What can be said of a unit, in the order in which it is written. */
export const unitFields = {
  unit: { type: { is: 'troop' }, help: 'troop: hirdmen, levies, warlord ... (rules units)', flag: 'unit <troop>' },
  models: { type: whole(1, 'mostModels'), help: 'models in the unit', flag: 'models <n>' },
  faction: { type: { is: 'faction' }, help: 'whose board and troops it has: vikings, normans ...', flag: 'faction <name>' },
  weapon: {
    type: { is: 'weapon' },
    help: 'bow, crossbow, danish-axe ... (rules weapons), or none',
    flag: 'weapon <weapon>',
    alsoFlags: ['weapons', 'equipment', 'arms'],
    words: phrasesFor('none', 'without missiles', 'no missiles', 'without weapons', 'sin proyectiles')
  },
  mounted: {
    type: { is: 'yes-no' },
    help: 'mounted on horses (R2.10)',
    flag: 'mounted',
    words: phrasesFor(false, 'on foot', 'a pie', 'dismounted', 'unmounted'),
    wide: phrasesFor(
      false,
      'foot|afoot|infantry|unhorsed|horseless|pie|infanteria|inf',
      'desmontado|desmontada|desmontados|desmontadas'
    ),
    idle: false
  },
  mount: {
    type: { is: 'mount' },
    help: 'second edition: what it rides instead of horses: camel, cataphract, chariot, elephant ... (rules weapons)',
    flag: 'mount <name>'
  },
  banner: {
    type: { is: 'yes-no' },
    help: 'second edition: one of its models carries a war banner and has no dice (T6.8)',
    words: phrasesFor(true, 'war banner', 'banner', 'standard', 'estandarte'),
    idle: false
  },
  fatigue: {
    type: whole(0, MOST_COUNT),
    help: 'fatigue at the start of the fight, including that of the charge',
    flag: 'fatigue <n>',
    counted: ['fatigue', 'fatigues', 'fatiga', 'fatigas'],
    wide: [
      ...phrasesFor(1, 'tired|weary|fatigued|winded once'),
      ...phrasesFor(2, 'tired|weary|fatigued|winded twice', 'twice|doubly tired|weary|fatigued|winded'),
      ...phrasesFor(1, 'tired|weary|fatigued|winded', 'cansado|cansada|cansados|cansadas|fatigado|fatigada|fatigados|fatigadas'),
      ...phrasesFor(
        'exhausted',
        'exhausted',
        'worn out',
        'exh|exhstd',
        'agotado|agotada|agotados|agotadas',
        'exhausto|exhausta|exhaustos|exhaustas'
      ),
      ...phrasesFor(
        0,
        'fresh|rested|untired|unfatigued',
        'well rested',
        'descansado|descansada|descansados|descansadas',
        'fresco|frescos|frescas'
      )
    ],
    wideCounted: [
      'fatigue|fatigues marker|markers|token|tokens|counter|counters|point|points|level|levels|chip|chips',
      'marcador|marcadores|ficha|fichas|punto|puntos fatiga',
      'token|tokens|marker|markers|counter|counters|point|points|level|levels|chip|chips fatigue',
      'tiredness',
      'f|fat|fatg|ftg'
    ],
    unsaid: 1,
    idle: 0
  },
  moved: {
    type: { is: 'yes-no' },
    help: "not the unit's first activation: 1 more fatigue (R4.1)",
    flag: 'moved',
    words: phrasesFor(true, 'moved', 'movido', 'movida', 'movidos', 'movidas'),
    wide: phrasesFor(
      true,
      'moved|activated|acted before|twice|earlier|first|once',
      'movido|movida|movidos|movidas antes|primero',
      'activated|acted',
      'after move|moving|moved',
      'second activation|move|action|charge [turn]',
      'segunda activacion|accion|movimiento|carga [turno]',
      'activado|activada|activados|activadas'
    ),
    idle: false
  },
  engaged: {
    type: whole(1, 'mostModels'),
    help: 'models that fight or shoot, all by default',
    flag: 'engaged <n>',
    counted: ['engaged', 'trabado', 'trabada', 'trabados', 'trabadas'],
    wideCounted: [
      'contact',
      'base contact',
      'combat',
      'reach',
      'range',
      'contacto',
      'combate',
      'melee',
      'engaged models',
      'fighting|contact models',
      'sight|see|sees|reach|reaches',
      'vision',
      'alcance',
      'eng'
    ]
  },
  cover: {
    type: { is: 'choice', of: ['none', 'light', 'heavy'] },
    help: 'none, light or heavy (R2.6, R3.7)',
    flag: 'cover <cover>',
    alsoFlags: ['terrain', 'in', 'behind', 'scenery'],
    words: [
      ...phrasesFor('light', 'light cover', 'lc', 'cover light', 'soft cover', 'cobertura ligera'),
      ...phrasesFor('heavy', 'heavy cover', 'hc', 'hvy cover', 'solid cover', 'cover heavy', 'hard cover', 'cobertura pesada'),
      ...phrasesFor('none', 'no cover', 'cover none', 'without cover', 'sin cobertura')
    ],
    wide: [
      ...phrasesFor(
        'light',
        'light cov',
        'light|soft|partial|slight scenery|terrain|obstacle|obstacles',
        'partial cover',
        'cobertura|cobertor blanda|parcial|leve'
      ),
      ...phrasesFor(
        'heavy',
        'hvy|heavy cov',
        'heavy|hard|full|solid scenery|terrain|obstacle|obstacles',
        'full|solid|thick cover',
        'cobertura dura|densa|total|fuerte'
      ),
      ...phrasesFor(
        'none',
        'out|outside cover',
        'uncovered',
        'exposed',
        'no|without cobertura',
        'cobertura ninguna',
        'descubierto'
      )
    ],
    idle: 'none'
  },
  ground: {
    type: { is: 'choice', of: ['open', 'uneven', 'dangerous'] },
    help: 'open or uneven (R2.11); dangerous in the second edition',
    idle: 'open'
  },
  building: { type: { is: 'yes-no' }, help: 'occupies a building (R3.11)', idle: false },
  abilities: {
    type: { is: 'abilities' },
    help: 'an ability of its board, with its choice: shieldwall, combat-pool=1a1dr (rules abilities)',
    also: ['ability'],
    flag: 'ability <name>',
    alsoFlags: ['abilities', 'plays', 'uses']
  },
  spend: {
    type: { is: 'spend' },
    help: "what it buys with the enemy's fatigue: armour, enemy-armour, both, nothing (R3.4)",
    flag: 'spends <what>',
    alsoFlags: ['spend', 'spend-fatigue', 'spends-fatigue'],
    words: SPEND_WORDS,
    // made when it is asked for, as few starts do
    get wide() {
      return SPEND_WIDE
    }
  },
  acts: {
    type: { is: 'acts' },
    help: 'second edition: what it does in step 3, in turn with the enemy: ability (the next one), armour, enemy-armour, pass (T3.8)',
    words: ACT_WORDS
  },
  givesUpDice: {
    type: { is: 'yes-no' },
    help: 'the charged unit gives up attack dice for defence dice (R3.3)',
    also: ['gives-up-dice'],
    flag: 'gives-up-dice',
    alsoFlags: ['give-up-dice', 'closes-ranks', 'close-ranks'],
    words: GIVE_WORDS,
    get wide() {
      return GIVE_WIDE
    }
  },
  givesUpDiceAgain: {
    type: { is: 'yes-no' },
    help: 'the same for the second melee of Thor; by default as in the first (reading thor-choices)',
    words: again(GIVE_WORDS)
  },
  spendAgain: {
    type: { is: 'spend' },
    help: 'what it buys in the second melee of Thor with the fatigue that is left; by default nothing (reading thor-choices)',
    words: again([
      ...SPEND_WORDS,
      ...phrasesFor(
        ['enemy-armour', 'armour'],
        'spends enemy armour before armour',
        'gastando fatiga en armadura enemiga y armadura'
      ),
      ...[
        ['first', 'primera'],
        ['second', 'segunda']
      ].flatMap(([which, cual], i) => [
        ...phrasesFor([`armour-${i + 1}`], `spends armour of the ${which}`, `gastando fatiga en armadura de la ${cual}`),
        ...phrasesFor(
          [`enemy-armour-${i + 1}`],
          `spends enemy armour of the ${which}`,
          `gastando fatiga en armadura enemiga de la ${cual}`
        )
      ])
    ])
  },
  guards: {
    flag: 'guards <units>',
    alsoFlags: ['guarded', 'bodyguards', 'guarded-by'],
    type: { is: 'guards' },
    help: 'friends near the warlord who may be removed instead of him (R6.1)'
  },
  friendsNear: {
    type: whole(0, MOST_COUNT),
    help: 'friendly units near it, for effects that count them',
    counted: ['friends near', 'amigos cerca'],
    idle: 0
  },
  wounds: {
    flag: 'wounds <n>',
    type: whole(1, MOST_COUNT),
    help: 'wounds of a warlord in the Challenge (R8.3)',
    counted: ['wounds', 'wound', 'heridas'],
    wideCounted: ['lives', 'hit points', 'herida', 'vidas']
  },
  resilience: {
    type: whole(0, 'mostModels'),
    help: 'losses that one fatigue cancels (V9.8)',
    counted: ['resilience', 'resiliencia']
  },
  wrath: {
    type: { is: 'wrath' },
    help: 'sum of the Wrath dice, or dice to average over: 12, 3d6 (R6.6)',
    counted: ['wrath', 'ira']
  },
  effects: {
    type: { is: 'effects' },
    help: 'effects written out, without a board',
    words: [
      ...phrasesFor({ verb: 'reroll', of: 'attack' }, 'rerolls attack', 'reroll attack', 're rolls attack', 're roll attack'),
      ...phrasesFor(
        { verb: 'reroll', of: 'attack' },
        'rerolls attack dice',
        're rolls attack dice',
        'repite ataque',
        'repiten ataque'
      ),
      ...phrasesFor(
        { verb: 'reroll', of: 'defence' },
        'rerolls defence',
        'reroll defence',
        're rolls defence',
        're roll defence'
      ),
      ...phrasesFor(
        { verb: 'reroll', of: 'defence' },
        'rerolls defence dice',
        're rolls defence dice',
        'repite defensa',
        'repiten defensa'
      )
    ],
    wide: [
      ...phrasesFor(
        { verb: 'reroll', of: 'attack' },
        `${REROLL} [failed|missed|missing|all] [attack|attacks|misses|miss|hits|hit|fallos|fallados|fallidos|impactos|ataques] [${DICE}] [ataque|fallados|fallidos]`,
        `re roll|rolls|rolling|rolled [failed|missed|missing|all] [attack|attacks|misses|miss|hits|hit] [${DICE}]`
      ),
      ...phrasesFor(
        { verb: 'reroll', of: 'defence' },
        `${REROLL} [failed|missed|all] [${DICE}] defence|saves|save|defensa|salvaciones|salvacion [${DICE}|fallados]`,
        `re roll|rolls|rolling|rolled [failed|missed|all] defence|saves|save [${DICE}]`
      )
    ],
    measured: effectPhrases
  },
  armour: {
    type: armour,
    help: "armour instead of the profile's",
    also: ['armor'],
    flag: 'armour <n>',
    counted: ['armour', 'armadura'],
    wideCounted: ['arm|av']
  },
  armourShot: {
    type: armour,
    help: 'armour when shot at, where it differs',
    also: ['armorShot'],
    wideCounted: [
      'armour when shot',
      'armour shot|missiles|shooting',
      'armour against|versus shots|missiles|shooting',
      'armadura contra|ante disparo|disparos|proyectiles'
    ]
  },
  dicePerModel: {
    type: { is: 'per-model' },
    help: 'attack dice per model in melee: 2, 1/3',
    wideCounted: ['[attack] die|dice per', '[attack] die|dice each', 'dado|dados [ataque] miniatura']
  },
  dicePerModelCharging: {
    type: { is: 'per-model' },
    help: 'second edition: attack dice per model in melee when it charges',
    wideCounted: ['charging [attack] die|dice per', 'charging [attack] die|dice each', 'dado|dados [ataque] carga miniatura']
  },
  dicePerModelShot: {
    type: { is: 'per-model' },
    help: 'attack dice per model when it shoots: 1/2',
    wideCounted: ['shooting [attack] die|dice per', 'shooting [attack] die|dice each', 'dado|dados disparo miniatura']
  },
  fatigueLimit: {
    type: whole(1, MOST_COUNT),
    help: 'fatigue at which it is exhausted',
    wideCounted: ['fatigue limit', 'limite fatiga']
  },
  maybe: {
    type: { is: 'maybe' },
    help: 'what it may have, each with its chance: weapon=danish-axe 60%; abilities=shieldwall 40%',
    flag: 'maybe <what>'
  }
} as const satisfies { readonly [K in keyof Required<UnitRequest>]: ScenarioField }

/** What can be said of the fight as a whole. */
export const fightFields = {
  kind: { type: { is: 'choice', of: ['melee', 'shoot'] }, help: 'melee or shoot' },
  edition: { type: { is: 'edition' }, help: 'edition of the game: 1 or 2', flag: 'edition <n>' },
  turn: {
    type: { is: 'choice', of: ['attacker', 'defender'] },
    help: 'whose turn it is: attacker (default), or defender where an ability lets the attacker act in it (R7.4)',
    wide: [
      ...phrasesFor('defender', 'out turn', 'enemy|defender|defenders|target turn', 'turno enemigo|rival'),
      ...phrasesFor('attacker', 'own|attacker|attackers turn', 'turno propio')
    ]
  },
  readings: { type: { is: 'readings' }, help: 'another interpretation of a disputed rule (rules readings)', also: ['reading'] },
  boards: { type: { is: 'texts' }, help: 'your own board files' },
  split: {
    type: whole(0, MOST_COUNT),
    help: 'against two charging units, attack dice aimed at the first; by default the best split (R6.3)',
    flag: 'split <n>',
    wideCounted: ['[attack] dice first', 'split', 'dado|dados [ataque] primera|primero']
  },
  rounds: {
    type: whole(1, MOST_COUNT),
    help: 'melees fought one after another until a side is gone (R8.3)',
    flag: 'rounds <n>',
    wideCounted: ['round|rounds', 'asaltos|rondas']
  },
  within: {
    type: { is: 'choice', of: DISTANCES },
    help: 'how far the target of a shot is: vs, s, m or l',
    wide: DISTANCES.flatMap(each => phrasesFor(each, `within ${each}`, `distancia ${each}`))
  },
  costs: { type: { is: 'names' }, help: 'costs of abilities that are unknown here' },
  method: {
    type: { is: 'choice', of: ['exact', 'fractions', 'monte-carlo', 'both'] },
    help: 'exact (default), fractions, monte-carlo, or both: exact and monte-carlo',
    flag: 'method <name>'
  },
  trials: { type: whole(1, 100_000_000), help: 'number of fights to sample', flag: 'trials <n>' },
  precision: {
    type: { is: 'half-width' },
    help: 'sample until every 95 % interval is within this on either side: 0.005',
    flag: 'precision <p>'
  },
  seed: { type: { is: 'text' }, help: 'any text: the same seed throws the same dice', flag: 'seed <text>' },
  id: { type: { is: 'text' }, help: 'a name for this fight, repeated in its report' }
} as const satisfies { readonly [K in keyof Required<Omit<Scenario, 'attacker' | 'defender'>>]: ScenarioField }

export const unitField = (key: string): ScenarioField | undefined =>
  Object.hasOwn(unitFields, key) ? unitFields[key as keyof typeof unitFields] : undefined

export const fightField = (key: string): ScenarioField | undefined =>
  Object.hasOwn(fightFields, key) ? fightFields[key as keyof typeof fightFields] : undefined

export const SIDES = ['attacker', 'defender'] as const
export type SideKey = (typeof SIDES)[number]
