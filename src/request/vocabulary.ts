import type { Effect } from '../model/effect'
import type { FightKind } from '../model/scenario'
import { plain } from '../rules/lookup'
import { isInPrint } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { DICE, GIVE } from './choice-words'
import { abilityNames, type NameKind, namesOf, onceFor, otherBook } from './names'
import { printed } from './printed'
import { fightFields, REROLL, type ScenarioField, unitFields } from './scenario-fields'
import { firstWordsOf, NUMBERS, type Template, templateOf, wordsOf } from './templates'
import { NOISE, tokens } from './tokens'

/** The one word table: every phrase that may stand in a sentence, and what it can mean there. */

export type Joint = 'and' | 'or' | 'then' | 'them'
/** `rest` and `move` are steps of a plan. */
export type Verb = 'charge' | 'shoot' | 'against' | 'rest' | 'move'

export type Meaning =
  | { readonly is: 'troop'; readonly id: string }
  | { readonly is: 'weapon'; readonly id: string }
  | { readonly is: 'mount'; readonly id: string }
  | { readonly is: 'faction'; readonly id: string }
  | { readonly is: 'terrain'; readonly id: string }
  | { readonly is: 'ability'; readonly id: string }
  /** A trait and the value the phrase gives it. */
  | { readonly is: 'state'; readonly trait: string; readonly value: unknown }
  | { readonly is: 'effect'; readonly effect: Effect }
  /** An effect whose number follows. */
  | { readonly is: 'measured'; readonly effect: Readonly<Record<string, unknown>>; readonly number: string }
  /** Said of the fight as a whole; without a value the number stands before or after it. */
  | { readonly is: 'fight'; readonly trait: string; readonly value?: unknown }
  /** A trait whose value is the number that follows, or `unsaid` where there is none. */
  | { readonly is: 'counted'; readonly trait: string; readonly unsaid?: number }
  /** A unit of a warband of the user's own. */
  | { readonly is: 'called'; readonly name: string }
  | { readonly is: 'guarded' }
  /** `isPassive`: who is named first is charged or shot at. */
  | { readonly is: 'verb'; readonly verb: Verb; readonly isPassive?: true }
  | { readonly is: 'joint'; readonly joint: Joint }
  /** A command of the program: `melee 8w vs 4hg` in a file. */
  | { readonly is: 'command'; readonly kind: FightKind }
  /** `full`: as many as a point buys. */
  | { readonly is: 'number'; readonly value: number | 'full' }
  /** A side by its part in the fight, or both. */
  | { readonly is: 'side'; readonly side: 'attacker' | 'defender' | 'both' }
  /** How often a step of a plan is done. */
  | { readonly is: 'times'; readonly value: number }
  /** What was done before is done once more. */
  | { readonly is: 'again' }
  /** Arms that every model has: the answer mentions them, and they change nothing. */
  | { readonly is: 'plain-arms' }
  /** Bonus dice; without `isExtra` a sign has to say that they are. */
  | { readonly is: 'dice'; readonly kind: DiceKind; readonly isExtra: boolean }
  /** What the SAGA dice of an ability are spent on, or showed. */
  | { readonly is: 'choice'; readonly of: DiceKind | 'rare' }
  /** The phrase that follows is denied. */
  | { readonly is: 'not' }
  /** What comes before it is only a question. */
  | { readonly is: 'if' }
  /** Says nothing by itself. */
  | { readonly is: 'silent' }
  /** Several things are called so: one of these has to be said. */
  | { readonly is: 'vague'; readonly options: readonly string[] }
  /** The other edition alone has it. */
  | { readonly is: 'elsewhere'; readonly kind: NameKind }
  /** No rule knows it; `cure` says why and what to do. */
  | { readonly is: 'nothing'; readonly cure: string }

export type DiceKind = 'attack' | 'defence'

/** A phrase with variations. */
export interface Wide {
  readonly template: Template
  readonly meaning: Meaning
}

export interface Phrases {
  get(phrase: string): readonly Meaning[] | undefined
}

