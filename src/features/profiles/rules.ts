import { refuse } from '#kernel/refusal.ts'

/** Each part of a profile about which its member decides. */
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
] as const
export type GuardedPart = (typeof guardedParts)[number]

/** Connections follow each other, and both have been accepted. */
export const circles = ['everyone', 'connections', 'nobody'] as const
export type Circle = (typeof circles)[number]
export type Visibility = Readonly<Record<GuardedPart, Circle>>

/** What names, places or reaches a person is theirs alone until they say otherwise. */
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
}

/** Where the viewer stands with the member. */
export interface Relationship {
  readonly own: boolean
  /** The viewer follows the member, and was accepted. */
  readonly follows: boolean
  /** The member follows the viewer, and was accepted. */
  readonly followed: boolean
}

/** A private profile has no everyone: its everyone are those whom the member has let follow. */
export function shows(circle: Circle, is_private: boolean, { own, follows, followed }: Relationship): boolean {
  if (own) return true
  if (circle === 'nobody') return false
  return circle === 'connections' ? follows && followed : !is_private || follows
}

/** Parts that this viewer may not see, whether or not something stands there. */
export const hiddenParts = (visibility: Visibility, is_private: boolean, standing: Relationship): GuardedPart[] =>
  guardedParts.filter((part) => !shows(visibility[part], is_private, standing))

/** Whole years between two days of the calendar, `YYYY-MM-DD`. */
export function ageOn(today: string, dob: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4))
  return today.slice(5) < dob.slice(5) ? years - 1 : years
}

const OLDEST = 130
/** Nobody is born tomorrow, or older than anybody ever was. */
export function bornRightly(today: string, dob: string) {
  return dob > today || ageOn(today, dob) > OLDEST ? refuse('profile.dob') : undefined
}

export const levels = ['none', 'bronze', 'silver', 'gold', 'platinum', 'diamond'] as const
export type Level = (typeof levels)[number]
/** What a level takes, all in all. */
export const levelFrom: Readonly<Record<Level, number>> = { none: 0, bronze: 50, silver: 200, gold: 600, platinum: 1_500, diamond: 4_000 }

/** What each deed brings, and how much all of its kind bring together: a level is a way, not one thing done often. */
export const levelSources = {
  month: { points: 5, most: 300 },
  store: { points: 20, most: 20 },
  item: { points: 1, most: 200 },
  bought: { points: 10, most: 1_000 },
  sold: { points: 10, most: 2_000 },
  partner: { points: 15, most: 3_000 },
} as const
export type LevelSource = keyof typeof levelSources
export const levelSourceNames = Object.keys(levelSources) as [LevelSource, ...LevelSource[]]

export interface Earned {
  readonly source: string
  readonly points: number
}
/** What counts of what was earned: no source beyond its bound, and none that nobody knows any more. */
export const counted = (earned: readonly Earned[]): { source: LevelSource; points: number; most: number; each: number }[] =>
  levelSourceNames.map((source) => {
    const { points: each, most } = levelSources[source]
    return { source, points: Math.min(most, earned.find((one) => one.source === source)?.points ?? 0), most, each }
  })

export const levelOf = (points: number): Level => levels.findLast((level) => points >= levelFrom[level]) ?? 'none'
/** The level after this one, and what it takes. */
export function levelAfter(level: Level): { level: Level; points: number } | null {
  const next = levels[levels.indexOf(level) + 1]
  return next === undefined ? null : { level: next, points: levelFrom[next] }
}
