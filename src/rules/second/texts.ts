import { texts as first, type RuleTextRow, ruleText } from '../texts'
import type { RuleText } from '../types'

/** Rules of the first edition that are used unchanged where the second is silent (V9.0). */
const carried = ['R1.2', 'R2.1', 'R3.9']

/** Rules of the first edition without what does not carry over. */
const reworded = {
  'R1.1': ruleText(
    'Fractions',
    'S1 p.5',
    'Every fraction rounds up, once for a unit: seven levies with bows roll three dice in melee and four when shooting.',
    'inferred'
  ),
  'R1.4': ruleText(
    'Re-rolls',
    'S2, public',
    'A die is re-rolled once, and its second result stands. A player re-rolls only his own dice, unless an effect says that the enemy ' +
      're-rolls. SAGA dice may be re-rolled any number of times.',
    'public'
  ),
  'R2.2': ruleText(
    'Shooting, step 2: abilities and fatigue',
    'public',
    'Both sides act in turn (V9.13). The target may spend the fatigue of the shooting unit, each for armour +1, as often as there is any; the ' +
      'shooter spends none of the target, unless a rule says so. The most dice there are: V9.2.',
    'inferred'
  ),
  'R2.3': ruleText(
    'Shooting, step 3: attack roll',
    'S1 p.18, public',
    'Each attack die that equals or beats the armour of the target hits. No face hits or misses by itself: results are held between 1 and ' +
      '6 after what changes them.',
    'inferred'
  ),
  'R2.4': ruleText(
    'Shooting, step 4: defence roll',
    'S1 p.18, public',
    'The target rolls a defence die for each hit it took and its bonus dice besides (reading defence-cap), none without a hit. Each 4 or ' +
      'more cancels one hit; 3 or more in light cover (R2.6).',
    'inferred'
  ),
  'R2.5': ruleText(
    'Shooting, step 5: losses',
    'S1 p.18',
    'The target loses a model for each uncancelled hit, any of its models, in range or not. Resilience and Bodyguards: V9.8.',
    'inferred'
  ),
  'R2.6': ruleText(
    'Cover',
    'public',
    'Woods and fields are light cover, walls solid. Light cover makes the defence dice of a unit that is shot at 1 higher (in melee: reading ' +
      'cover-light-melee). Solid cover makes those of a unit that is charged 1 higher (when shot at: reading cover-solid-shot). Two covers do ' +
      'not add up. How many of the models must be in it is unknown.',
    'public'
  ),
  'R2.10': ruleText(
    'Mounted units under shot',
    'public',
    'Nobody who rides has cover, shot at or in melee, and no elephant. What horses and camels do to armour: V9.7.',
    'public'
  ),
  'R3.1': ruleText(
    'Melee, step 2: attack dice',
    'S1 p.21, public',
    'Both sides have attack dice by class for all their models: in this edition every model of a unit fights. What is added, and the most ' +
      'there is: V9.1.',
    'inferred'
  ),
  'R3.2': ruleText(
    'Exhausted in melee',
    'public',
    'A unit that is exhausted (R4.3) when the dice are counted, with the fatigue of its charge, suffers in melee, but how much is unknown ' +
      '(reading exhausted-melee).',
    'unknown'
  ),
  'R3.4': ruleText(
    'Melee, step 3: abilities and fatigue',
    'public',
    'Both sides act in turn (V9.13). Fatigue of the enemy unit buys armour 1 higher or that of the enemy 1 lower, one effect for each, as often ' +
      'as there is any; it comes off at once.',
    'public'
  ),
  'R3.5': ruleText(
    'Cap of attack dice in melee',
    'S2',
    'The pool of step 2 is cut to 16 dice (V9.1), and with abilities no more than twice the pool are rolled (V9.2).'
  ),
  'R3.6': ruleText(
    'Melee, step 4: attack roll',
    'S1 p.22, public',
    'Both sides roll: each die that equals or beats the armour of the enemy hits. No face hits or misses by itself: results are held ' +
      'between 1 and 6 after what changes them.',
    'inferred'
  ),
  'R3.7': ruleText(
    'Melee, step 5: defence roll',
    'S1 p.22-23, public',
    'Each side rolls a defence die for each hit it took and its bonus dice besides (reading defence-cap), none without a hit. Each 5 or ' +
      'more cancels one hit; 4 or more in closed ranks, or in solid cover for the unit that is charged.',
    'inferred'
  ),
  'R3.8': ruleText(
    'Melee, step 6: losses',
    'S1 p.22, public',
    'A model is lost for each uncancelled hit, on both sides at once. What a rule ignores comes off first, then Resilience, then Bodyguards ' +
      '(V9.8).',
    'inferred'
  ),
  'R3.10': ruleText(
    'Melee, step 8: winner and disengaging',
    'S1 p.23, public',
    'The side that lost fewer models wins and the other disengages: it withdraws S where no rule says otherwise. A tie makes the attacker ' +
      'disengage (reading tie-withdraws). Where a side is wiped out nobody disengages. Losses that Resilience cancels or Bodyguards take ' +
      'over decide nothing (reading resilience-counts, reading sacrifice-counts).',
    'inferred'
  ),
  'R3.12': ruleText('One against one', 'S1 p.23', 'One unit engages one enemy unit.', 'inferred'),
  'R4.0': ruleText(
    'Activations',
    'S2, public',
    'An activation is a move, a charge, a shot or a rest; a melee begins only with a charge. A free one takes no SAGA die, but gives fatigue ' +
      'like any other unless it is said to give none. A unit that begins in the open beyond L of all enemies may make a free move first, a ' +
      'manoeuvre, which does not come within L of any.',
    'public'
  ),
  'R4.1': ruleText(
    'Gaining fatigue',
    'public',
    'A unit takes 1 fatigue for every move, charge or shot after its first of the turn, that of a charge before the melee; 1 after each melee; ' +
      '1 when a friendly unit within S is eliminated; 1 for each use of Resilience (V9.8); and on bad ground (V9.14).',
    'public'
  ),
  'R4.2': ruleText(
    'Rest',
    'S2, public',
    'A rest removes 1 fatigue, and may be made without any; it is the first activation of the unit in the turn.',
    'public'
  ),
  'R4.3': ruleText(
    'Exhaustion',
    'public',
    'A unit at its fatigue limit (V9) is exhausted: it takes no more fatigue (reading fatigue-above-limit), is only activated to rest, and uses ' +
      'neither We Obey nor Resilience. In melee: R3.2.',
    'public'
  ),
  'R4.4': ruleText(
    'Fatigue spent against a move',
    'public',
    'Fatigue of an enemy that moves or charges is spent to make the distance S.',
    'public'
  ),
  'R6.2': ruleText(
    'Determination, We Obey, Pride',
    'S2, public',
    'Determination: once in its own activation phase a hero is activated for free. We Obey: once in that phase the hero, unless exhausted, ' +
      'activates another friendly unit within S for free. Pride: a hero who can charge an enemy hero must charge one.',
    'public'
  ),
  'R7.4': ruleText(
    'When abilities are used: the phases of a turn',
    'S2, public',
    'Orders and Activation in the own turn, first the dice and then the activations; their reactions in the turn of the enemy, never two to ' +
      'the same cause. Shooting when the own unit shoots, Shooting/Reaction when it is shot at; Melee in step 3, in the turn of either. What is ' +
      'printed under the phase, infantry or mounted, limits who may use it. Of two at the same moment that of the attacker comes first.',
    'public'
  ),
  'R7.5': ruleText(
    'Activation Pool',
    'S2, public',
    'Spend its die to roll two available dice, of which the spent die may be one: one other die is enough.',
    'public'
  )
} as const satisfies Record<string, RuleTextRow>

