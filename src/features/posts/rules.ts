/** Of the specification: an article is a post too. */
export const postKinds = ['Feed', 'Blog'] as const
export type PostKind = (typeof postKinds)[number]

export const audiences = ['Anyone', 'Connections'] as const
export type Audience = (typeof audiences)[number]

/** The specification's word for it: Private is 1, Public is 0. A private post is for connections. */
export const privacyOf = (audience: Audience): 0 | 1 => (audience === 'Connections' ? 1 : 0)

/** Undefined when the two contradict each other. */
export function audienceOf(audience: Audience | undefined, privacy: 0 | 1 | undefined): Audience | undefined {
  const meant = privacy === undefined ? audience : privacy === 1 ? 'Connections' : 'Anyone'
  if (audience !== undefined && meant !== audience) return undefined
  return meant ?? 'Anyone'
}

/** Written for everybody: its pictures have public addresses. What is written in a club is the club's, however open it is today. */
export const isForAll = ({ audience, club_id }: { readonly audience: string; readonly club_id: string | null }): boolean =>
  audience === 'Anyone' && club_id === null

/** Posts that stay at the head of a club's feed. */
export const MOST_PINNED = 3
/** Topics that a club's page names. */
export const MOST_TOPICS = 12
/** Members who are told of one post in a club. */
export const MOST_TOLD = 1_000
export const MOST_PICTURES = 8
export const MOST_TAGS = 20

/** Something to read or to see. */
export const isEmpty = ({ body, pictures, quoted }: { readonly body: string; readonly pictures: number; readonly quoted: boolean }): boolean =>
  body === '' && pictures === 0 && !quoted
