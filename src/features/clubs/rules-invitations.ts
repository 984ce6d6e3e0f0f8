/** To an address, or for whoever has the link. */
export const INVITED = ['letter', 'link'] as const

export const LETTER_DAYS = 14
/** After its end a letter lets nobody in, but its reader can refuse more letters for so long. */
export const LETTER_OFF_DAYS = 30
export const LINK_DAYS = { least: 1, most: 30, usual: 7 } as const
export const LINK_USES = { least: 1, most: 250, usual: 25 } as const
/** Of one club, open at a time: their list is read whole. */
export const MOST_OPEN = 100
/** Letters of one member in a day, whatever becomes of them. */
export const LETTERS_A_DAY = 20

interface Standing {
  readonly standing: string
  readonly ends_at: Date | null
  /** Last removed, rejected or banned. */
  readonly put_out_at: Date | null
}
/** Whoever was put out or turned down does not come back by what was made before. Nobody who is banned comes in. */
export function mayEnter(own: Standing | undefined, made_at: Date, now: Date): boolean {
  if (!own) return true
  if (own.standing === 'banned' && !(own.ends_at !== null && own.ends_at <= now)) return false
  return own.put_out_at === null || own.put_out_at < made_at
}

/** Names go into letters to strangers: mail programs make links of what looks like an address. */
export const unlinked = (name: string): string => name.replace(/[.:/@\\]+(?=\S)/g, ' ').trim()