export interface Vocabulary<P extends Phrases = Phrases> {
  readonly phrases: P
  /** Words in the longest phrase. */
  readonly longest: number
  readonly wide: readonly Wide[]
  /** Those that may begin with a word. */
  readonly wideFrom: ReadonlyMap<string, readonly Wide[]>
}

type WholeVocabulary = Vocabulary<ReadonlyMap<string, readonly Meaning[]>>

const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  charge: ['charge', 'charges', 'charging', 'carga', 'cargan'],
  shoot: ['shoot', 'shoots', 'shooting', 'dispara', 'disparan'],
  against: ['vs', 'versus', 'against', 'contra'],
  rest: ['rest', 'rests', 'descansa', 'descansan'],
  move: ['move', 'moves', 'mueve', 'mueven']
}

const WIDE_VERBS: Readonly<Record<Verb, readonly string[]>> = {
  charge: [
    'charge~|attack~|assault~|engage|engages|engaging|rush~|storm~|hit~|strike~|struck|raid~|ram~|barge~|bash~|pounce~|lunge~|leap~|barrel~|thunder~',
    'run~|ran|crash~|smash~|slam~|plough~|plow~|pile~|go|goes|going|went|ride~|rode|ridden|jump~|swarm~|trample~ [down|over|headlong]',
    'overrun|overruns|overrunning|overran [down|over]',
    'throw|throws|throwing|threw|hurl~|fling|flings|flinging|flung|launch~ themselves|itself',
    'launch~|make|makes|making|declare~ charge|attack|assault',
    'move~|get|gets|come|comes|coming contact',
    'carg~ar|atac~ar|asalt~ar|golpe~ar|choc~ar|embest~er|arremet~er|arroll~ar|atropell~ar|embiste|embisten|embestir|pega|pegan|pegar',
    'abalanz~ar [encima]',
    'lanz~ar|abalanz~ar|ech~ar contra|encima'
  ],
  shoot: [
    'shoot~|shot|fire~|loose~|volley~|throw~|threw|hurl~|lob~|toss~|snipe~|pelt~|pepper~|shower~|harass~|bombard~|skirmish~|plink~ [arrows|bolts|stones|missiles]',
    'shoot~ arrows|bolts|stones|missiles|volley|volleys',
    'open~ fire|up',
    'fly|flies|flying',
    'fire~|shoot~|throw~|loose~ volley|volleys',
    'take|takes|taking|took shot|shots|potshots',
    'rain~ arrows|bolts|stones|missiles [down]',
    'target~|disparamos',
    'dispar~ar|tira|tiran|tirar|tirando|lanz~ar|arroj~ar|hostig~ar [flechas|piedras|virotes]',
    'dispara|disparan|lluvia|lluvias flechas|piedras|virotes'
  ],
  against: [
    'v|fight~|fought|battle~|face~|meet~|met|beat~|beaten|defeat~|kill~|win~|won|lose~|lost|losing|duel~|clash~|destroy~|tackle~|confront~|combat~',
    'wipe~|finish~|crush~|break~|broke|broken|rout~|overwhelm~|outfight~|slay~|slaughter~|butcher~|annihilate~|eliminate~|murder~ [out|off|up]',
    'kill~|finish~ off',
    'cut|cuts|cutting|mow~|take|takes|deal~|handle~|trade~ [on|out|down|blows]',
    'taking [on]',
    'vrs|vss|vv|agst',
    'vence|vencen|vencer|derrot~ar|destroz~ar|derrib~ar|aplast~ar|aniquil~ar|elimin~ar|super~ar|perder|pierde|pierden',
    'mat~ar|gan~ar|luch~ar|pele~ar|combat~er|combatir|enfrent~ar|enfrentarse|acab~ar'
  ],
  rest: ['resting|recover~|recuper~ar|descansar|descansando', 'take|takes|taking breather|rest', 'catch|catches breath'],
  move: ['moving|advance~|walk~|march~|mover|moviendo|avanz~ar|march~ar']
}

