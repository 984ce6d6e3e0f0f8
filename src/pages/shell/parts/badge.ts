const MOST = 99

/** Text of a badge; '' for zero. */
export const badge = (count: number): string => (count > MOST ? `${MOST}+` : count > 0 ? String(count) : '')
