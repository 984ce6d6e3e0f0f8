import type { Texts } from './texts.ts'

/** Channels of notices. Push can be declared, but has no sender yet, so members are not asked about it. */
export const noticeChannels = ['in_app', 'mail', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Channels with a sender: the columns of the settings page. */
export const sendingChannels = ['in_app', 'mail'] as const satisfies readonly NoticeChannel[]
export type SendingChannel = (typeof sendingChannels)[number]

/** Sections of the notice settings page, in order. */
export const noticeSections = ['orders', 'account', 'flagging', 'clubs', 'network', 'profile'] as const
export type NoticeSection = (typeof noticeSections)[number]

/** `choice`: the member decides. `always`: required by law, contract or safety. `never`: not sent. */
export const channelChoices = ['choice', 'always', 'never'] as const
export type ChannelChoice = (typeof channelChoices)[number]
export interface NoticeChannels extends Readonly<Record<SendingChannel, ChannelChoice>> {
  readonly push?: ChannelChoice
}

/** Values in the texts of a notice. `amount` (minor units) is formatted with `currency` for its reader. */
export type NoticeProperty = Readonly<Record<string, string | number>>

/** The public part of a kind of notice; the slice of the event adds its recipients (`server/slices/notice.ts`). */
export interface NoticeDeclaration {
  readonly type: string
  readonly section: NoticeSection
  readonly channels: NoticeChannels
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
export type NoticeDeclarations = ReadonlyMap<string, NoticeDeclaration>

/** Text id of a part of a notice: `notice.follow_user.subject`. */
export const noticeText = (type: string, part: keyof NoticeDeclaration['texts']): string => `notice.${type}.${part}`
export const noticeTexts = ({ type, texts }: NoticeDeclaration): Texts =>
  Object.fromEntries(Object.entries(texts).map(([part, text]) => [noticeText(type, part as keyof typeof texts), text]))