/** Who is named before one of these is charged. */
const PASSIVE: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  charge: [
    'receive~|take|takes|taking|face~|withstand~|await~|suffer~|absorb~|soak~|meet~ charge|attack|assault',
    'recib~er|recibir|aguant~ar|sufre|sufren|encaj~ar [carga|ataque]'
  ],
  shoot: [
    'receive~|take|takes|taking|face~|survive~|suffer~|come|comes fire|shooting|volley|shots',
    'recib~er|recibir|aguant~ar|sufre|sufren disparos|disparo|flechas'
  ],
  against: [
    'defend~|withstand~|withstood|resist~|defiende|defienden|defendiendo|resiste|resisten|resistir',
    'hold~|held|occupied|manned|stand~|stood|survive|survives|survived|fend~|beat~|drive~|fight~|push~|repel~|repelled|repelling off|back',
    'repel~|repelled|repelling|repulse~|rechaz~ar|repele|repelen',
    'hold~|held|occupied|occupying|stand~|stood|survive|survives|survived [off|out|firm|ground]',
    'ocup~ar|mantiene|mantienen|sobreviv~er [posicion]'
  ]
}

const JOINTS: Readonly<Record<Joint, readonly string[]>> = {
  and: ['and', 'y'],
  or: ['or', 'o'],
  then: ['then', 'luego', 'despues'],
  them: ['them', 'ellos']
}

const WIDE_JOINTS: Readonly<Record<Joint, readonly string[]>> = {
  and: [
    'e',
    'plus',
    'alongside',
    'together',
    'side side',
    'beside',
    'accompanied',
    'supported',
    'joined',
    'led',
    'backed',
    'junto',
    'mas',
    'along',
    'acompanado|acompanados|acompanada'
  ],
  or: ['u'],
  then: [
    'afterwards|after|finally|followed|later|subsequently|before|entonces|finalmente|next|seguidamente|continuacion|seguido|seguidos|antes|second|secondly|third|thirdly|segundo|tercero'
  ],
  them: ['they|him|survivors|supervivientes|ellas|remnants|remainder', 'same [unit|target]', 'mismos|mismas [enemigos]']
}

const GUARDED = ['guarded', 'protegido', 'protegida']
const WIDE_GUARDED = [
  'next|close|near him|warlord',
  'guard~|protect~|escort~|screen~ him|warlord',
  'alongside|beside him',
  '[standing|stood] close|front|nearby',
  'at side',
  'lado',
  'protect~|escort~|screened|shielded|bodyguard|bodyguards|guard~|guardaespaldas|escolta|escoltas|escolt~ar|custodi~ar|protegiendo'
]

const COMMANDS: Readonly<Record<FightKind, readonly string[]>> = { melee: ['melee'], shoot: ['shoot'] }

const EXTRA = 'extra|bonus|additional|more|free|another|adicional|adicionales|mas'
const DIE = 'dice|die|dado|dados'
const WIDE_DICE: readonly (readonly [string, DiceKind, boolean])[] = [
  [`${DIE}`, 'attack', false],
  [`attack|attacking ${DIE}`, 'attack', false],
  ['dado|dados ataque', 'attack', false],
  ['ad', 'attack', false],
  [`defence|defensive|defending|save ${DIE}`, 'defence', false],
  ['dado|dados defensa', 'defence', false],
  ['dd', 'defence', false],
  [`${EXTRA} [attack|attacking] ${DIE}|attacks|attack [ataque]`, 'attack', true],
  [`[attack] ${DIE} [ataque] ${EXTRA}`, 'attack', true],
  [`${EXTRA} defence|defensive|defending|save ${DIE}`, 'defence', true],
  [`${EXTRA} ${DIE} defensa|defence`, 'defence', true],
  [`defence ${DIE} ${EXTRA}`, 'defence', true],
  [`${DIE} defensa ${EXTRA}`, 'defence', true]
]

const WIDE_CHOICES: readonly (readonly [string, DiceKind | 'rare'])[] = [
  ['attack|attacks|ataque|ataques', 'attack'],
  ['defence|defensa', 'defence'],
  ['rare|rares|raro|rara [symbol|dice|die]', 'rare']
]

const NOT =
  'not|no|without|never|sin|dont|doesnt|isnt|arent|wont|cant|didnt|lacking|nunca|refuse~|decline~|nobody|neither|nadie|instead [any|own]'

const IF = ['if', 'when', 'whenever', 'si', 'cuando']

