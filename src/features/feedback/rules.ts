export const roles = ['buyer', 'seller'] as const
export type Role = (typeof roles)[number]
export const questions = ['as_described', 'packing', 'speed', 'contact'] as const
export type Question = (typeof questions)[number]
/** Whom feedback is about: a member, or the store of which something was bought. */
export const targets = ['User', 'Store'] as const
export type RatingTarget = (typeof targets)[number]
export const STARS = 5

/** A buyer receives a parcel and can judge all of it; a seller receives a payment and letters. */
const asked: Readonly<Record<Role, readonly Question[]>> = { buyer: questions, seller: ['speed', 'contact'] }
interface Kind {
  readonly trade_id: string | null
  readonly circle_id: string | null
}
/** In a trade both receive a parcel. */
export const askedOf = (role: Role, { trade_id }: Pick<Kind, 'trade_id'>): readonly Question[] => (trade_id === null ? asked[role] : questions)
/** In a circle nobody receives from whom they send to: only whoever received a parcel writes, and there is no answer in kind to be afraid of. */
export const isOneWay = ({ circle_id }: Pick<Kind, 'circle_id'>) => circle_id !== null

/** Days. */
export const WINDOW_DAYS = 60
export const REVEAL_DAYS = 14
export const REVISE_DAYS = 30
/** Scores are shown from this many distinct partners of this many months on. */
export const PARTNERS_LEAST = 3
export const SCORE_MONTHS = 12
export const REWARD_COINS = 2

const DAY = 86_400_000
export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY)

export interface Given {
  readonly role: Role
  readonly revealed_at: Date | null
  readonly revised_at: Date | null
  readonly replied_at: Date | null
}
export const actions = ['give', 'revise', 'reply'] as const
export type FeedbackAction = (typeof actions)[number]

export const mayGive = (own: Given | undefined, closes_at: Date, now: Date) => !own && now < closes_at
export const mayRevise = (own: Given | undefined, now: Date) =>
  own?.revealed_at != null && own.revised_at === null && now < daysAfter(own.revealed_at, REVISE_DAYS)
export const mayReply = (theirs: Given | undefined) => theirs?.revealed_at != null && theirs.replied_at === null

/** What a party of the deal may do now. */
export function actionsOf(own: Given | undefined, theirs: Given | undefined, closes_at: Date, now: Date): FeedbackAction[] {
  const may: Readonly<Record<FeedbackAction, boolean>> = { give: mayGive(own, closes_at, now), revise: mayRevise(own, now), reply: mayReply(theirs) }
  return actions.filter((action) => may[action])
}

/** Double-blind: nobody reads the other's words before writing their own, unless the time for waiting has passed. */
export const revealsAt = (given_at: Date, closes_at: Date) => {
  const waited = daysAfter(given_at, REVEAL_DAYS)
  return waited < closes_at ? waited : closes_at
}

export type Answers = Readonly<Record<Question, number | null>>
/** Mean of the given answers in hundredths, rounded half up. */
export function scoreOf(answers: Answers): number {
  const given = questions.flatMap((question) => answers[question] ?? [])
  return Math.round((given.reduce((sum, stars) => sum + stars, 0) * 100) / given.length)
}

export interface Received {
  readonly partner: string
  readonly score: number
}
/** The score that is shown: every partner counts once, with the mean of what they gave. Null under three partners. */
export function scoreOver(received: readonly Received[]): number | null {
  const partners = [...Map.groupBy(received, ({ partner }) => partner).values()]
  if (partners.length < PARTNERS_LEAST) return null
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  return Math.round(mean(partners.map((one) => mean(one.map(({ score }) => score)))))
}
