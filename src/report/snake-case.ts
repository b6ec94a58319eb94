/** `result.attackerWins` as the column `attacker_wins`, `defender.losses.atLeast.4` as `defender_losses_at_least_4`. */
export const snake = (path: string): string =>
  path
    .replace(/^result\./u, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .replaceAll('.', '_')
    .toLowerCase()
