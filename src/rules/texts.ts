import type { RuleText } from './types'

/** A rule without its id, which is its key. */
export type RuleTextRow = Omit<RuleText, 'rule'>

/** The row of a rule, stated by default. */
export const ruleText = (
  title: string,
  source: string,
  text: string,
  certainty: RuleTextRow['certainty'] = 'stated'
): RuleTextRow => ({
  title,
  text,
  source,
  certainty
})

/** Profiles, fractions, units. */
const profiles = {
  'R1.0': ruleText(
    'Profiles',
    'S1 p.16, 21, 25, 35',
    'Levies: armour 3, an attack die for three models in melee and for two when shooting, fatigue limit 2. Warriors: armour 4, one for ' +
      'each model and for two, limit 3. Hearthguard: armour 5, two for each model and one for each, limit 4. Warlord: armour 5, or 6 when ' +
      'shot at, five dice and two, limit 4.'
  ),
  'R1.1': ruleText(
    'Fractions',
    'S1 p.5',
    'Every fraction rounds up: five levies roll two dice in melee, and half of five dice is three.'
  ),
  'R1.2': ruleText(
    'Bounds of armour',
    'S1 p.5',
    'Armour is never less than 2 nor more than 6, whatever changes it (reading armour-clamp).'
  ),
  'R1.3': ruleText(
    'Units',
    'S1 p.4, 36',
    'A unit musters 4 to 12 models of one class and one equipment; in play it may shrink below four. The warlord is a unit of one, and is ' +
      'activated as hearthguard.'
  ),
  'R1.4': ruleText(
    'Re-rolls',
    'S1 p.18, 22; S2',
    'No die is rolled a third time: the second result stands. A player re-rolls only his own dice (said of the second edition, inferred here).'
  )
}

/** Shooting in its order, then its weapons and scenery. */
const shooting = {
  'R2.1': ruleText(
    'Shooting, step 1: attack dice',
    'S1 p.16',
    'The shooter has attack dice by class, for the models in range and in line of sight only.'
  ),
  'R2.2': ruleText(
    'Shooting, step 2: abilities and fatigue',
    'S1 p.17, 25',
    'The shooter uses his abilities, and ends with at most twice the attack dice he had before. Then the target uses his, and may discard ' +
      'one fatigue of the shooting unit for armour +1, once a shot. The shooter spends none of the fatigue of the target.'
  ),
  'R2.3': ruleText(
    'Shooting, step 3: attack roll',
    'S1 p.18',
    'Each attack die that equals or beats the armour of the target hits. A natural 6 always hits, a natural 1 always misses.'
  ),
  'R2.4': ruleText(
    'Shooting, step 4: defence roll',
    'S1 p.18',
    'The target rolls a defence die for each hit and his bonus dice besides, at most twice the hits: none without a hit. Each 4 or more ' +
      'cancels one hit.'
  ),
  'R2.5': ruleText(
    'Shooting, step 5: losses',
    'S1 p.18',
    'The target loses a model for each uncancelled hit, any of its models, in range or not. A warlord has Resistance (R6.1).'
  ),
  'R2.6': ruleText(
    'Cover against shots',
    'S1 p.18-19',
    'A unit with two thirds of its models in or behind cover has it: light cover cancels hits on 3 or more; heavy cover does so and gives ' +
      'armour +1.'
  ),
  'R2.7': ruleText('Ranges', 'S1 p.16, S3', 'Bows, slings and crossbows reach L (12"), javelins and composite bows M (6").'),
  'R2.8': ruleText(
    'Crossbows',
    'S1 p.19',
    'The armour of the target is 1 lower. The armour of the crossbow unit itself is 1 lower too, shot at and in melee.'
  ),
  'R2.9': ruleText(
    'Javelins',
    'S1 p.19',
    'A unit with javelins may throw them at once after a move, in the same activation and without fatigue for it, unless one of its models ' +
      'is engaged. Fatigue of the move comes first and, even if it exhausts the unit, does not stop the throw (inferred).'
  ),
  'R2.10': ruleText(
    'Mounted units under shot',
    'S1 p.38, 40',
    'The armour of a mounted unit is 1 lower when shot at. It never has cover, shot at or in melee.'
  ),
  'R2.11': ruleText(
    'Scenery',
    'S1 p.49, 26',
    'Woods, scrub and crops are light cover and uneven ground; rocks, a stone circle and buildings heavy cover and uneven; a hill is ' +
      'neither; a steep hill and a marsh are uneven only. Low obstacles slow as uneven ground does: a hedge is light cover, a wall heavy.'
  )
}

