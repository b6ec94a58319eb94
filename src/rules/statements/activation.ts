import type { Statement } from './statement'

/** Activations and moves (S1 p.10-14). */
export const activation = {
  'S1 p.10.1': [
    'The first box of every board activates one unit of hearthguard, or the warlord.',
    'R7.3',
    'vikings/hirdmen',
    'anglo-danes/huscarls',
    'normans/knights',
    'welsh/teulu'
  ],
  'S1 p.10.2': [
    'The second box activates one unit of warriors, and no other class.',
    'vikings/bondi',
    'anglo-danes/ceorls',
    'normans/sergeants',
    'welsh/priodaur'
  ],
  'S1 p.10.3': [
    'The third box activates one unit of levies.',
    'vikings/thralls',
    'anglo-danes/geburs',
    'normans/peasants',
    'welsh/bonnedig'
  ],
  'S1 p.10.4': ['Any symbol activates hearthguard or the warlord.', 'R7.3', 'anglo-danes/huscarls'],
  'S1 p.10.5': ['Axes and helmets activate warriors.', 'R7.3', 'anglo-danes/ceorls'],
  'S1 p.10.6': ['Horses and helmets activate levies.', 'R7.3', 'anglo-danes/geburs'],
  'S1 p.10.7': ['One die activates one unit once; a second activation takes a second die.', 'R7.3'],
  'S1 p.10.8': ['Without an activation no unit moves, fights or shoots.', 'R4.0'],
  'S1 p.11.1': ['A unit that is activated moves, shoots or rests.', 'R4.0'],
  'S1 p.11.2': ['Only units with missile weapons shoot.', 'R2.7'],
  'S1 p.11.3': ['A rest takes one fatigue off.', 'R4.2'],
  'S1 p.11.4': ['An activation is resolved before the next begins, its shot or melee included.', 'R4.0'],
  'S1 p.11.5': ['A unit may be activated any number of times a turn while there are dice.', 'R4.0'],
  'S1 p.11.6': ['The turn ends when nothing is left to activate units with.', 'R7.4'],
  'S1 p.12.1': ['Every model of a unit is within VS of another of it.', 'R4.5'],
  'S1 p.12.2': ['Losses may not break that formation.', 'R2.5', 'R3.8'],
  'S1 p.12.3': ['A warlord is free of formation and never joins a unit.', 'R1.3'],
  'S1 p.12.4': ['When a unit moves, all its models do; none of it shoots meanwhile.', 'R4.0'],
  'S1 p.12.5': ['A unit that was activated to move and stays where it is has moved.', 'R4.0', 'R4.1'],
  'S1 p.12.6': ['Models on foot move M, 6 inches.', 'R4.5'],
  'S1 p.12.7': ['A model that comes within VS of an enemy ends in contact with him; of several, with one of them.', 'R4.0'],
  'S1 p.12.8': ['Where it cannot reach contact it stays outside VS.', 'R4.0'],
  'S1 p.12.9': ['Models that are engaged keep nobody from coming within VS of them.', 'R4.0'],
  'S1 p.13.1': ['Open ground, bridges and roads included, slows nobody.', 'R4.5'],
  'S1 p.13.2': ['A unit moves S where one of its models starts, ends or passes in uneven ground.', 'R4.5'],
  'S1 p.13.3': ['Impassable ground, the edge of the table too, is not entered.', 'R4.5'],
  'S1 p.13.4': ['Models, friends too, and the gaps between them are impassable.', 'R4.5'],
  'S1 p.14.1': ['A unit that starts a second or later move within S of an enemy must engage it.', 'R4.6'],
  'S1 p.14.2': ['Where it cannot, the activation is not possible, or is lost if it was declared.', 'R4.6'],
  'S1 p.14.3': ['Of several enemies within S it must engage the nearest.', 'R4.6'],
  'S1 p.14.4': ['On its first move a unit within S of enemies does as it likes.', 'R4.6']
} as const satisfies Record<string, Statement>
