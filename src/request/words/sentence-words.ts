import { msg } from '../../model/language'
import type { FightKind } from '../../model/scenario'
import { DICE, GIVE } from './choice-words'
import { LIMIT } from './cures'
import { REROLL } from './field-words'

/**
 * Words of a sentence that are neither names from the rulebook nor states of a unit: verbs, conjunctions, bonus dice, words
 * to ignore.
 */

export type Joint = 'and' | 'or' | 'then' | 'them'
/** `rest` and `move` are steps of a plan. */
export type Verb = 'charge' | 'shoot' | 'against' | 'rest' | 'move'

export type DiceKind = 'attack' | 'defence'

export const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  charge: ['charge', 'charges', 'charging', 'carga', 'cargan'],
  shoot: ['shoot', 'shoots', 'shooting', 'dispara', 'disparan'],
  against: ['vs', 'versus', 'against', 'contra'],
  rest: ['rest', 'rests', 'descansa', 'descansan'],
  move: ['move', 'moves', 'mueve', 'mueven']
}

export const WIDE_VERBS: Readonly<Record<Verb, readonly string[]>> = {
  charge: [
    'charge~|ch|chg|attack~|assault~|engage|engages|engaging|rush~|storm~|hit~|strike~|struck|raid~|ram~|barge~|bash~|pounce~|lunge~|send~|sent|leap~|barrel~|thunder~|wade~|stuck|tangle~',
    'need~ [roll] hit',
    'charge~|attack~|hit~|strike~ back',
    'countercharge~|counterattack~',
    'counter charge~|attack~',
    'run~|ran|crash~|smash~|slam~|plough~|plow~|pile~|ride~|rode|ridden|jump~|swarm~|trample~ [down|over|headlong]',
    'go|goes|going|went [over|headlong]',
    'come|comes|coming|came blows',
    'cross|crosses|crossing swords',
    'set|sets|lay|lays|laid|laying|dive~|steam~|descend~',
    'overrun|overruns|overrunning|overran [down|over]',
    'throw|throws|throwing|threw|hurl~|fling|flings|flinging|flung|launch~ themselves|itself',
    'launch~|make|makes|making|declare~|lanz~ar|realiz~ar|declar~ar|hacen charge|attack|assault|carga',
    'move~|make|makes|making|get|gets|come|comes|coming|charge~|go|goes|going|enter~|join~|engage|engages|lleg~ar contact|contacto|melee|combat',
    'entr~ar [contacto|combate]',
    'met~er',
    'come|comes|coming|came',
    'carg~ar|atac~ar|asalt~ar|golpe~ar|choc~ar|embest~er|arremet~er|arroll~ar|atropell~ar|embiste|embisten|embestir|peg~ar',
    'abalanz~ar [encima]',
    'lanz~ar|abalanz~ar|ech~ar contra|encima',
    'tir~ar|arroj~ar|cae|caen|caer encima'
  ],
  shoot: [
    // these mean a charge, except in a question about shooting
    'hit~|strike~|struck',
    'shoot~|shot|fire~|loose~|volley~|throw~|threw|hurl~|lob~|toss~|chuck~|snipe~|pelt~|pepper~|shower~|harass~|bombard~|skirmish~|plink~ [arrows|bolts|stones|missiles]',
    'shoot~ arrows|bolts|stones|missiles|volley|volleys',
    'open~ fire|up',
    'aim|aims',
    'take|takes|taking aim',
    'pick|picks|picking off',
    'send~|sent|launch~|pour~ [volley|volleys|arrows|bolts|stones|missiles|fire]',
    'fly|flies|flying',
    'fire~|shoot~|throw~|loose~ volley|volleys',
    'fire~|shoot~ back',
    'take|takes|taking|took shot|shots|potshots',
    'rain~ arrows|bolts|stones|missiles [down]',
    'target~|disparamos|flech~ar|apedre~ar',
    'soften~|weaken~|whittle~|thin~|strafe~ [up|down|out]',
    'dispar~ar|abland~ar|tira|tiran|tirar|tirando|lanz~ar|arroj~ar|hostig~ar [flechas|piedras|virotes]',
    'dispara|disparan|lluvia|lluvias flechas|piedras|virotes'
  ],
  against: [
    'v|fight~|fought|battle~|face~|meet~|met|beat~|beaten|defeat~|kill~|win|wins|winning|won|lose~|lost|losing|duel~|clash~|destroy~|tackle~|confront~|combat~',
    'more|most dangerous|deadly|lethal',
    'win~ or draw~|tie~',
    'wipe~|finish~|crush~|break~|broke|broken|rout~|overwhelm~|outfight~|slay~|slaughter~|butcher~|annihilate~|eliminate~|murder~ [out|off|up]',
    'steamroll~|obliterate~|demolish~|thrash~|flatten~|decimate~|pummel~|squash~|mash~|maul~|trounce~',
    'kill~|finish~|square~ off',
    'square~ up',
    'duke|dukes|duking|slug|slugs|slugging out',
    'go|goes|going head|toe head|toe',
    'mop~|clean~ up',
    'inflict~|cause~|score~ [hits|losses]',
    'hurt|hurts|hurting',
    'cut|cuts|cutting|mow~|take|takes|deal~|handle~|trade~ [on|out|down|blows]',
    'taking [on]',
    'vrs|vss|vv|agst|ante',
    'caus~ar|infligen [bajas|heridas]',
    'venc~er|derrot~ar|destroz~ar|derrib~ar|aplast~ar|aniquil~ar|elimin~ar|super~ar|perder|pierde|pierden',
    'mat~ar|remat~ar|gan~ar|luch~ar|pele~ar|combat~er|combatir|enfrent~ar|enfrentarse|acab~ar'
  ],
  rest: ['resting|recover~|recuper~ar|descansar|descansando', 'take|takes|taking breather|rest', 'catch|catches breath'],
  move: ['moving|advance~|walk~|march~|mover|moviendo|avanz~ar|march~ar', 'move|moves|moving|run|runs|ride|rides away|back|off']
}

