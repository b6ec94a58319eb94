/** The joint distribution of two losses that do not depend on each other. */
export const together = (attacker: readonly number[], defender: readonly number[]): readonly (readonly number[])[] =>
  attacker.map(a => defender.map(d => a * d))