/** Words that add nothing, where no longer phrase has them. */
const SILENT = [
  'play~|activating|sacrifice~|using|use|uses|usando|usan|usa|unguarded|unprotected|alone|solo|sola|any|ability|abilities|habilidad|own|good|best|better|worth|who|quien|mejor',
  'average|expect|expected|losses|casualties|result|results|say|says|me|show|tell|calculate|compute|probabilidad|probabilidades|dies|die|men',
  'aiming|most|up|dirigiendo|apuntando|maximo|hasta|home|stuck|lads|guys|boys|lot|bunch|man|fare|fares|cope|copes|low|stone|wooden|small|big|large|dense',
  'left|remaining|surviving|quedan|restantes|advice|consejo|so|porfa|gimme|give|lets|pls|plz|thanks|hey|hi|ok|hola|dime|calcula|digamos|vale|favor|exactly|exactamente',
  'but|brave|whats|hows|whos|idea|down|tiene|tienen|tenga|tengan|deberia|deberian|deberiamos|buena|entre|quedandose|both',
  'line|linea|standing|stood|turn|half|between|through|ya|turno|pueden|puede|podrian|podria|debo|deben|debe|probabilidad|where|worthwhile|wise|smart|just|really',
  'too|either|all|each|ranged|missile|weapon|weapons|troops|everyone|against|first|formation|enemy|enemigo|enemigos|off',
  'swing|swings|swinging|brandish~|heft~|add~|gain~|suma|suman|suffered|suffering|accumulated|taken|collected|middle|midst|centre|center|depths|medio|centro|out',
  'choose~|chose|opt~|elect~|prefer~|elige|eligen|prefieren|optan|option|opcion',
  'about|ready|want~|try~|decide~|manage~|plan|plans|planning|itself|themselves|simply|straight|headlong|opponent|opponents|foe|foes|rival|rivals|oponente|contrincante',
  'hide~|hidden|shelter~|lurk~|crouch~|huddled|perched|positioned|placed|stationed|deployed|posted|sat|sitting|sit|waiting|wait|waits|lined|dug|hunkered|stay~',
  'escondidos|escondidas|escondido|ocultos|ocultas|oculto|situados|colocados|parapetados|atrincherados|refugiados|apostados|desplegados|esperando|metidos|subidos',
  'side|sides|bando|bandos|player|players|jugador|jugadores|active|available|readied|disponible|disponibles|activa|activas|successfully|none|ninguno|ninguna|hacen|hace|hacer|queda|suelen|van|va|quiero|quieren|voy|vamos',
  'possibly|probably|normally|basically|currently|momento|ahora|veteran|elite|veteranos|odds|stats|matchup|scenario|situation|pasa|pasaria|ocurre|muere|mueren|caen|fall|falls'
]

/** Arms that every model has and no rule counts. */
const ARM = 'shield|shields|escudo|escudos|sword|swords|espada|espadas|spear|spears|seax|mace|maces|helmet|helmets|mail|board'
const PLAIN_ARMS = [`${ARM} [and|y] [${ARM}]`, 'hand weapon|weapons', '[normal|basic|standard] weapons|equipment']

const SIDES_SAID: readonly (readonly [string, 'attacker' | 'defender' | 'both'])[] = [
  ['attacker|attackers|charger|chargers|shooter|shooters|atacante|atacantes', 'attacker'],
  ['defender|defenders|defensor|defensores', 'defender'],
  ['both sides|units|players', 'both'],
  ['ambos bandos', 'both']
]

const TIMES: readonly (readonly [string, number])[] = [
  ['twice', 2],
  ['two times', 2],
  ['dos veces', 2],
  ['thrice', 3],
  ['three times', 3],
  ['tres veces', 3]
]
const NOTHING: readonly (readonly [string, string])[] = [
  [`${REROLL} # [s]`, 'no rule re-rolls a single face: rerolls attack, or rerolls defence'],
  [`${GIVE} [up] # [attack] ${DICE}`, 'a unit gives up half its attack dice or none (R3.3): gives up dice']
]

