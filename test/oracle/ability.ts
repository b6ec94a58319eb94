/** SAGA dice laid on a pool box: each common die gives one die, each rare die two (section 7). */
export interface PoolDice {
  readonly attack?: number
  readonly rareAttack?: number
  readonly defence?: number
  readonly rareDefence?: number
}

/** An ability as it is played, with what its player chooses. */
export type Ability =
  | ({ readonly id: 'combat-pool' } & PoolDice)
  | ({ readonly id: 'attack-pool' } & Pick<PoolDice, 'attack' | 'rareAttack'>)
  | { readonly id: 'lords-of-battle'; readonly attack: number; readonly defence: number }
  | { readonly id: 'heimdall' | 'charge'; readonly rare?: boolean }
  | { readonly id: 'valhalla'; readonly models: number; readonly rare?: boolean }
  | { readonly id: 'war-dance'; readonly fatigue: number }
  /** Taillefer's Expert Rider: SAGA dice on his activation boxes (R6.4). */
  | { readonly id: 'expert-rider'; readonly dice: number }
  | { readonly id: PlainAbility }

type PlainAbility =
  | 'trapped'
  | 'exhaustion'
  | 'ragnarok'
  | 'terrified'
  | 'njord'
  | 'frigg'
  | 'ullr'
  | 'thor'
  | 'shieldwall'
  | 'hard-as-iron'
  | 'the-push'
  | 'unforgiving'
  | 'stubbornness'
  | 'stamping'
  | 'crush'
  | 'pursuit'
  | 'dex-aie'
  | 'ambush'
  | 'strength-in-numbers'
  | 'asgard'
  | 'aimed-volley'
  | 'deadly-strike'
  /** Sven Forkbeard: +1 attack die per enemy, and 3 attack dice for armour +1 (R6.4). */
  | 'vengeful'
  | 'conqueror'