/** Verbs whose subject, the unit named first, is the target. */
export const PASSIVE: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  charge: [
    'receive~|take|takes|taking|took|face~|withstand~|await~|suffer~|absorb~|soak~|meet~ charge|attack|assault',
    'target|object|end charge|attack|assault',
    'recib~er|recibir|aguant~ar|sufre|sufren|encaj~ar [carga|ataque]',
    'enfrent~ar|sobreviv~er|resiste|resisten|soport~ar carga|ataque'
  ],
  shoot: [
    'receive~|take|takes|taking|face~|survive~|suffer~|come|comes fire|shooting|volley|shots',
    'recib~er|recibir|aguant~ar|sufre|sufren disparos|disparo|flechas|andanada'
  ],
  against: [
    'defend~|await~|withstand~|withstood|resist~|stop~|repel~|defiende|defienden|defendiendo|resiste|resisten|resistir',
    'hold~|held|occupied|manned|stand~|stood|survive|survives|survived|surviving|fend~|beat~|drive~|fight~|push~|repel~|repelled|repelling off|back',
    'parar|fren~ar|detener|repel~|repelled|repelling|repulse~|rechaz~ar|repele|repelen',
    'hold~|held|garrison~|occupy|occupies|occupied|occupying|stand~|stood|survive|survives|survived [off|out|firm|ground]',
    'ocup~ar|mantiene|mantienen|sobreviv~er [posicion]'
  ]
}

export const JOINTS: Readonly<Record<Joint, readonly string[]>> = {
  and: ['and', 'y'],
  or: ['or', 'o'],
  then: ['then', 'luego', 'despues'],
  them: ['them', 'ellos']
}

export const WIDE_JOINTS: Readonly<Record<Joint, readonly string[]>> = {
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
    'led|leading',
    'backed',
    'junto|juntos|juntas',
    'mas',
    'along',
    'lado lado',
    'acompanad~o'
  ],
  or: ['u', 'better|worse|stronger than', 'mejor|peor que'],
  then: [
    'afterwards|after|finally|followed|later|subsequently|before|entonces|finalmente|next|seguidamente|continuacion|seguido|seguidos|antes|second|secondly|third|thirdly|segundo|tercero',
    'step|paso #',
    'following|soon'
  ],
  them: [
    'they|him|latter|survivors|supervivientes|ellas|estos|remnants|remainder|resto',
    'same [unit|target]',
    'whoever|whatever left|remains|survives',
    'mismos|mismas [enemigos]'
  ]
}

