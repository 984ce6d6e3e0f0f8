import { type NoticeDeclaration, type NoticeDeclarations, type SendingChannel, sendingChannels } from '#kernel/notice.ts'

/** Setting: likes and followers of one kind stand in one row of the list. */
export const GROUPING = 'grouping'

/** Name of a notice's switch among the settings. */
export const cell = (type: string, channel: SendingChannel) => `${type}.${channel}`

/** Switches that the member may change. */
export const cellsOf = (notices: NoticeDeclarations): readonly string[] =>
  [...notices.values()].flatMap(({ type, channels }) => sendingChannels.filter((one) => channels[one] === 'choice').map((one) => cell(type, one)))

export function reaches({ channels }: NoticeDeclaration, channel: SendingChannel, chosen: unknown): boolean {
  const reach = channels[channel]
  return reach === 'always' || (reach === 'choice' && chosen !== false)
}

/** Steps of onboarding in order. */
export const onboardingSteps = ['countries', 'categories', 'topics', 'verify-email', 'follow-users', 'user-info'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Next step of onboarding. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | 'finished' => onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'finished'
