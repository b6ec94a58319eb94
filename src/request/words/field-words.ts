import { type EffectPhrase, effectPhrases } from '../../model/effect-words'
import type { Scenario, UnitRequest } from '../../model/scenario'
import { DISTANCES } from '../../model/unit-state'
import { ACT_WORDS, again, DICE, GIVE_WIDE, GIVE_WORDS, phrasesFor, SPEND_WIDE, SPEND_WORDS } from './choice-words'

/**
 * The phrases that set each field of scenario-fields.ts in a sentence; the word table is built from them. Separate from the
 * fields because the program starts with the word table already built.
 */

export interface FieldWords {
  /** The phrases for each value of the field. The first phrase of a value is the one printed. */
  readonly words?: readonly (readonly [phrase: string, value: unknown])[]
  /** More phrases, as templates, used if `words` does not match: `a|b` is either word, `[c]` an optional word, `#` a number. */
  readonly wide?: readonly (readonly [template: string, value: unknown])[]
  /** Phrases that take their value from a number beside them. */
  readonly counted?: readonly string[]
  /** More such phrases, as templates. */
  readonly wideCounted?: readonly string[]
  /** Phrases for an effect, followed by its number. */
  readonly measured?: readonly EffectPhrase[]
  /** The value of a counted phrase without a number, as in "with fatigue". */
  readonly unsaid?: number
}

export const REROLL = 'reroll~|rr|repite|repiten|repitiendo|repetir|relanz~ar'

