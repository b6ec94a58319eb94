import { ruleText } from './rule-text'

/** Activations, moves and fatigue. */
export const fatigue = {
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