/** Melee in its order. */
const melee = {
  'R3.1': ruleText(
    'Melee, step 1: attack dice',
    'S1 p.21',
    'Both sides have attack dice by class, for the models in base contact or within VS of an enemy model that is in base contact with ' +
      'their unit.'
  ),
  'R3.2': ruleText(
    'Exhausted in melee',
    'S1 p.25, S3',
    'A unit at or over its fatigue limit loses half of its attack dice, rounded up: of eight it keeps four, of five two. The fatigue of the ' +
      'move into contact counts, the charger is halved too (reading charge-exhausts), and what changes fatigue after step 1 changes no dice.'
  ),
  'R3.3': ruleText(
    'Melee, step 2: giving up dice',
    'S1 p.21',
    'The defender alone may give up half of his attack dice, rounded up, for a defence die for every two given up, rounded up: of 8 he ' +
      'keeps 4 and gains 2, of 5 he keeps 2 and gains 2, of 3 he keeps 1 and gains 1. All or nothing; an exhausted defender may. It ' +
      'is also called closing ranks, and is not the Shieldwall ability.'
  ),
  'R3.4': ruleText(
    'Melee, step 3: abilities and fatigue',
    'S1 p.22, 25',
    'The attacker uses abilities and spends fatigue of the enemy, then the defender does, knowing what the attacker did. One fatigue of the ' +
      'enemy unit buys armour +1 for oneself or armour -1 for that enemy, each at most once a melee and enemy unit.'
  ),
  'R3.5': ruleText(
    'Cap of attack dice in melee',
    'S1 p.22',
    'After abilities a side has at most twice the attack dice it had before them, exhaustion and dice given up already taken off (reading ' +
      'cap-base). The excess is lost.'
  ),
  'R3.6': ruleText(
    'Melee, step 4: attack roll',
    'S1 p.22',
    'Both sides roll: each die that equals or beats the armour of the enemy hits. That a natural 6 always hits and a natural 1 always ' +
      'misses, as in shooting, is reading natural-in-melee.'
  ),
  'R3.7': ruleText(
    'Melee, step 5: defence roll',
    'S1 p.22-23',
    'Each side rolls a defence die for each hit it took and its bonus dice besides, at most twice the hits. Each 5 or more cancels one hit; ' +
      '4 or more for a defender with two thirds of his unit in heavy cover. Light cover does nothing in melee.'
  ),
  'R3.8': ruleText(
    'Melee, step 6: losses',
    'S1 p.22',
    'A model is lost for each uncancelled hit, the defender first; both sides have rolled by then. Models that were not engaged may be taken.'
  ),
  'R3.9': ruleText('Melee, step 7: fatigue', 'S1 p.23', 'Every unit in the melee gains 1 fatigue.'),
  'R3.10': ruleText(
    'Melee, step 8: winner and disengaging',
    'S1 p.23',
    'The side that lost fewer models to uncancelled hits wins and the loser disengages (retreats); a tie makes the attacker disengage. Where a ' +
      'side is wiped out nobody disengages. A loser that cannot move off stays and the winner moves off. Hits ignored by Resistance and ' +
      'models removed by abilities do not decide the winner.'
  ),
  'R3.11': ruleText(
    'Melee against a building',
    'S1 p.27',
    'The defender picks one unit in the building: all of it fights, with heavy cover, against the attackers within VS. The attacker always ' +
      'disengages while an occupant lives. A building holds 8 models, a large one 12; who shoots at it picks the unit.'
  ),
  'R3.12': ruleText(
    'One against one',
    'S1 p.23, 34',
    'One unit engages one enemy unit. Two units reach the same enemy by Side by Side only (R6.3).'
  )
}