export const unitWords = {
  weapon: {
    words: phrasesFor('none', 'without missiles', 'no missiles', 'without weapons', 'sin proyectiles')
  },
  mounted: {
    words: phrasesFor(false, 'on foot', 'a pie', 'dismounted', 'unmounted'),
    wide: phrasesFor(false, 'foot|afoot|infantry|unhorsed|horseless|pie|infanteria|inf', 'desmontad~o')
  },
  banner: {
    words: phrasesFor(true, 'war banner', 'banner', 'standard', 'estandarte')
  },
  fatigue: {
    counted: ['fatigue', 'fatigues', 'fatiga', 'fatigas'],
    wide: [
      ...phrasesFor(1, 'tired|weary|fatigued|winded once'),
      ...phrasesFor(2, 'tired|weary|fatigued|winded twice', 'twice|doubly tired|weary|fatigued|winded'),
      ...phrasesFor(1, 'tired|weary|fatigued|winded', 'cansad~o|fatigad~o'),
      ...phrasesFor('exhausted', 'exhausted', 'worn out', 'exh|exhstd', 'agotad~o', 'exhaust~o'),
      ...phrasesFor(0, 'fresh|rested|untired|unfatigued', 'well rested', 'descansad~o', 'fresc~o')
    ],
    wideCounted: [
      'fatigue|fatigues marker|markers|token|tokens|counter|counters|point|points|level|levels|chip|chips',
      'marcador|marcadores|ficha|fichas|punto|puntos fatiga',
      'token|tokens|marker|markers|counter|counters|point|points|level|levels|chip|chips fatigue|fatiga',
      'tiredness',
      'marker|markers|token|tokens|marcador|marcadores|ficha|fichas',
      'f|fat|fatg|ftg'
    ],
    unsaid: 1
  },
  moved: {
    words: phrasesFor(true, 'moved', 'movido', 'movida', 'movidos', 'movidas'),
    wide: phrasesFor(
      true,
      'moved|activated|acted before|twice|earlier|first|once',
      'movid~o antes|primero',
      'activated|acted',
      'after move|moving|moved',
      'despues mover|moverse',
      'had|needed|tuvieron move|mover|moverse [first|before|primero|antes]',
      'second activation|move|action|charge [turn]',
      'segunda activacion|accion|movimiento|carga [turno]',
      'activad~o'
    )
  },
  engaged: {
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
      'sight|see|sees|reach|reaches|touching|b2b',
      'able fight|reach',
      'vision',
      'alcance',
      'eng'
    ]
  },
  cover: {
    words: [
      ...phrasesFor('light', 'light cover', 'lc', 'cover light', 'soft cover', 'cobertura ligera'),
      ...phrasesFor('heavy', 'heavy cover', 'hc', 'hvy cover', 'solid cover', 'cover heavy', 'hard cover', 'cobertura pesada'),
      ...phrasesFor('none', 'no cover', 'cover none', 'without cover', 'sin cobertura')
    ],
    wide: [
      ...phrasesFor(
        'light',
        'light cov',
        'over|across hedge|fence',
        'light|soft|partial|slight scenery|terrain|obstacle|obstacles',
        'partial cover',
        'cobertura|cobertor blanda|parcial|leve'
      ),
      ...phrasesFor(
        'heavy',
        'hvy|heavy cov',
        'over|across wall',
        'heavy|hard|full|solid scenery|terrain|obstacle|obstacles',
        'full|solid|thick cover',
        'solid',
        'cobertura dura|densa|total|fuerte|solida'
      ),
      ...phrasesFor(
        'none',
        'out|outside cover',
        'flat|level|clear ground|terrain',
        'uncovered',
        'ignore|ignores|ignoring|disregard|disregarding [any|all] cover',
        'exposed',
        'no|without cobertura',
        'cobertura ninguna',
        'descubierto'
      )
    ]
  },
  spend: {
    words: SPEND_WORDS,
    wide: SPEND_WIDE
  },
  acts: {
    words: ACT_WORDS
  },
  givesUpDice: {
    words: GIVE_WORDS,
    wide: GIVE_WIDE
  },
  givesUpDiceAgain: {
    words: again(GIVE_WORDS)
  },
  spendAgain: {
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
  friendsNear: {
    counted: ['friends near', 'amigos cerca']
  },
  wounds: {
    counted: ['wounds', 'wound', 'heridas'],
    wideCounted: ['lives', 'hit points', 'herida', 'vidas']
  },
  resilience: {
    counted: ['resilience', 'resiliencia']
  },
  wrath: {
    counted: ['wrath', 'ira']
  },
  effects: {
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
    measured: effectPhrases()
  },
  armour: {
    counted: ['armour', 'armadura'],
    wideCounted: ['arm|av']
  },
  armourShot: {
    wideCounted: [
      'armour when shot',
      'armour shot|missiles|shooting',
      'armour against|versus shots|missiles|shooting',
      'armadura contra|ante disparo|disparos|proyectiles'
    ]
  },
  dicePerModel: {
    wideCounted: ['[attack] die|dice per', '[attack] die|dice each', 'dado|dados [ataque] miniatura']
  },
  dicePerModelCharging: {
    wideCounted: ['charging [attack] die|dice per', 'charging [attack] die|dice each', 'dado|dados [ataque] carga miniatura']
  },
  dicePerModelShot: {
    wideCounted: ['shooting [attack] die|dice per', 'shooting [attack] die|dice each', 'dado|dados disparo miniatura']
  },
  fatigueLimit: {
    wideCounted: ['fatigue limit', 'limite fatiga']
  }
} as const satisfies { readonly [K in keyof UnitRequest]?: FieldWords }

/** The phrases for fields of the fight as a whole. */
export const fightWords = {
  turn: {
    wide: [
      ...phrasesFor('defender', 'out turn', 'enemy|defender|defenders|target turn', 'turno enemigo|rival'),
      ...phrasesFor('attacker', 'own|attacker|attackers turn', 'turno propio')
    ]
  },
  split: {
    wideCounted: ['[attack] dice first', 'split', 'dado|dados [ataque] primera|primero']
  },
  rounds: {
    wideCounted: ['round|rounds', 'asaltos|rondas']
  },
  within: {
    wide: DISTANCES.flatMap(each => phrasesFor(each, `within ${each}`, `distancia ${each}`))
  }
} as const satisfies { readonly [K in keyof Scenario]?: FieldWords }

/** The phrases for a field of a unit; empty if no phrase sets it. */
export const wordsOfUnit = (key: string): FieldWords =>
  Object.hasOwn(unitWords, key) ? unitWords[key as keyof typeof unitWords] : {}
