import type { Texts } from './texts.ts'

/** Channels of notices, in the order of the columns of the settings page. */
export const noticeChannels = ['in_app', 'push', 'mail'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Sections of the notice settings page, in order. */
export const noticeSections = ['orders', 'account', 'flagging', 'clubs', 'events', 'network', 'profile'] as const
export type NoticeSection = (typeof noticeSections)[number]

/** `choice`: the member decides. `always`: required by law, contract or safety. `never`: not sent. `digest`: by mail in a summary, if wanted. */
export const channelChoices = ['choice', 'always', 'never', 'digest'] as const
export type ChannelChoice = (typeof channelChoices)[number]
export interface NoticeChannels extends Readonly<Record<Exclude<NoticeChannel, 'push'>, Exclude<ChannelChoice, 'digest'>>> {
  /** Left out: the member's choice, where a notice stands in the list. */
  readonly push?: ChannelChoice
}

/** Values in the texts of a notice. `amount` (minor units) is formatted with `currency` for its reader. */
export type NoticeProperty = Readonly<Record<string, string | number>>

/** The public part of a kind of notice; the slice of the event adds its recipients (`server/slices/notice.ts`). */
export interface NoticeDeclaration {
  readonly type: string
  /** The name on the wire, when it is one of the specification's that several slices tell. */
  readonly told_as?: string
  readonly section: NoticeSection
  /** Only those whose roles hold it can be told: others are not asked how. */
  readonly permission?: string
  readonly channels: NoticeChannels
  /** Its letter waits at least so long for the notice to be read; not where the deployment lets letters leave at once. */
  readonly letter_waits_s?: number
  readonly texts: {
    /** For the settings page: name, when it happens, and why it cannot be switched off. */
    readonly name: string
    readonly line: string
    readonly always?: string
    /** For the list of notices; missing for a kind that only sends letters. */
    readonly subject?: string
    readonly message?: string
    /** The subject when several members stand in one row: `{sender}` is the latest, `{others}` the number of the others. */
    readonly many?: string
  }
  /** Link of the notice, when it is not its subject's page. Open redirect: built from ids and properties, never from a given address. */
  readonly path?: (row: NoticeTarget) => string
}
/** What a link of a notice is built from. */
export interface NoticeTarget {
  readonly member_id: string
  readonly subject_id: string
  readonly property: NoticeProperty
  /** Members who stand in the row. */
  readonly count: number
}
/** What a channel leaves to the member. Push tells of a row of the list: without one there is nothing to open. */
export function channelOf({ channels, texts }: NoticeDeclaration, channel: NoticeChannel): ChannelChoice {
  const listed = texts.subject !== undefined
  if (channel === 'push') return channels.push ?? (listed ? 'choice' : 'never')
  return channel === 'mail' && channels.mail === 'never' && listed ? 'digest' : channels[channel]
}

/** When mail of a kind comes. */
export const mailTimes = ['at_once', 'daily', 'weekly', 'off'] as const
export type MailTime = (typeof mailTimes)[number]

/** The times that a member may choose, the usual one first. A summary is made of rows of the list. */
export function mailTimesOf(notice: NoticeDeclaration): readonly MailTime[] {
  const reach = channelOf(notice, 'mail')
  if (reach === 'digest') return ['off', 'daily', 'weekly']
  if (reach !== 'choice') return []
  return notice.texts.subject === undefined ? ['at_once', 'off'] : mailTimes
}

export type NoticeDeclarations = ReadonlyMap<string, NoticeDeclaration>

/** Text id of a part of a notice: `notice.follow_user.subject`. */
export const noticeText = (type: string, part: keyof NoticeDeclaration['texts']): string => `notice.${type}.${part}`
export const noticeTexts = ({ type, texts }: NoticeDeclaration): Texts =>
  Object.fromEntries(Object.entries(texts).map(([part, text]) => [noticeText(type, part as keyof typeof texts), text]))