export const GUARDED = ['guarded', 'protegido', 'protegida']
export const WIDE_GUARDED = [
  'next|close|near him|warlord',
  'guard~|protect~|escort~|screen~ him|warlord',
  'alongside|beside him',
  '[standing|stood] close|front|nearby',
  'stand~|standing|stood next|near|beside',
  'at side',
  'around|round him|warlord',
  'soak~|absorb~|catch~|take hits|bolts|arrows|shots',
  'surrounded|ringed|encircled|flanked|attended|rodead~o',
  'lado',
  'protect~|escort~|screened|shielded|bodyguard|bodyguards|guard~|guardaespaldas|escolta|escoltas|escolt~ar|custodi~ar|protegiendo'
]

export const COMMANDS: Readonly<Record<FightKind, readonly string[]>> = { melee: ['melee'], shoot: ['shoot'] }

const EXTRA = 'extra|bonus|additional|more|free|another|adicional|adicionales|mas'
const DIE = 'dice|die|dado|dados'
export const WIDE_DICE: readonly (readonly [string, DiceKind, boolean])[] = [
  [`${DIE}`, 'attack', false],
  [`attack|attacking|att|atk ${DIE}`, 'attack', false],
  ['dado|dados ataque', 'attack', false],
  ['ad', 'attack', false],
  [`defence|defensive|defending|save|def ${DIE}`, 'defence', false],
  ['dado|dados defensa', 'defence', false],
  ['dd', 'defence', false],
  [`${EXTRA} [attack|attacking] ${DIE}|attacks|attack [ataque]`, 'attack', true],
  [`[attack] ${DIE} [ataque] ${EXTRA}`, 'attack', true],
  [`${EXTRA} defence|defensive|defending|save|def ${DIE}`, 'defence', true],
  [`${EXTRA} ${DIE} defensa|defence`, 'defence', true],
  [`${DIE} ${EXTRA} defensa|defence`, 'defence', true],
  [`defence ${DIE} ${EXTRA}`, 'defence', true],
  [`${DIE} defensa ${EXTRA}`, 'defence', true]
]

export const WIDE_CHOICES: readonly (readonly [string, DiceKind | 'rare'])[] = [
  ['attack|attacks|ataque|ataques|att|atk', 'attack'],
  ['defence|defensa|def', 'defence'],
  ['rare|rares|raro|rara [symbol|dice|die]', 'rare'],
  ['r', 'rare']
]

export const NOT = [
  'not|no|without|never|nor|sin|dont|doesnt|isnt|arent|wont|cant|cannot|didnt|havent|hasnt|hadnt|wasnt|werent|aint|wouldnt|couldnt|shouldnt|lacking|nunca|tampoco|refuse~|decline~|instead|vez|lugar [any|own]',
  'rather than',
  'not|no|ni single|one|solo|sola|una',
  'none|nobody|neither|nadie|ninguno|ninguna [them|ellos|ellas|side|sides|bando|player|dos]',
  'no one'
]

/** Words for the models that a unit has lost (`LOST`) and for those it still has (`LEFT`). */
export const LOST = [
  'dead|died|dies|die|dying|slain|fallen|gone|missing|down|casualty|casualties|loss|losses|killed|lose|loses|lost|losing',
  'muert~o|caid~o|fallecidos|pierde|pierden|perdid~o|perdieron|baja|bajas'
]
export const LEFT = [
  'left|alive|remaining|remain|remains|survive|survives|survived|surviving|survivors|remnants|remainder',
  'qued~ar|quede|restantes|vivos|vivas|sobreviven|supervivientes'
]

/** Words before a correction of something said earlier. */
export const CORRECTION = [
  '[oh|ah|oops|no] wait|sorry|oops|correction|scratch',
  'oh|ah|or no',
  '[no|or] make|mean|meant|rather',
  'perdon|digo|corrijo|rectifico',
  'mejor dicho',
  'quiero|quise decir'
]