/** Activations, moves and fatigue. */
const fatigue = {
  'R4.0': ruleText(
    'Activations',
    'S1 p.11-12',
    'An activation is one move, one shot or one rest; a unit may have any number a turn. A model that moves within VS of an enemy must end ' +
      'in contact with one.'
  ),
  'R4.1': ruleText(
    'Gaining fatigue',
    'S1 p.24, S3',
    'A unit gains 1 fatigue for every move or shot after its first of the turn, before the melee where the move makes contact; 1 after each ' +
      'melee; 1 when a friendly unit within S is destroyed in a melee. Moves and shots in the turn of the enemy cost none. Horses that end ' +
      'a move in uneven ground: reading horses-uneven.'
  ),
  'R4.2': ruleText(
    'Rest',
    'S1 p.25',
    'A rest removes 1 fatigue; it is the first activation of the unit in the turn and comes once a turn.'
  ),
  'R4.3': ruleText(
    'Exhaustion',
    'S1 p.25',
    'A unit at or over its fatigue limit may only rest; a move or shot forced on it is cancelled; in melee it loses attack dice (R3.2). ' +
      'Fatigue has no upper bound.'
  ),
  'R4.4': ruleText(
    'Fatigue spent against a move',
    'S1 p.25',
    'One fatigue of a moving enemy unit, discarded, shortens its move by one band: L to M, M to S, S to VS, once a move.'
  ),
  'R4.5': ruleText(
    'Distances and moves',
    'S1 p.5, 12-13',
    'VS is 2", S 4", M 6", L 12"; one model within is enough. Foot moves M, horses L; the whole unit moves S if any of its models starts, ' +
      'ends or passes in uneven ground or over an obstacle.'
  ),
  'R4.6': ruleText(
    'Second moves near an enemy',
    'S1 p.14',
    'A unit that starts a second or later move within S of an enemy must engage it, the nearest of several, or the activation is lost.'
  ),
  'R4.7': ruleText(
    'Fatigue over a turn',
    'S1 p.24',
    'The example of the rulebook: a unit moves (no fatigue), shoots (1), charges (2, before the melee) and has 3 after the melee.'
  )
}

/** Weapons, horses and the factions' troops. */
const troops = {
  'R5.1': ruleText(
    'Danish axes and heavy weapons',
    'S1 p.39, S3',
    'In melee the own armour is 1 lower and each attack roll 1 higher: armour 4 is hit on 3 or more. A natural 1 still misses.'
  ),
  'R5.2': ruleText(
    'Mounted units',
    'S1 p.38, 40',
    'Horses move L (S in uneven ground), are easier to hit with shots and never have cover (R2.10). A mounted unit may not occupy a ' +
      'building but may attack one, and never dismounts.'
  ),
  'R5.3': ruleText(
    'Vikings',
    'S1 p.37',
    'Hearthguard are hirdmen, warriors bondi, levies thralls with bows or slings. One unit of exactly four hearthguard may be berserkers: ' +
      'four attack dice each in melee, armour 3.'
  ),
  'R5.4': ruleText(
    'Anglo-Danes',
    'S1 p.39',
    'Hearthguard are huscarls and may have Danish axes, warriors ceorls, levies geburs with bows or slings. The warlord has a Danish axe.'
  ),
  'R5.5': ruleText(
    'Normans',
    'S1 p.38',
    'Hearthguard are knights, warriors sergeants, levies peasants with bows. Warlord, hearthguard and warriors may be mounted. One unit of ' +
      'up to eight warriors on foot may have crossbows.'
  ),
  'R5.6': ruleText(
    'Welsh',
    'S1 p.40',
    'Hearthguard are teulu, warriors priodaur, levies bonnedig with bows, slings or javelins. Warlord, hearthguard and warriors carry ' +
      'javelins and may be mounted; the armour of teulu and priodaur is 1 lower when shot at: 4 and 3, mounted 3 and 2.'
  )
}

/** The warlord, heroes and swords for hire. */
const warlord = {
  'R6.1': ruleText(
    'Resistance',
    'S1 p.33',
    'In each shooting and each melee the warlord ignores the first uncancelled hit. Every further one kills him unless a friendly model ' +
      'within VS, not a levy, is removed instead, as his bodyguard. Whether such a model counts for the winner is reading sacrifice-counts.'
  ),
  'R6.2': ruleText(
    'Determination, We Obey, Pride',
    'S1 p.33-34',
    'The warlord has one free activation a turn. Once a turn a friendly unit within S moves with a move of his. If he can engage the enemy ' +
      'warlord with a move, he must.'
  ),
  'R6.3': ruleText(
    'Side by Side',
    'S1 p.34',
    'The warlord and the unit that moved with him may engage the same enemy. Their dice, abilities and fatigue stay separate. The enemy ' +
      'divides his attack dice before rolling, at most half at the warlord; an enemy warlord may put all on the warlord. Losses of the ' +
      'companions are removed before Resistance asks for models.'
  ),
  'R6.4': ruleText(
    'Heroes',
    'S1 p.41-46',
    'A hero costs 1 point in place of the free warlord and brings 3 SAGA dice by default, with rules of his own.'
  ),
  'R6.5': ruleText(
    'Swords for hire',
    'S1 p.44-46',
    'Jomsvikings and Egil with his men (2 points; Egil with seven 3) and eight Flemish spearmen (1 point) may be hired, each with limits ' +
      'on what serves beside them.'
  ),
  'R6.6': ruleText(
    'Wrath of the Jomsvikings',
    'S1 p.44',
    'One to three SAGA dice are assigned and a die rolled for each: half the highest, rounded up, are free activations, and every row of ' +
      'the table up to their sum is in force until the next turn. At 17 or 18 they change sides.'
  )
}

