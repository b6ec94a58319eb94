import type { Statement } from './statement'

/** When abilities are used, and the four battleboards (S1 p.47, 59-62). */
export const boxes = {
  'S1 p.47.1': ["Orders/Reaction abilities are used in the enemy's turn.", 'R7.4'],
  'S1 p.47.2': ["Activation abilities are used in one's own turn only.", 'R7.4'],
  'S1 p.47.3': ["Activation/Reaction abilities are used in the enemy's turn.", 'R7.4'],
  'S1 p.47.4': ["Shooting abilities are used in step 2 of one's own shot.", 'R7.4', 'R2.2'],
  'S1 p.47.5': ["Shooting/Reaction abilities are used when one's unit is shot at.", 'R7.4'],
  'S1 p.47.6': ["Melee abilities are used in step 3, in either player's turn.", 'R7.4', 'R3.4'],
  'S1 p.47.7': ['A player uses no abilities in a fight of two others.', 'R7.4'],
  'S1 p.47.8': ["Orders boxes are used in one's own turn, so that they change no melee of the enemy's.", 'R7.4'],
  'S1 p.47.9': ["Nor do they change a shot of the enemy's turn.", 'R7.4'],
  'S1 p.47.10': ["In the course of a turn its enemy uses none of the boxes that are for one's own turn.", 'R7.4'],
  'S1 p.47.11': ['No player can plan on a box that the turn does not allow.', 'R7.4'],
  'S1 p.59.1': ['Hirdmen: activate hearthguard or the warlord.', 'R7 vikings', 'vikings/hirdmen'],
  'S1 p.59.2': ['Bondi: activate warriors.', 'R7 vikings', 'vikings/bondi'],
  'S1 p.59.3': ['Thralls: activate levies.', 'R7 vikings', 'vikings/thralls'],
  'S1 p.59.4': ['Activation Pool: roll two more SAGA dice.', 'R7.5', 'vikings/activation-pool'],
  'S1 p.59.5': ['Combat Pool: an attack die or a defence die.', 'vikings/combat-pool'],
  'S1 p.59.6': ['Two dice of Combat Pool where a special symbol was spent.', 'vikings/combat-pool'],
  'S1 p.59.7': ['The Viking pool serves in melee alone.', 'vikings/combat-pool', 'R7.4'],
  'S1 p.59.8': ['Njord: the warlord and all units within M of him lose a fatigue.', 'vikings/njord'],
  'S1 p.59.9': ["Frigg: at once a fatigue less for one of one's units in the melee, and an attack die.", 'vikings/frigg'],
  'S1 p.59.10': ['Heimdall: three attack dice, armour one lower.', 'vikings/heimdall'],
  'S1 p.59.11': ['Heimdall gives four where a special symbol was spent.', 'vikings/heimdall'],
  'S1 p.59.12': ['Odin: an enemy activation to shoot becomes one to move.', 'vikings/odin'],
  'S1 p.59.13': ['Asgard: armour one higher against this shot.', 'vikings/asgard'],
  'S1 p.59.14': ['Thor: after the melee, before fatigue and disengaging, the survivors fight once more.', 'vikings/thor'],
  'S1 p.59.15': ['Ullr: re-roll the attack dice that missed.', 'vikings/ullr'],
  'S1 p.59.16': ['Loki: an enemy unit of three models or fewer leaves the game.', 'vikings/loki'],
  'S1 p.59.17': [
    "Valhalla: up to three of one's warriors or hearthguard in the melee are removed, for three attack dice each.",
    'vikings/valhalla'
  ],
  'S1 p.59.18': ['Valhalla gives four each where a special symbol was spent.', 'vikings/valhalla'],
  'S1 p.59.19': ['Valhalla takes three models at most.', 'vikings/valhalla'],
  'S1 p.59.20': ['Neither levies nor a warlord die for it.', 'vikings/valhalla'],
  'S1 p.59.21': ['Ragnarok: all enemy armour is one lower until the end of the turn.', 'vikings/ragnarok'],
  'S1 p.60.1': ['Huscarls: activate hearthguard or the warlord.', 'R7 anglo-danes', 'anglo-danes/huscarls'],
  'S1 p.60.2': ['Ceorls: activate warriors.', 'R7 anglo-danes', 'anglo-danes/ceorls'],
  'S1 p.60.3': ['Geburs: activate levies.', 'R7 anglo-danes', 'anglo-danes/geburs'],
  'S1 p.60.4': ['Activation Pool: two more SAGA dice.', 'R7.5', 'anglo-danes/activation-pool'],
  'S1 p.60.5': ['Combat Pool, in melee or shooting: an attack die or a defence die.', 'anglo-danes/combat-pool'],
  'S1 p.60.6': ['Combat Pool gives two dice where the helmet was spent.', 'anglo-danes/combat-pool'],
  'S1 p.60.7': ["Noble Lineage: re-roll any of one's SAGA dice, or turn one to a symbol.", 'anglo-danes/noble-lineage'],
  'S1 p.60.8': ['Trapped: a fatigue on each of three different enemy units.', 'anglo-danes/trapped'],
  'S1 p.60.9': [
    'Intimidation: after a die was spent for an enemy activation, cancel it for one unit.',
    'anglo-danes/intimidation'
  ],
  'S1 p.60.10': ['Hard as Iron: re-roll the defence dice that cancelled nothing.', 'anglo-danes/hard-as-iron'],
  'S1 p.60.11': [
    'The Push: after a melee that the enemy lost, each of his models but a warlord dies on a d6 above its armour.',
    'anglo-danes/the-push'
  ],
  'S1 p.60.12': ['Shieldwall, in melee: armour one higher.', 'anglo-danes/shieldwall'],
  'S1 p.60.13': ['When shot at: armour one higher.', 'anglo-danes/shieldwall'],
  'S1 p.60.14': ['Unforgiving: a fatigue more for every enemy unit after the melee.', 'anglo-danes/unforgiving'],
  'S1 p.60.15': [
    'Stubbornness: an attack die, and one for each fatigue of the enemy units in the melee.',
    'anglo-danes/stubbornness'
  ],
  'S1 p.60.16': ['Exhaustion: an exhausted enemy unit loses two models, then a fatigue; no warlord.', 'anglo-danes/exhaustion'],
  'S1 p.60.17': ['Lords of Battle: three dice for attack and defence, in any mix.', 'anglo-danes/lords-of-battle'],
  'S1 p.60.18': ['Lords of Battle puts two fatigue more on each enemy unit after the melee.', 'anglo-danes/lords-of-battle'],
  'S1 p.61.1': ['Knights: activate hearthguard or the warlord.', 'R7 normans', 'normans/knights'],
  'S1 p.61.2': ['Sergeants: activate warriors.', 'R7 normans', 'normans/sergeants'],
  'S1 p.61.3': ['Peasants: activate levies.', 'R7 normans', 'normans/peasants'],
  'S1 p.61.4': ['Activation Pool: two more SAGA dice.', 'R7.5', 'normans/activation-pool'],
  'S1 p.61.5': ['Attack Pool, in melee or shooting: an attack die.', 'normans/attack-pool'],
  'S1 p.61.6': ['Attack Pool gives two where the special symbol was spent.', 'normans/attack-pool'],
  'S1 p.61.7': ['Attack Pool gives no defence dice.', 'normans/attack-pool'],
  'S1 p.61.8': [
    'Charge!: three attack dice, four by the special symbol, for a mounted unit that then has a fatigue more.',
    'normans/charge'
  ],
  'S1 p.61.9': ['Aimed Volley: re-roll the attack dice that missed.', 'normans/aimed-volley'],
  'S1 p.61.10': ['Terrified: activate a mounted unit; an enemy that it engages gains a fatigue at once.', 'normans/terrified'],
  'S1 p.61.11': ['A unit on foot is not activated by it.', 'normans/terrified'],
  'S1 p.61.12': ['Massed Volley: bows reach twice L until the end of the turn.', 'normans/massed-volley'],
  'S1 p.61.13': [
    'Storm of Arrows: units with missile weapons shoot at once and gain no fatigue by it.',
    'normans/storm-of-arrows'
  ],
  'S1 p.61.14': ['All of them are activated by one use of it.', 'normans/storm-of-arrows'],
  'S1 p.61.15': ['Stamping: mounted against foot, one enemy warrior is removed at once.', 'normans/stamping'],
  'S1 p.61.16': ['Stamping removes two where they are levies.', 'normans/stamping'],
  'S1 p.61.17': ['Stamping does nothing against riders.', 'normans/stamping'],
  'S1 p.61.18': ["Crush: with twice as many hits as it takes a unit's hits count double.", 'normans/crush'],
  'S1 p.61.19': [
    'Pursuit: where the enemy must disengage a mounted unit of the melee moves at once, without fatigue.',
    'normans/pursuit'
  ],
  'S1 p.61.20': ['Gallop: a mounted unit moves S further, through friends if it likes.', 'normans/gallop'],
  'S1 p.61.21': ['Dex Aie: the warlord has five attack dice more and re-rolls those that miss.', 'normans/dex-aie'],
  'S1 p.61.22': ['Dex Aie brings him three fatigue more after the melee.', 'normans/dex-aie'],
  'S1 p.61.23': ['Dex Aie is for a warlord.', 'normans/dex-aie'],
  'S1 p.62.1': ['Teulu: activate hearthguard or the warlord.', 'R7 welsh', 'welsh/teulu'],
  'S1 p.62.2': ['Priodaur: activate warriors.', 'R7 welsh', 'welsh/priodaur'],
  'S1 p.62.3': ['Bonnedig: activate levies.', 'R7 welsh', 'welsh/bonnedig'],
  'S1 p.62.4': ['Activation Pool: two more SAGA dice.', 'R7.5', 'welsh/activation-pool'],
  'S1 p.62.5': ['Combat Pool, in melee or shooting: a die gained, two by the special symbol.', 'welsh/combat-pool'],
  'S1 p.62.6': [
    "Hit and Run: before an enemy activation is resolved a unit of one's own within M of that enemy is activated; it may not engage.",
    'welsh/hit-and-run'
  ],
  'S1 p.62.7': ["Sons of the Land: nothing shortens the moves of one's models on foot this turn.", 'welsh/sons-of-the-land'],
  'S1 p.62.8': ['Ambush: a unit on foot wholly in uneven ground has three attack and three defence dice more.', 'welsh/ambush'],
  'S1 p.62.9': ['There is no Ambush in the open.', 'welsh/ambush'],
  'S1 p.62.10': ['There is no Ambush on horses.', 'welsh/ambush'],
  'S1 p.62.11': ['Sacred Ground: an enemy on foot moves a band less, never below VS.', 'welsh/sacred-ground'],
  'S1 p.62.12': ["Taunt: an enemy unit, no warlord, moves towards one's nearest unit and engages it if it can.", 'welsh/taunt'],
  'S1 p.62.13': [
    'Strength in Numbers: a die for each model in the melee that one has more than the enemy.',
    'welsh/strength-in-numbers'
  ],
  'S1 p.62.14': ['Deadly Strike: armour of the target one lower, missed dice re-rolled.', 'welsh/deadly-strike'],
  'S1 p.62.15': ['Deadly Strike brings its unit a fatigue after the shot.', 'welsh/deadly-strike'],
  'S1 p.62.16': ['Deadly Strike is for javelins alone, after a move, too.', 'welsh/deadly-strike'],
  'S1 p.62.17': ['The Rising: activate all warriors and levies; none may engage.', 'welsh/the-rising'],
  'S1 p.62.18': ["War Dance: one to three fatigue on one's unit, an attack and a defence die for each.", 'welsh/war-dance'],
  'S1 p.62.19': ['War Dance takes three fatigue at most.', 'welsh/war-dance'],
  'S1 p.62.20': [
    'Answer the Call: activate the warlord and all units within L of him without fatigue; none may engage.',
    'welsh/answer-the-call'
  ]
} as const satisfies Record<string, Statement>