const VAGUE: readonly (readonly [string, readonly string[]])[] = [
  ['spearmen|spearman|infantrymen|soldiers|soldier|footmen|swordsmen|lanceros|soldados', ['warriors', 'hearthguard', 'levies']],
  ['cover|cobertura|cubierto', ['light cover', 'heavy cover']],
  ['take|takes|taking cover|shelter|refuge', ['light cover', 'heavy cover']],
  [
    'spend|spends|spending|use|uses|using|burn|burns|gasta|gastan|usa|usan [#] [enemy] fatigue|fatiga',
    ['spends armour', 'spends enemy armour']
  ]
]

/** A phrase as it is looked up: words as the rulebook folds them, without noise. */
export const phraseOf = (words: string): string =>
  words.includes(' ')
    ? words
        .split(' ')
        .filter(word => !NOISE.has(word))
        .join(' ')
    : NOISE.has(words)
      ? ''
      : words

type Entry = readonly [phrase: string, meaning: Meaning]

const named = (names: ReadonlyMap<string, string>, is: 'troop' | 'weapon' | 'mount' | 'faction' | 'terrain'): readonly Entry[] =>
  [...names].map(([name, id]) => [name, { is, id }])

const stated = (trait: string, value: unknown): Meaning =>
  trait === 'effects' ? { is: 'effect', effect: value as Effect } : { is: 'state', trait, value }

const countedAs = (trait: string, { unsaid }: ScenarioField): Meaning => ({
  is: 'counted',
  trait,
  ...(unsaid !== undefined && { unsaid })
})

const traitEntries = ([key, trait]: readonly [string, ScenarioField]): readonly Entry[] => [
  ...(trait.words ?? []).map(([phrase, value]): Entry => [phrase, stated(key, value)]),
  ...(trait.counted ?? []).map((phrase): Entry => [phrase, countedAs(key, trait)])
]

const each = <K extends string>(table: Readonly<Partial<Record<K, readonly string[]>>>, meaning: (key: K) => Meaning) =>
  Object.entries<readonly string[] | undefined>(table).flatMap(([key, words = []]) =>
    words.map((word): Entry => [word, meaning(key as K)])
  )

const structure = (): readonly Entry[] => [
  ...each(VERBS, verb => ({ is: 'verb', verb })),
  ...each(JOINTS, joint => ({ is: 'joint', joint })),
  ...each(COMMANDS, kind => ({ is: 'command', kind })),
  ...GUARDED.map((word): Entry => [word, { is: 'guarded' }])
]

const wideStructure = (): readonly Entry[] => [
  ...each(PASSIVE, verb => ({ is: 'verb', verb, isPassive: true })),
  ...each(WIDE_VERBS, verb => ({ is: 'verb', verb })),
  ...each(WIDE_JOINTS, joint => ({ is: 'joint', joint })),
  ...WIDE_GUARDED.map((word): Entry => [word, { is: 'guarded' }]),
  ...NUMBERS.map((word, value): Entry => [word, { is: 'number', value }]),
  ['half dozen|docena', { is: 'number', value: 6 }],
  ['media docena', { is: 'number', value: 6 }],
  ['two dozen', { is: 'number', value: 24 }],
  ...WIDE_DICE.map(([word, kind, isExtra]): Entry => [word, { is: 'dice', kind, isExtra }]),
  ...WIDE_CHOICES.map(([word, of]): Entry => [word, { is: 'choice', of }]),
  ['full|whole|entire|complete', { is: 'number', value: 'full' }],
  ['full strength', { is: 'number', value: 'full' }],
  ['point|points|punto|puntos', { is: 'number', value: 'full' }],
  ['completa|completo|entera', { is: 'number', value: 'full' }],
  ...SIDES_SAID.map(([word, side]): Entry => [word, { is: 'side', side }]),
  ...TIMES.map(([word, value]): Entry => [word, { is: 'times', value }]),
  ...PLAIN_ARMS.map((word): Entry => [word, { is: 'plain-arms' }]),
  ['again|nuevamente', { is: 'again' }],
  ['once more', { is: 'again' }],
  ['otra vez', { is: 'again' }],
  ['nuevo', { is: 'again' }],
  [NOT, { is: 'not' }],
  ...IF.map((word): Entry => [word, { is: 'if' }]),
  ...VAGUE.map(([word, options]): Entry => [word, { is: 'vague', options }]),
  ...NOTHING.map(([word, cure]): Entry => [word, { is: 'nothing', cure }]),
  ...SILENT.map((word): Entry => [word, { is: 'silent' }])
]