export const IF = ['if', 'when', 'whenever', 'si', 'cuando', 'changes|change if|when', 'cambia|cambiaria si']

/** Words to ignore unless they are part of a longer phrase. */
export const SILENT = [
  'another|play~|activate|activates|activating|invoke~|sacrifice~|remove~|using|use|uses|used|paid|usando|usan|usa|unguarded|unprotected|alone|solo|sola|any|ability|abilities|habilidad|own|good|best|better|worth|quien|cual|mejor',
  'esperad~o|average|expect|expected|losses|casualties|result|results|say|says|me|us|show|tell|calculate|compute|probabilidad|probabilidades|dies|die',
  'aiming|most|up|dirigiendo|apuntando|maximo|hasta|home|lads|guys|dudes|matter|boys|lot|bunch|man|fare|fares|cope|copes|low|stone|wooden|small|big|large|dense',
  'left|remaining|surviving|quedan|restantes|fuera|advice|consejo|so|hay|porfa|todo|todos|gimme|give|lets|pls|plz|thanks|hey|hi|ok|hola|dime|calcula|digamos|vale|favor|exactly|exactamente|thx|ty|cheers|gracias|muchas|saludos',
  'aconsej~ar|aconsejame|recomienda|recomiendan|recomendar|recomiendame|recomendacion|sugiere|sugiereme|sugerencia|asesora|asesorame|consejos',
  'all|every|everyone|everybody but|except|bar|save',
  'todos|todas salvo|excepto',
  'but|pero|top|whove|whod|thatve|wholl|brave|whats|hows|whos|idea|down|tiene|tienen|tenga|tengan|deberia|deberian|deberiamos|buena|quedandose|both',
  'line|linea|standing|stood|turn|through|ya|turno|pueden|puede|podemos|podran|podrian|podria|alguno|bast~ar|debo|deben|debe|hago|conviene|merece|pena|juega|juegan|jugando|jugado|where|worthwhile|wise|smart|safe|sensible|stupid|crazy|mad|suicidal|really',
  'too|either|all|each|ones|apiece|cada|ranged|missile|weapon|weapons|troops|everyone|against|first|formation|enemy|enemigo|enemigos|off',
  'swing|swings|swinging|brandish~|heft~|add~|gain~|suma|suman|suffered|suffering|accumulated|taken|collected|middle|midst|centre|center|depths|centro|out',
  'choose~|chose|opt~|elect~|prefer~|elige|eligen|prefieren|optan|option|opcion',
  'about|though|although|aunque|actually|job|way|whatever|ready|want~|try~|decide~|manage~|plan|plans|planning|itself|himself|herself|themselves|enough|simply|straight|headlong|opponent|opponents|mate|mates|buddy|pal|colega|foe|foes|rival|rivals|oponente',
  'hide~|hidden|shelter~|lurk~|crouch~|huddled|perched|positioned|placed|stationed|deployed|posted|sat|sitting|sit|waiting|wait|waits|lined|dug|hunkered|stay~',
  'escondid~o|ocult~o|situados|colocados|parapetados|atrincherados|refugiados|apostados|desplegados|espera|esperan|esperando|metidos|subidos',
  'flanco|flancos|mob|band|block|blob|pack|horde|gang|party|crew|mine|ours|banda|partida|horda',
  'side|sides|bando|bandos|player|players|jugador|jugadores|active|available|readied|disponible|disponibles|activa|activas|successfully|hacen|hace|hacer|queda|suelen|van|va|ir|sale|salen|salir|quiero|quieren|voy|vamos',
  'ive|im|id|ill|weve|youve|hes|shes|theyre|theyve|true|right|dumb|silly|haha|hehe|damage|dano|guy|imagine|yesterday|today|tomorrow|tonight|btw|lol|thoughts|um|uh|er|erm|hmm|well|okay|dude|comma|coma|thinking|wondering|considering|had|tengo|tenemos|primero|roll|rolls|rolling|ayer|hoy|manana|bueno|pues|oye',
  'full stop',
  'or so',
  'arrows|shots',
  'go|goes|going|went|gone down',
  'come|comes|came|coming out|off|up [top|ahead|best|worst|alive|better|worse]',
  'mirror|mirrored [match|fight]',
  'one|single|una volley|salvo|salva|go|charge|attack|combat',
  'thanks|thx|gracias [very|so] [much|lot] [all|guys|lads|mate] [advance|antemano]',
  'last|final [turn|round|activation]',
  'left over',
  'bajas recibo|reciben|sufro|sufren|tengo|tienen',
  'cuerpo cuerpo',
  'fully|all engaged',
  'no|without|sin abilities|habilidades',
  'nothing special|else|fancy',
  'lose|loses|losing fewer|fewest|least|less [men|models]',
  'answer~|respond~|reply|replies|counter~|original|initial|started',
  'than usual|normal|normally|before',
  'normal|habitual',
  'tal|duda|rapida|buenas|saber|nos|te|os|yo|nosotros|reduced|reducidos|reducidas|somos|sois|anyone|anybody|someone|somebody|alguien',
  'board|tablero|haya|hayan|hubieran|possibly|probably|normally|basically|currently|momento|ahora|veteran|elite|veteranos|stats|matchup|scenario|situation|pasa|pasaria|ocurre|muere|mueren|caen|fall|falls'
]

