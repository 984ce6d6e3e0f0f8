import { channelOf, type NoticeChannel, type NoticeDeclaration, type NoticeDeclarations, noticeChannels } from '#kernel/notice.ts'
import { localMinutes, nextLocal } from '#kernel/time/local-time.ts'

/** Setting: likes and followers of one kind stand in one row of the list. */
export const GROUPING = 'grouping'

/** Setting: what a notice tells stands on the locked screen too. */
export const PUSH_TEXT = 'push_text'

/** Setting: summaries by mail, of all kinds that are chosen for them. */
export const DIGEST = 'digest'

/** Settings: the hours in which nothing rings and no letter comes, in the member's time zone. From empty: none. */
export const [QUIET_FROM, QUIET_TO] = ['quiet_from', 'quiet_to'] as const
export const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60

/** When the quiet hours end, if it is quiet now. */
export function quietUntil(now: Date, zone: string, from: string, to: string): Date | null {
  if (from === '' || from === to) return null
  const [begin, end, here] = [minutesOf(from), minutesOf(to), localMinutes(now, zone)]
  const quiet = begin < end ? here >= begin && here < end : here >= begin || here < end
  return quiet ? nextLocal(now, zone, end) : null
}

/** Name of a notice's switch among the settings. */
export const cell = (type: string, channel: NoticeChannel) => `${type}.${channel}`

/** Switches that the member may change: on or off, or of mail a time. */
export const switchesOf = (notices: NoticeDeclarations): readonly string[] =>
  [...notices.values()].flatMap((notice) => SWITCHED.filter((one) => channelOf(notice, one) === 'choice').map((one) => cell(notice.type, one)))
const SWITCHED = noticeChannels.filter((one) => one !== 'mail')

export function reaches(notice: NoticeDeclaration, channel: NoticeChannel, chosen: unknown): boolean {
  const reach = channelOf(notice, channel)
  return reach === 'always' || (reach === 'choice' && chosen !== false && (channel !== 'mail' || (chosen ?? 'at_once') === 'at_once'))
}

/** Steps of onboarding in order. */
export const onboardingSteps = ['countries', 'categories', 'topics', 'verify-email', 'follow-users', 'user-info'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Next step of onboarding. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | 'finished' => onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'finished'
