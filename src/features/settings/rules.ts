/** Where a member reads about what happened. Push joins when it exists. */
export const channels = ['in_app', 'mail'] as const
export type Channel = (typeof channels)[number]

/** Sections of the page of notifications, in its order. */
export const noticeSections = ['orders', 'account', 'flagging', 'clubs', 'network', 'profile'] as const
export type NoticeSection = (typeof noticeSections)[number]

/** `choice`: the member's. `always`: law, contract or safety asks for it. `never`: there is none. */
export type ChannelChoice = 'choice' | 'always' | 'never'
export interface NoticeRow extends Readonly<Record<Channel, ChannelChoice>> {
  readonly section: NoticeSection
}

/** Every event that a member hears of, and what may be switched off. A slice that tells of something new adds its row. */
export const noticeRows = {
  sale_order_confirmation: { section: 'orders', in_app: 'choice', mail: 'never' },
  // Who has been paid must send: the contract of sale says so.
  store_order_received: { section: 'orders', in_app: 'choice', mail: 'always' },
  store_order_action: { section: 'orders', in_app: 'choice', mail: 'choice' },
  reserved_credit: { section: 'orders', in_app: 'choice', mail: 'never' },
  // Money of theirs that we return: whoever it belongs to must know.
  money_returned: { section: 'orders', in_app: 'choice', mail: 'always' },
  follow_user: { section: 'network', in_app: 'choice', mail: 'never' },
  level_changed: { section: 'profile', in_app: 'choice', mail: 'never' },
  // What was paid, and what ends, must be known: the letters of plans always go out.
  membership_status_changed: { section: 'account', in_app: 'choice', mail: 'always' },
  security: { section: 'account', in_app: 'never', mail: 'always' },
} as const satisfies Readonly<Record<string, NoticeRow>>
export type NoticeEvent = keyof typeof noticeRows

export const noticeEvents = Object.keys(noticeRows) as [NoticeEvent, ...NoticeEvent[]]
export const isNoticeEvent = (event: string): event is NoticeEvent => Object.hasOwn(noticeRows, event)

/** The name of a cell of the matrix among the settings. */
export const cell = (event: NoticeEvent, channel: Channel) => `${event}.${channel}` as const

/** Every cell that is the member's to decide. */
export const cells = Object.keys(noticeRows)
  .filter(isNoticeEvent)
  .flatMap((event) => channels.filter((channel) => noticeRows[event][channel] === 'choice').map((channel) => cell(event, channel)))

export function reaches(event: NoticeEvent, channel: Channel, chosen: unknown): boolean {
  const reach: ChannelChoice = noticeRows[event][channel]
  return reach === 'always' || (reach === 'choice' && chosen !== false)
}

/** The way of somebody new, in the order of the strip. */
export const onboardingSteps = ['countries', 'categories', 'topics', 'verify-email', 'follow-users', 'user-info'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** Where a signed-up member stands: the step they come to next. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | 'finished' => onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'finished'
