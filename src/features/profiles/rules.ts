import { refuse } from '#kernel/refusal.ts'

/** Parts of a profile with their own visibility. */
export const guardedParts = [
  'email',
  'phone',
  'gender',
  'dob',
  'age',
  'city',
  'state',
  'zipcode',
  'language',
  'interests',
  'network',
  'collection',
  'wishlist',
  'presence',
] as const
export type GuardedPart = (typeof guardedParts)[number]

/** `connections`: members who follow each other, both accepted. */
export const circles = ['everyone', 'connections', 'nobody'] as const
export type Circle = (typeof circles)[number]
export type Visibility = Readonly<Record<GuardedPart, Circle>>

/** Privacy by default: names, places and contact details are hidden until the member changes that. */
export const usualVisibility: Visibility = {
  email: 'nobody',
  phone: 'nobody',
  gender: 'nobody',
  dob: 'nobody',
  age: 'nobody',
  city: 'nobody',
  state: 'nobody',
  zipcode: 'nobody',
  language: 'everyone',
  interests: 'everyone',
  network: 'everyone',
  collection: 'everyone',
  wishlist: 'everyone',
  presence: 'connections',
}

/** The viewer's relation to the member. */
export interface Relationship {
  readonly own: boolean
  /** The viewer is an accepted follower. */
  readonly follows: boolean
  /** The member is an accepted follower of the viewer. */
  readonly followed: boolean
}

/** Private profiles: `everyone` means accepted followers. */
export function shows(circle: Circle, is_private: boolean, { own, follows, followed }: Relationship): boolean {
  if (own) return true
  if (circle === 'nobody') return false
  return circle === 'connections' ? follows && followed : !is_private || follows
}

/** Names all parts hidden from this viewer, even empty ones, so that it does not reveal which are filled in. */
export const hiddenParts = (visibility: Visibility, is_private: boolean, standing: Relationship): GuardedPart[] =>
  guardedParts.filter((part) => !shows(visibility[part], is_private, standing))

/** Full years between two dates `YYYY-MM-DD`. */
export function ageOn(today: string, dob: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4))
  return today.slice(5) < dob.slice(5) ? years - 1 : years
}

const OLDEST = 130
/** Refuses dates in the future and ages above `OLDEST`. */
export function bornRightly(today: string, dob: string) {
  return dob > today || ageOn(today, dob) > OLDEST ? refuse('profile.dob') : undefined
}

/** The row of figures of a profile, in this order. */
export const figureNames = ['items', 'albums', 'for_trade', 'swaps'] as const

export const levels = ['none', 'bronze', 'silver', 'gold', 'platinum', 'diamond'] as const
export type Level = (typeof levels)[number]
/** Points needed for each level, in total. */
export const levelFrom: Readonly<Record<Level, number>> = { none: 0, bronze: 50, silver: 200, gold: 600, platinum: 1_500, diamond: 4_000 }

export interface Earned {
  readonly source: string
  readonly points: number
}
interface Source {
  readonly name: string
  readonly points: number
  readonly most: number
}
/** Points that count: each source up to its maximum; unknown sources are ignored. */
export const counted = (earned: readonly Earned[], sources: readonly Source[]): { source: string; points: number; most: number; each: number }[] =>
  sources.map(({ name: source, points: each, most }) => {
    return { source, points: Math.min(most, earned.find((one) => one.source === source)?.points ?? 0), most, each }
  })

export const levelOf = (points: number): Level => levels.findLast((level) => points >= levelFrom[level]) ?? 'none'
export function levelAfter(level: Level): { level: Level; points: number } | null {
  const next = levels[levels.indexOf(level) + 1]
  return next === undefined ? null : { level: next, points: levelFrom[next] }
}

/** Coins a member may earn in a day with items that others see. */
export const ITEM_COINS_A_DAY = 20