const wideTraits = (): readonly Entry[] =>
  Object.entries<ScenarioField>(unitFields).flatMap(([key, trait]) => [
    ...(trait.wide ?? []).map(([template, value]): Entry => [template, stated(key, value)]),
    ...(trait.wideCounted ?? []).map((template): Entry => [template, countedAs(key, trait)]),
    ...(trait.measured ?? []).flatMap(({ phrase, spanish, effect, number }) =>
      [phrase, spanish].map(
        (words): Entry => [
          spoken(words),
          number === undefined ? { is: 'effect', effect: effect as unknown as Effect } : { is: 'measured', effect, number }
        ]
      )
    )
  ])

/** A phrase as its words are looked up. */
const spoken = (phrase: string): string =>
  tokens(phrase)
    .flatMap(token => (token.is === 'word' && !NOISE.has(token.word) ? [token.word] : []))
    .join(' ')

const wideFightTraits = (): readonly Entry[] =>
  Object.entries<ScenarioField>(fightFields).flatMap(([trait, { wide = [], wideCounted = [] }]) => [
    ...wide.map(([template, value]): Entry => [template, { is: 'fight', trait, value }]),
    ...wideCounted.map((template): Entry => [template, { is: 'fight', trait }])
  ])

const wideTemplates = onceFor(() =>
  [...wideTraits(), ...wideFightTraits(), ...wideStructure()].map(
    ([text, meaning]): Wide => ({ template: templateOf(text), meaning })
  )
)

const entries = (book: Rulebook): readonly Entry[] => {
  const { troop, weapon, mount, faction, terrain } = namesOf(book)
  const { horse } = book.mounts
  return [
    ...structure(),
    ...Object.entries<ScenarioField>(unitFields).flatMap(traitEntries),
    ...named(troop, 'troop'),
    ...named(weapon, 'weapon'),
    ...named(mount, 'mount').filter(([, meaning]) => meaning.is === 'mount' && meaning.id !== 'horse'),
    ...named(faction, 'faction'),
    ...named(terrain, 'terrain'),
    ...horse.names.map((name): Entry => [plain(name), { is: 'state', trait: 'mounted', value: true }])
  ]
}

/** The names of abilities without their +, where they mean nothing else. */
const bareAbilities = (book: Rulebook): readonly Entry[] =>
  [...abilityNames(book)].filter(([name]) => !name.includes('/')).map(([name, [id = '']]): Entry => [name, { is: 'ability', id }])

const isAmong = (found: readonly Meaning[], meaning: Meaning): boolean =>
  meaning.is === 'ability' || found.some(other => JSON.stringify(other) === JSON.stringify(meaning))

const wordCount = (phrase: string): number => phrase.split(' ').length

const made = (all: readonly Entry[], wide: readonly Wide[]): WholeVocabulary => {
  const phrases = new Map<string, readonly Meaning[]>()
  let longest = 1
  for (const [text, meaning] of all) {
    const phrase = phraseOf(text)
    const found = phrases.get(phrase)
    if (phrase === '' || (found && isAmong(found, meaning))) continue
    phrases.set(phrase, found ? [...found, meaning] : [meaning])
    if (phrase.includes(' ')) longest = Math.max(longest, wordCount(phrase))
  }
  return { phrases, longest, wide, wideFrom: byFirstWord(wide) }
}

const byFirstWord = onceFor((wide: readonly Wide[]): ReadonlyMap<string, readonly Wide[]> => {
  const found = new Map<string, Wide[]>()
  for (const each of wide)
    for (const word of firstWordsOf(each.template)) {
      const those = found.get(word)
      if (those) those.push(each)
      else found.set(word, [each])
    }
  return found
})

/** A line a phrase: its words, a tab, its meanings as JSON; first the words of the longest. */
export const printedPhrases = (book: Rulebook): string => {
  const { phrases, longest } = made(entries(book), [])
  return [`${longest}`, ...[...phrases].map(([phrase, meanings]) => `${phrase}\t${JSON.stringify(meanings)}`), ''].join('\n')
}

