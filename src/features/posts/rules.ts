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

export const MOST_PICTURES = 8
export const MOST_TAGS = 20

/** Something to read or to see. */
export const isEmpty = ({ body, pictures, quoted }: { readonly body: string; readonly pictures: number; readonly quoted: boolean }): boolean =>
  body === '' && pictures === 0 && !quoted