/** Arms that every model has, and parts of a unit: they change nothing in the rules. */
const ARM =
  'shield|shields|lance|lances|escudo|escudos|sword|swords|espada|espadas|spear|spears|seax|mace|maces|helmet|helmets|mail'
export const PLAIN_ARMS = [
  `${ARM} [and|y] [${ARM}]`,
  'hand weapon|weapons',
  'flank|flanks|rear',
  '[normal|basic|standard|ordinary|usual] weapons|equipment'
]

export const SIDE_WORDS: readonly (readonly [string, 'attacker' | 'defender' | 'both'])[] = [
  ['attacker|attackers|att|atk|charger|chargers|shooter|shooters|atacante|atacantes', 'attacker'],
  ['defender|defenders|def|defensor|defensores', 'defender'],
  ['both|each sides|side|units|players', 'both'],
  ['all|each|both them', 'both'],
  ['ambos bandos', 'both']
]

export const TIMES: readonly (readonly [string, number])[] = [
  ['twice', 2],
  ['two times', 2],
  ['dos veces', 2],
  ['thrice', 3],
  ['three times', 3],
  ['tres veces', 3]
]

export const NOTHING: readonly (readonly [string, string])[] = [
  ['long|short|close|medium range|distance', msg('no rule here asks how far a shot goes: leave it out')],
  ['lance|lances', msg('no rule here knows lances: leave it out')],
  ['lucky|unlucky|luck|luckily|suerte', msg('the odds count every roll, lucky or not: leave it out')],
  [`${REROLL} # [s]`, msg('no rule re-rolls a single face: rerolls attack, or rerolls defence')],
  [`${GIVE} [up] # [attack] ${DICE}`, msg('a unit gives up half its attack dice or none (R3.3): gives up dice')],
  ['[no] more|fewer|less|greater|bigger|over|under than', LIMIT],
  ['least|minimum|minimo|menos', LIMIT],
  ['mas|menos que|de', LIMIT]
]

export const VAGUE: readonly (readonly [string, readonly string[]])[] = [
  [
    'spearmen|spearman|infantry|infantrymen|soldiers|soldier|footmen|swordsmen|lanceros|soldados',
    ['warriors', 'hearthguard', 'levies']
  ],
  ['cover|cobertura|cubierto|obstacle|obstacles|obstaculo|obstaculos', ['light cover', 'heavy cover']],
  ['theirs|suy~o', ['a warlord', '4 hearthguard']],
  ['take|takes|taking cover|shelter|refuge', ['light cover', 'heavy cover']],
  ['knackered|shattered|bushed|drained', ['fatigue 1', 'exhausted']],
  [
    'spend|spends|spending|spent|use|uses|using|burn|burns|gasta|gastan|gastado|usa|usan [#|any] [enemy] fatigue|fatiga',
    ['spends armour', 'spends enemy armour']
  ],
  ['spend|spends|spending|spent [any|theirs|some]', ['spends armour', 'spends enemy armour']]
]
