import { NO_FIGHT } from '../board'
import type { readings as firstReadings } from '../readings'
import { rulebook } from '../rulebook'
import type { readings as secondReadings } from '../second/readings'
import { texts as second } from '../second/texts'
import { statements as english } from '../statements'
import { texts as first } from '../texts'
import type { RuleText } from '../types'
import { abilities, secondAbilities } from './abilities'
import { boxes, factions, heroes } from './statements/factions'
import { activation, basics, fatigue, fullTurn, melee, shooting, warlord } from './statements/play'
import { clarifications, scenarios, sheets } from './statements/supplements'
import { secondTexts, texts } from './texts'

/** The statements of the sources in Spanish, by the same ids. */
const statements = {
  ...basics,
  ...activation,
  ...shooting,
  ...melee,
  ...fatigue,
  ...fullTurn,
  ...warlord,
  ...factions,
  ...heroes,
  ...boxes,
  ...scenarios,
  ...sheets,
  ...clarifications
} as const

/** What a disputed rule matters for. */
type Matter =
  | (typeof firstReadings)[keyof typeof firstReadings]['matters']
  | (typeof secondReadings)[keyof typeof secondReadings]['matters']

/** What heroes and swords for hire do, what readings matter for, what the rows of the Wrath say, and the letters of the sources. */
const facts = {
  'a heavy weapon against armour 2': 'un arma pesada contra armadura 2',
  'shots whose attack rolls something raises or lowers, at armour 2 or 6':
    'disparos cuyas tiradas de ataque algo sube o baja, contra armadura 2 o 6',
  'an exhausted unit, or one that gave up dice, with many bonus dice':
    'una unidad exhausta, o que redujo sus dados, con muchos dados extra',
  'armour 6 with both +1 and -1': 'armadura 6 con +1 y -1 a la vez',
  'a warlord with guards': 'un señor de la guerra con guardias',
  'Conqueror of England with more bonus dice than the cap allows':
    'Conquistador de Inglaterra con más dados extra de los que permite el máximo',
  'a guarded warlord in the Challenge': 'un señor de la guerra con guardias en El Desafío',
  'fights of several rounds: who may give up dice, and has cover':
    'combates de varios asaltos: quién puede reducir sus dados, y tiene cobertura',
  'Frigg Side by Side': 'Frigg en Lado a Lado',
  'the Godwinson brothers': 'los hermanos Godwinson',
  'points of warriors and levies': 'puntos de guerreros y levas',
  'who wins against small units': 'quién gana contra unidades pequeñas',
  Crush: 'Machacar',
  Stamping: 'Estamparse',
  Stubbornness: 'Tozudez',
  'Side by Side': 'Lado a Lado',
  Thor: 'Thor',
  Loki: 'Loki',
  Valhalla: 'Valhalla',
  Jomsvikings: 'Jomsvikings',
  'The Push against Danish axes': 'El Empuje contra hachas danesas',
  'Thor, if choices for its second melee are given': 'Thor, si se dice algo de su segundo combate',
  'Valhalla and Stamping': 'Valhalla y Estamparse',
  'second charges': 'segundas cargas',
  'Combat Pool against shots': 'Pila de Combate contra disparos',
  'Side by Side under side-by-side-defence=each': 'Lado a Lado con side-by-side-defence=each',
  'movement of mounted units': 'movimiento de unidades a caballo',
  'SAGA dice of the Anglo-Danes': 'dados de SAGA de los anglodaneses',
  '12 hearthguard who close ranks: 12 or 8 dice': '12 guardias que cierran filas: 12 u 8 dados',
  'odd pools in closed ranks': 'pilas impares con las filas cerradas',
  'bonus attack dice of heroes and monsters': 'dados de ataque extra de héroes y monstruos',
  'exhausted units': 'unidades exhaustas',
  'fatigue of exhausted units': 'fatiga de unidades exhaustas',
  'shots at units in solid cover': 'disparos contra unidades en cobertura sólida',
  'charges at units in light cover': 'cargas contra unidades en cobertura ligera',
  'units of several models with Resilience': 'unidades de varias miniaturas con Resiliencia',
  'units with Resilience in melee': 'unidades con Resiliencia en combate',
  'armour 2 paid for attack dice': 'armadura 2 pagada por dados de ataque',
  're-rolls of stated results against low armour': 'repeticiones de resultados dados contra armadura baja',
  'hits on a result together with re-rolls': 'impactos por un resultado junto con repeticiones',
  ties: 'empates',
  'plans in which javelins are thrown for free': 'planes en los que se lanzan jabalinas gratis',
  'acts that answer each other': 'acciones que se responden unas a otras',
  'Charge of the Normans': 'Charge de los normandos',
  'bonus defence dice': 'dados de defensa extra',
  'One of his units of hearthguard, up to twelve models, may be Varangians.':
    'Una de sus unidades de guardias, de hasta doce miniaturas, puede ser de varangianos.',
  'At the start of a turn he may roll half of his SAGA dice: every unit of his warband then has a free activation that turn.':
    'Al empezar un turno puede tirar la mitad de sus dados de SAGA: cada unidad de su banda tiene entonces una activación gratis ese turno.',
  'He and his brothers are one unit: Determination is for all three.':
    'Él y sus hermanos son una unidad: Determinación es para los tres.',
  'He rolls up to seven SAGA dice at the start of a turn.': 'Tira hasta siete dados de SAGA al empezar un turno.',
  'His warband uses both the Anglo-Danish and the Viking board, each with its own SAGA dice, divided at the start of a turn.':
    'Su banda usa tanto la tabla anglodanesa como la vikinga, cada una con sus dados de SAGA, repartidos al empezar un turno.',
  'We Obey may activate two units within S of him; then neither of them may engage.':
    'Obedecemos puede activar dos unidades dentro de S de él; entonces ninguna de ellas puede trabar.',
  'A unit activated by We Obey may shoot instead of moving.':
    'Una unidad activada por Obedecemos puede disparar en vez de mover.',
  'His hearthguard and warriors may have bows.': 'Sus guardias y guerreros pueden llevar arcos.',
  'At the start of his turn, before the SAGA dice are rolled, every friendly unit within M of him loses 1 fatigue.':
    'Al empezar su turno, antes de tirar los dados de SAGA, toda unidad amiga dentro de M de él pierde 1 de fatiga.',
  'In the first turn the enemy rolls a third of his SAGA dice, in the second half of them.':
    'En el primer turno el enemigo tira un tercio de sus dados de SAGA, en el segundo la mitad.',
  'While he lives any SAGA die activates a unit of any class.':
    'Mientras vive, cualquier dado de SAGA activa una unidad de cualquier clase.',
  'While he lives up to three SAGA dice may be rolled again once in the Orders phase.':
    'Mientras vive se pueden repetir una vez hasta tres dados de SAGA en la fase de órdenes.',
  'His levies bring SAGA dice as warriors do.': 'Sus levas dan dados de SAGA como los guerreros.',
  'Warriors on foot may have bows instead of javelins; warriors and hearthguard may leave their javelins at home.':
    'Los guerreros a pie pueden llevar arcos en vez de jabalinas; guerreros y guardias pueden dejar las jabalinas en casa.',
  'A Christian, he leads Anglo-Danes, his hirdmen being their huscarls; a pagan, he leads Vikings without berserkers.':
    'Como cristiano manda anglodaneses, y sus hirdmen son los huscarls de estos; como pagano manda vikingos sin berserkers.',
  'They are activated by their Wrath alone (R6.6), not by We Obey.': 'Los activa solo su Ira (R6.6), no Obedecemos.',
  'Half of their models, rounded up, are Viking SAGA dice beside the six of the warband, for the Viking board alone.':
    'La mitad de sus miniaturas, hacia arriba, son dados de SAGA vikingos aparte de los seis de la banda, solo para la tabla vikinga.',
  'Nothing but the Viking board activates or helps them.': 'Nada más que la tabla vikinga los activa o los ayuda.',
  'They move S.': 'Mueven S.',
  'They have one free activation a turn; no ability of a friend touches them.':
    'Tienen una activación gratis por turno; ninguna habilidad amiga los afecta.',
  'He has no We Obey; friendly units within S of him have Determination.':
    'No tiene Obedecemos; las unidades amigas dentro de S de él tienen Determinación.',
  'We Obey twice. On 5 or more he keeps the SAGA die of an ability once a turn that takes one die; on 4 or more while a die lies on the Activation Pool.':
    'Obedecemos dos veces. Con 5 o más conserva, una vez por turno, el dado de SAGA de una habilidad que lleva un dado; con 4 o más mientras haya un dado en la Pila de Activación.',
  'What he shoots with is unknown.': 'No se dice con qué dispara.',
  'His hearthguard and warriors with javelins keep their whole armour: they are rows of their own.':
    'Sus guardias y guerreros con jabalinas conservan toda su armadura: son filas propias.',
  'His units with javelins may close ranks: they are rows of their own.':
    'Sus unidades con jabalinas pueden cerrar filas: son filas propias.',
  'the rulebook of the first edition with the questions and answers of December 2011, in Spanish translation':
    'el reglamento de la primera edición con las preguntas y respuestas de diciembre de 2011, en traducción española',
  'the official clarifications and errata of the second edition': 'las aclaraciones y erratas oficiales de la segunda edición',
  'the quick reference sheet of the late first edition': 'la hoja de referencia rápida de la primera edición tardía',
  'published play aids, reviews and official answers beside these':
    'ayudas de juego publicadas, reseñas y respuestas oficiales aparte de estas',
  'a fan-made catalogue of units and special rules for roster builders, of 2024':
    'un catálogo de unidades y reglas especiales hecho por aficionados para programas de listas, de 2024',
  'the official questions and errata of 2024 and 2025': 'las preguntas y erratas oficiales de 2024 y 2025',
  'the official questions of the Age of Vikings, of 2019': 'las preguntas oficiales de la Era de los Vikingos, de 2019',
  'a fan-made helper for SAGA dice with two battleboards, typed by hand':
    'una ayuda para dados de SAGA hecha por aficionados, con dos tablas de batalla copiadas a mano',
  "articles by one of the game's authors": 'artículos de uno de los autores del juego',
  'reviews by players': 'reseñas de jugadores'
} as const satisfies Readonly<Record<string, string>> & Readonly<Record<Matter, string>>