/** SAGA dice and the battleboards. */
const boards = {
  'R7.1': ruleText(
    'SAGA dice',
    'S1 p.7-8, public',
    'A SAGA die has three faces of the common symbol, two of the uncommon and one of the rare. A player owns eight, and never has more in use.',
    'public'
  ),
  'R7.2': ruleText(
    'Rolling SAGA dice',
    'S1 p.6, 8-9',
    'At the start of the turn a player rolls one for each unit of warriors or hearthguard and two for the warlord, at most six, less one for ' +
      'each die left on the board. Dice left there may be picked up and rolled instead.'
  ),
  'R7.3': ruleText(
    'Paying for a box',
    'S1 p.7',
    'A box is paid with the symbols it shows: any one of several, all of those joined by a plus. The left column takes any number of dice a ' +
      'turn, every other box is used once. Dice are placed in the Orders phase and spent when the ability is used.'
  ),
  'R7.4': ruleText(
    'When abilities are used',
    'S1 p.47',
    'Orders and Activation in the own turn, their reactions in the turn of the enemy; Shooting when the own unit shoots, Shooting/Reaction ' +
      'when it is shot at; Melee in step 3, in the turn of either. An ability whose effect finds no use is lost with its dice.'
  ),
  'R7.5': ruleText('Activation Pool', 'S1 p.9', 'Spend its die to roll two more, never more than eight in use at once.'),
  'R7 anglo-danes': ruleText(
    'Board of the Anglo-Danes',
    'S1 p.60',
    'Symbols: axe (common), white horse (uncommon), helmet (rare). The picture of most costs is lost: those are unknown. That of Noble ' +
      'Lineage is known from published play aids.'
  ),
  'R7 vikings': ruleText(
    'Board of the Vikings',
    'S1 p.59',
    'Symbols: Fehu (common), Berkano (uncommon), Sowilo (rare). The picture of most costs is lost: those are unknown.'
  ),
  'R7 normans': ruleText(
    'Board of the Normans',
    'S1 p.61',
    'The pictures of the symbols are unknown; many costs are known by how common their symbols are, those of the ten boxes on the right ' +
      'from a published play aid (Saga Tapestry, December 2013), as are the two dice of Crush, Gallop and Dex Aïe and the one of Pursuit.'
  ),
  'R7 welsh': ruleText('Board of the Welsh', 'S1 p.62', 'The pictures of the symbols are unknown, and so are most costs.')
}

/** Warbands, victory points and scenarios. */
const warbands = {
  'R8.1': ruleText(
    'Warbands',
    'S1 p.32, 36',
    'A standard warband has 6 points, a first game 4, and a free warlord. A point buys 4 hearthguard, 8 warriors or 12 levies; models of a ' +
      'class are pooled and split into units freely.'
  ),
  'R8.2': ruleText(
    'Victory points for kills',
    'S1 p.50',
    'Totalled over the game, each class rounded up once: 1 for a hearthguard, 1 for two warriors, 1 for three levies, 3 for the warlord, ' +
      '4 for a hero.'
  ),
  'R8.3': ruleText(
    'Scenarios that change combat',
    'S1 p.54-58',
    'The Challenge gives each warlord twelve wounds, one lost for each uncancelled hit after Resistance, over up to seven turns. The Escort ' +
      'has baggage with armour 5, or 6 when shot at, and three dice in melee; it ignores the first uncancelled hit and no ability is for ' +
      'it. Homeland is fought over buildings. Battles of 8 points keep six SAGA dice, and Determination and We Obey are ' +
      'used twice a turn; in those of 10 there are eight dice, no Activation Pool, and a second warlord for 1 point, worth 2 victory ' +
      'points, without We Obey and Side by Side; in those of 12 eight dice, and two more warlords for 1 point each. None of them is a hero.'
  )
}

const chapters = {
  ...profiles,
  ...shooting,
  ...melee,
  ...fatigue,
  ...troops,
  ...warlord,
  ...boards,
  ...warbands
} as const satisfies Record<string, RuleTextRow>

/** The id of a rule of the first edition. */
export type RuleId = keyof typeof chapters

/** Every rule by its id, in brief and in our own words. */
export const texts: Readonly<Record<string, RuleText>> = Object.fromEntries(
  Object.entries(chapters).map(([rule, row]) => [rule, { ...row, rule }])
)
