import { localWeekday } from '#kernel/time/local-time.ts'

/** Browsers a member may be told on. */
export const BROWSERS_AT_MOST = 10
/** Refused messages in a row after which a subscription is given up. */
export const REFUSALS_ENOUGH = 5
/** Characters of a notice that a system shows. */
const TITLE = 80
const BODY = 160

export interface NoticeWords {
  readonly subject: string
  readonly message: string
  /** Name of its kind, as on the settings page. */
  readonly name: string
}
/** Privacy: on a locked screen stands what kind of thing happened; names, amounts and titles only if the member wants that. */
export const pushWords = ({ subject, message, name }: NoticeWords, open: boolean, site: string) =>
  open ? { title: cut(subject, TITLE), body: cut(message, BODY) } : { title: site, body: cut(name, BODY) }

const cut = (text: string, most: number) => {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}

/** Eight in the morning, of weekly summaries on Mondays. */
export const DIGEST_MINUTE = 8 * 60
const MONDAY = 1
export const isWeekly = (now: Date, zone: string): boolean => localWeekday(now, zone) === MONDAY
/** Notices that a summary tells of. */
export const DIGEST_LINES = 20
