/** Examples at the head of each help page; each is one that works. */
export const EXAMPLES = {
  'saga-odds': [
    'melee 12 bondi charge 4 huscarls axe gives up dice',
    'shoot 8 crossbows +aimed-volley shoot 6 bondi in woods +asgard',
    'explore'
  ],
  melee: [
    'melee 12 bondi charge 4 huscarls axe gives up dice',
    'melee 6 hirdmen fatigue 1 +frigg +ullr charge 4 huscarls axe +lords-of-battle=3d',
    'melee "8w" "4hg, heavy cover" --attacker-armour 5 --explain',
    'melee 4 berserkers charge 8 welsh warriors --method both --trials 20000 --seed york',
    'melee 12 bondi charge 4 huscarls axe --what-if',
    'melee 8w charge 4hg --until "defender wiped out >= 10%" --by attacker.models',
    'melee 8 bondi charge 4 huscarls --observed 3:1',
    'melee 8 mounted knights charge 6 huscarls --roll 6 --prefer charge,attack-pool'
  ],
  shoot: [
    'shoot 8 crossbows +aimed-volley shoot 6 bondi in woods +asgard',
    'shoot 12 levies with bows shoot a warlord -f json',
    'shoot 8 priodaur moved +deadly-strike shoot 6 knights mounted'
  ],
  sweep: [
    'sweep melee 12 bondi charge 4 huscarls axe --vary attacker.models=4..12',
    'sweep melee bondi charge 4 huscarls --vary attacker.models=4..12 --vary defender.cover=none,heavy',
    'sweep shoot 8 crossbows shoot bondi --vary defender.models=4..12/4 --vary defender.cover=none,light,heavy -f csv'
  ],
  advise: [
    'advise 6 hirdmen fatigue 1 +frigg +ullr +heimdall +combat-pool=2 charge 4 huscarls axe fatigue 1 +lords-of-battle +shieldwall',
    'advise 8 crossbows +aimed-volley +attack-pool=2 shoot 6 bondi +asgard --goal "defender wiped out"',
    'advise 6 hirdmen ++ullr +frigg charge 8 ceorls +shieldwall --for defender --price die=0.3'
  ],
  compare: [
    'compare 8 warriors or 4 hearthguard or 4 berserkers vs 12 levies or 6 hearthguard in rocks',
    'compare examples/rosters/ragnars-forty.yaml examples/rosters/normans.yaml',
    'compare 8 bondi or 4 hirdmen vs 8 warriors --charged',
    'compare 12 levies with bows or 8 crossbows shoot 8 warriors in woods -f line'
  ],
  plan: [
    'plan 8 crossbows shoot 4 huscarls then 6 mounted knights charge them',
    'plan examples/full-turn.yaml',
    'plan examples/shoot-or-charge.yaml --solve "the fyrd is gone"',
    'plan examples/full-turn.yaml --explain step 4'
  ],
  review: [
    'review examples/game.yaml',
    'review "12 bondi charge 4 huscarls axe gives up dice: 2:3" "4 huscarls charge 9 bondi: 1:2"',
    'review examples/game.yaml --explain'
  ],
  dice: [
    'dice 6 normans --want terrified,stamping,charge --keep attack-pool',
    'dice --rolled CCUURC normans --want charge,stamping,storm-of-arrows',
    'dice normans --units 2x4hg 3x8w 12lev wl',
    'dice wrath 3'
  ],
  throw: [
    'throw 20 dice on 6+, none',
    'throw 19 dice showing 1-2 --observed 9',
    'throw 8 dice on 4+ rerolls',
    'throw 12 attack dice on 4+ against saves 5+ then 4 dice on 6+, at least 5'
  ],
  warband: [
    'warband check examples/rosters/ragnars-forty.yaml',
    'warband show examples/rosters/normans.yaml',
    'warband build vikings 6 --against "8 warriors, 4 hearthguard" --keep "4 berserkers"',
    'warband points 9 warriors 10 levies 3 hearthguard'
  ],
  threats: [
    'threats --warband examples/rosters/ragnars-forty.yaml --against examples/rosters/anglo-danes.yaml',
    'threats --warband "12 bondi, 4 hirdmen" --against "2x6 huscarls axe, 12 geburs slings" --reach "huscarls-1: bondi 5, hirdmen 8"'
  ],
  board: [
    'board new --name "Reed Folk" -o reed-folk.yaml',
    'board new --name "Reed Folk" --edition 2 --troop "Reed Guard=hearthguard, javelins, mounted"',
    'board check examples/reedfolk.yaml'
  ],
  import: [
    'import examples/import/fenland.ros',
    'import examples/import/saga.gst examples/import/fenland.cat -o fenland.yaml',
    'import examples/import/fenland.json -o fenland-list.yaml'
  ],
  batch: [
    'batch examples/evening.ndjson --select result.attackerWins,defender.losses.mean',
    'batch examples/armouries.csv --jobs 2',
    'batch examples/evening.ndjson -f csv --select headline,attacker.wipedOut'
  ],
  book: ['book -o book --every 20000', 'book --check examples/book'],
  explore: ['explore', 'explore 12 bondi charge 4 huscarls axe', 'explore --edition 2'],
  page: [
    'page -o odds.html',
    'page --warband examples/rosters/ragnars-forty.yaml --against examples/rosters/normans.yaml -o game.html',
    'page --edition 2 -o odds.html'
  ],
  sheet: [
    'sheet examples/rosters/ragnars-forty.yaml --against examples/rosters/normans.yaml -o sheet.html',
    'sheet examples/rosters/welsh.yaml -f markdown',
    'sheet examples/rosters/welsh.yaml --against "4 hearthguard, 8 warriors"'
  ],
  completion: ['completion bash', 'completion zsh', 'completion fish'],
  rules: ['rules', 'rules vikings', 'rules ullr', 'rules R3.5', 'rules readings']
} as const