type Spanish = Readonly<Record<string, readonly [title: string, text: string]>>

const ruleText = (rules: Readonly<Record<string, RuleText>>, spanish: Spanish): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([id, { title, text }]) => {
      const [head, words] = spanish[id] ?? []
      return head === undefined || words === undefined ? [] : [[title, head] as const, [text, words] as const]
    })
  )

const stated = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(english).map(([id, [text]]) => [text, statements[id as keyof typeof statements]]))

const SPANISH: { readonly [K in keyof typeof NO_FIGHT]: (name: string) => string } = {
  activates: name => `${name} activa una unidad y no cambia ningún dado de un combate.`,
  unknown: name => `De ${name} solo se da el texto: lo que hace no se juega.`
}

/** The shared texts of why a box has no place in a fight. */
const noFights = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ([1, 2] as const).flatMap(edition =>
      Object.values(rulebook(edition).abilities).flatMap(({ name, noFight }): readonly (readonly [string, string])[] => {
        const why = (['activates', 'unknown'] as const).find(each => NO_FIGHT[each](name) === noFight)
        return why && noFight ? [[noFight, SPANISH[why](name)]] : []
      })
    )
  )

/** Troops by their ids, which are the names of units in plans. */
const troops = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ([1, 2] as const).flatMap(edition =>
      Object.entries(rulebook(edition).troops).flatMap(([id, { spanish }]) =>
        spanish === undefined ? [] : [[id, spanish] as const]
      )
    )
  )

/** The long texts of the rulebook, by the English: rules, boxes, heroes, statements. Loaded only by `rules` in Spanish. */
export const prose: Readonly<Record<string, string>> = {
  ...troops(),
  ...stated(),
  ...noFights(),
  ...ruleText(second, { ...texts, ...secondTexts }),
  ...ruleText(first, texts),
  ...abilities,
  ...secondAbilities,
  ...facts
}