/** More look-ups than a sentence needs. */
const FEW = 100

/**
 * Phrases as they are printed, which are searched for one by one: a sentence asks for a few. Whoever asks for many, as a batch does, has
 * them in a map.
 */
const searched = (text: string): Vocabulary => {
  const upTo = (start: number, sign: string): readonly [text: string, next: number] => {
    const end = text.indexOf(sign, start)
    return [text.slice(start, end), end + 1]
  }
  const meaningsAt = (start: number): readonly Meaning[] => JSON.parse(upTo(start, '\n')[0])
  const sought = (phrase: string): readonly Meaning[] | undefined => {
    const line = `\n${phrase}\t`
    const at = text.indexOf(line)
    return at < 0 ? undefined : meaningsAt(at + line.length)
  }
  let found = new Map<string, readonly Meaning[] | undefined>()
  let isWhole = false
  const readAll = (): void => {
    found = new Map()
    for (let at = text.indexOf('\n') + 1; at < text.length; at = text.indexOf('\n', at) + 1) {
      const [phrase, start] = upTo(at, '\t')
      found.set(phrase, meaningsAt(start))
    }
    isWhole = true
  }
  const get = (phrase: string): readonly Meaning[] | undefined => {
    if (!isWhole && found.size >= FEW) readAll()
    if (!isWhole && !found.has(phrase)) found.set(phrase, sought(phrase))
    return found.get(phrase)
  }
  return { phrases: { get }, longest: Number.parseInt(text, 10), wide: [], wideFrom: new Map() }
}

/** The phrases that the program writes itself, and their like: at hand at once, for most sentences have no others. */
export const vocabularyOf = onceFor((book): Vocabulary => {
  const text = isInPrint(book) ? printed[book.edition]?.() : undefined
  return text === undefined ? made(entries(book), []) : searched(text)
})

/** Words that make the sentence itself: no row of a board may be called so. */
export const makesSentence = (word: string, book: Rulebook): boolean =>
  (vocabularyOf(book).phrases.get(phraseOf(word)) ?? []).some(({ is }) =>
    ['verb', 'joint', 'guarded', 'counted', 'state', 'effect'].includes(is)
  ) || phraseOf(word) === ''

/** Every phrase that has a meaning, with its variations and the bare names of abilities: asked for when a word is not understood. */
export const fullVocabularyOf = onceFor(book => made([...entries(book), ...bareAbilities(book)], wideTemplates(book)))

/** Names of the other edition that mean nothing in this one. */
const elsewhere = (book: Rulebook): readonly Entry[] => {
  const { phrases } = fullVocabularyOf(book)
  const other = namesOf(otherBook(book))
  return (Object.keys(other) as NameKind[]).flatMap(kind =>
    [...other[kind].keys()].flatMap((name): readonly Entry[] =>
      phrases.has(phraseOf(name)) ? [] : [[name, { is: 'elsewhere', kind }]]
    )
  )
}

/** The same with the names of the other edition: asked for when a word is still not understood. */
export const bothVocabularyOf = onceFor(book =>
  made([...entries(book), ...bareAbilities(book), ...elsewhere(book)], wideTemplates(book))
)

/** Every single word that stands in a phrase, with what its phrases are: for slips of the hand. */
export const wordKindsOf = onceFor((book): ReadonlyMap<string, ReadonlySet<Meaning['is']>> => {
  const { phrases, wide } = fullVocabularyOf(book)
  const found = new Map<string, Set<Meaning['is']>>()
  const add = (word: string, meaning: Meaning) => found.set(word, (found.get(word) ?? new Set()).add(meaning.is))
  for (const [phrase, meanings] of phrases)
    for (const word of phrase.split(' ')) for (const meaning of meanings) add(word, meaning)
  for (const { template, meaning } of wide) for (const word of wordsOf(template)) add(word, meaning)
  return found
})

/** Names of abilities, without noise words, with the name to look them up by. */
export const spokenAbilities = onceFor(
  (book): ReadonlyMap<string, string> => new Map([...abilityNames(book).keys()].map(name => [phraseOf(name), name]))
)
