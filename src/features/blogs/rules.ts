export const MOST_TAGS = 8
/** Earlier texts of a draft that are kept. */
export const MOST_VERSIONS = 20
/** Between two of them, unless somebody chooses over another text. */
export const VERSION_MINUTES = 10

const YEAR_MS = 366 * 86_400_000
/** A time at which something can be published: not past, within a year. */
export const isTime = (at: Date, now: Date): boolean => at > now && at.getTime() - now.getTime() <= YEAR_MS

/** News are the operator’s. */
export const mayBeNews = ({ permissions }: { readonly permissions: ReadonlySet<string> }): boolean => permissions.has('user.access.admin')