/** What the errata state and public material adds. */
const own = {
  V9: ruleText(
    'Profiles',
    'public',
    'Levies: armour 4 and an attack die for two models in melee; with missiles one for three, and one for two when shooting. Warriors: ' +
      'armour 4, one for each model and for two. Hearthguard: armour 5, two for each model and one for each. Warlord: armour 5, eight dice ' +
      'and four. The fatigue limit of all is 3. Saves are 4 or more when shot at, 5 or more in melee.',
    'public'
  ),
  'V9.0': ruleText(
    'Where the second edition is silent',
    'S2, public',
    'Anything not listed here is as in R1.1, R1.2, R1.4, R2.1, R2.3 to R2.5, R3.1, R3.6 to R3.10 and R3.12; natural rolls, caps, cover and ' +
      'exhaustion are as the readings say (reading cover-solid-shot, reading defence-cap, reading exhausted-melee). Abilities and fatigue are used in turn, the attacker first (reading first-act), and fatigue stops at its limit (reading fatigue-above-limit). Nothing else carries over.',
    'inferred'
  ),
  'V9.1': ruleText(
    'Attack pool',
    'S2',
    'Bonus attack dice of special rules and effects are at most the dice it has before them, halved ones in closed ranks, and one a model (reading bonus-model-cap). Then the pool is ' +
      'cut to 8 dice when shooting, to 16 in melee.'
  ),
  'V9.2': ruleText(
    'Most attack dice',
    'S2',
    'With abilities a unit rolls at most twice its pool of the end of step 1 when shooting, of step 2 in melee, after closing ranks: twelve ' +
      'warriors in closed ranks have six and roll twelve at most.'
  ),
  'V9.3': ruleText('Shots of no unit', 'S2', 'A shot that no unit makes has the bonus dice of its effect alone, all of them.'),
  'V9.4': ruleText(
    'Closing ranks',
    'S2, public',
    'A unit that is charged may close ranks: it halves its attack dice (readings close-ranks-order, close-ranks-rounding) and saves on 4 or ' +
      'more, as in solid cover, which does not add to it. Not with missile weapons, javelins, heavy weapons or anything to ride, not unarmed, with sarissas in the open alone, nor where a rule forbids it.',
    'public'
  ),
  'V9.5': ruleText(
    'Javelins',
    'S2, F24',
    'Attack dice are 1 higher in a melee where the unit charged and the enemy did not close ranks. In its own activation phase a unit that has ' +
      'not shot this turn may shoot for free and without fatigue, and then shoots no more in that phase. Until 2024 it could do so once in its ' +
      'own turn, after a move (reading javelin-shot).'
  ),
  'V9.6': ruleText('Composite bows', 'S2', 'Shots are free and without fatigue; a unit never makes two of them in a row.'),
  'V9.7': ruleText(
    'Equipment and fatigue spent',
    'public',
    'Bow, sling, crossbow and firearm: armour 1 lower; crossbows shoot with dice 1 higher, firearms within M, where a loss gives 1 fatigue. ' +
      'Javelins and composite bow: armour 1 lower in melee. Heavy weapon: armour 1 lower and dice 1 higher in melee. Sarissa: dice 1 higher ' +
      'against mounts and elephants, in the open without fatigue. Improvised projectiles and unarmed: the enemy saves with dice 1 higher. ' +
      'Horses and camels: armour 1 lower when shot at; riders against camels have dice 1 lower, mounts against elephants too. Elephants: 2 ' +
      'automatic hits, 4 against mounts or closed ranks. Heavy chariots: 6 dice and a hit each if they charge, else 2. The ' +
      'bearer of a war banner has no dice. What fatigue buys: R3.4.',
    'public'
  ),
  'V9.8': ruleText(
    'Resilience and Bodyguards',
    'S2, public',
    'When models would be removed, a unit with Resilience takes 1 fatigue to cancel as many losses as its Resilience says, again and again, ' +
      'but not while exhausted nor past its limit (reading resilience-use); a plain warlord has Resilience (1). Bodyguards: a friendly hearthguard is ' +
      'removed instead, which decides nothing and saves nobody else in turn.',
    'public'
  ),
  'V9.9': ruleText(
    'Heroic units and slaughter points',
    'S2, public',
    'A heroic unit has the class and the armour of its companions. Points: 1 for a hearthguard, 1 for two warriors, 1 for three levies, 4 ' +
      'for a warlord, and 1 more for each unit wiped out, a unit of one model too: a warlord gives 5.'
  ),
  'V9.10': ruleText(
    'SAGA dice rolled; no Side by Side',
    'S2, public',
    'A SAGA die has three faces of the common symbol, two of the uncommon and one of the rare. A unit gives the SAGA dice of its profile. So many are rolled, but no more than make eight with those left on the board, and the ' +
      'player who goes first rolls at most three SAGA dice in his first turn. There is no Side by Side.',
    'public'
  ),
  'V9.11': ruleText(
    'Muster',
    'S2, public',
    'Usual games are of 4 to 8 points. A point buys 4 hearthguard, 8 warriors or 12 levies, which are split into units of 4 to 12; a warlord ' +
      'leads them and is free. If both players like, each may once exchange 2 hearthguard, 4 warriors or 6 levies for another of the three.',
    'public'
  ),
  'V9.12': ruleText(
    'Battleboards',
    'S2, public',
    'Five boxes are used any number of times, the others once a turn. The boards of the Vikings and of the Normans are public, most boxes ' +
      'from one source; of other boards the boxes whose effect is certain, their costs unknown. Those of the first edition are not used.',
    'public'
  ),
  'V9.13': ruleText(
    'Step 3: acts in turn',
    'public',
    'Both sides act or pass in turn, the attacker or the shooter first (reading first-act). An act is one ability, one fatigue of the enemy ' +
      'spent, or one rule used instead of an ability; each SAGA die on a basic ability is an act of its own. Two passes in a row end the step ' +
      '(reading pass-final). A melee that ends in step 3 has no later step and gives no fatigue; what happens after a melee still happens.',
    'inferred'
  ),
  'V9.14': ruleText(
    'Uneven and dangerous ground',
    'S2, public',
    'Units on foot move and charge M, horses L, and S in uneven or dangerous ground. A move or charge that ends in dangerous ground gives 1 ' +
      'fatigue, 2 to horses; one that ends in uneven ground gives 1 to horses. Dangerous ground is not uneven for abilities.',
    'public'
  ),
  'V9.15': ruleText(
    'War banners',
    'public',
    'The bearer of a war banner has no attack dice. Its unit loses 1 fatigue when its activation phase begins. A rest may take all its ' +
      'fatigue off instead of 1, and then the unit does nothing more in this phase.',
    'public'
  ),
  'V9.16': ruleText(
    'Mercenaries',
    'S2, public',
    'No advanced ability activates or chooses mercenaries, and they trigger none. What holds for all units of a side holds for them too. They ' +
      'give SAGA dice as their class does. Loyal ones are like any other unit, but for the muster.',
    'public'
  ),
  'V9.17': ruleText(
    'Units and heroes with rules of their own',
    'BS, F24',
    'Their numbers are those printed, with what they always carry and ride; other equipment changes them (V9.7). A legendary warlord costs 1 ' +
      'point in place of the free one. A unit of mercenaries costs 1 point, and a warband has each at most once. A bard is free, and a wagon ' +
      'takes the place of half a point of models.',
    'public'
  )
} as const satisfies Record<string, RuleTextRow>

/** The id of a rule that the second edition alone has. */
export type SecondRuleId = keyof typeof own

const named = (rows: Readonly<Record<string, RuleTextRow>>): Readonly<Record<string, RuleText>> =>
  Object.fromEntries(Object.entries(rows).map(([rule, row]) => [rule, { ...row, rule }]))

const kept: Readonly<Record<string, RuleText>> = Object.fromEntries(
  Object.entries({ ...first, ...named(reworded) }).filter(([rule]) => carried.includes(rule) || rule in reworded)
)

/** Every rule of the second edition by its id: those that carry over, then its own. */
export const texts: Readonly<Record<string, RuleText>> = { ...kept, ...named(own) }
