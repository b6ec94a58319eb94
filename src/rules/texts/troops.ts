import { ruleText } from './rule-text'

/** Weapons, horses and the factions' troops. */
export const troops = {
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
