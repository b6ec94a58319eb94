/** Examples at the head of each help page; each is one that works. */
export const EXAMPLES = {
  'saga-odds': [
    'melee 12 bondi charge 4 huscarls axe gives up dice',
    'shoot 8 crossbows +aimed-volley shoot 6 bondi in woods +asgard',
    'rules vikings'
  ],
  melee: [
    'melee 12 bondi charge 4 huscarls axe gives up dice',
    'melee 6 hirdmen fatigue 1 +frigg +ullr charge 4 huscarls axe +lords-of-battle=3d',
    'melee "8w" "4hg, heavy cover" --attacker-armour 5 --explain',
    'melee 4 berserkers charge 8 welsh warriors --method both --trials 20000 --seed york'
  ],
  shoot: [
    'shoot 8 crossbows +aimed-volley shoot 6 bondi in woods +asgard',
    'shoot 12 levies with bows shoot a warlord -f json',
    'shoot 8 priodaur moved +deadly-strike shoot 6 knights mounted'
  ],
  rules: ['rules', 'rules vikings', 'rules ullr', 'rules R3.5', 'rules readings']
} as const
