const MOST = 99

/** Text of a badge; '' for zero. */
export const badge = (count: number): string => (count > MOST ? `${MOST}+` : count > 0 ? String(count) : '')

/** Coins in the header: from 1,000 on in thousands with one decimal, cut and not rounded, so that no more stands there than is in the wallet. */
export const coinBadge = (coins: number): string => (coins < 1_000 ? String(coins) : `${(Math.floor(coins / 100) / 10).toFixed(1)}K`)
