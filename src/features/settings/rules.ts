import { type NoticeDeclaration, type NoticeDeclarations, type SendingChannel, sendingChannels } from '#kernel/notice.ts'

/** The name of a cell of the matrix among the settings. */
export const cell = (type: string, channel: SendingChannel) => `${type}.${channel}`

/** Every cell that is the member's to decide. */
export const cellsOf = (notices: NoticeDeclarations): readonly string[] =>
  [...notices.values()].flatMap(({ type, channels }) => sendingChannels.filter((one) => channels[one] === 'choice').map((one) => cell(type, one)))

export function reaches({ channels }: NoticeDeclaration, channel: SendingChannel, chosen: unknown): boolean {
  const reach = channels[channel]
  return reach === 'always' || (reach === 'choice' && chosen !== false)
}

/** The way of somebody new, in the order of the strip. */
export const onboardingSteps = ['countries', 'categories', 'topics', 'verify-email', 'follow-users', 'user-info'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Where a signed-up member stands: the step they come to next. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | 'finished' => onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'finished'
