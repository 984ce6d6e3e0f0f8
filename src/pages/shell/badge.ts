const MOST = 99

/** What a small round badge has room for; nothing for none. */
export const badge = (count: number): string => (count > MOST ? `${MOST}+` : count > 0 ? String(count) : '')
