import type { Texts } from './texts.ts'

/** Where a member reads about what happened. Push is declared with a notice and has no sender yet: nothing is asked about it. */
export const noticeChannels = ['in_app', 'mail', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Channels with a sender: the columns of the settings page. */
export const sendingChannels = ['in_app', 'mail'] as const satisfies readonly NoticeChannel[]
export type SendingChannel = (typeof sendingChannels)[number]

/** Sections of the settings page of notices, in its order. */
export const noticeSections = ['orders', 'account', 'flagging', 'clubs', 'network', 'profile'] as const
export type NoticeSection = (typeof noticeSections)[number]

/** `choice`: the member's. `always`: law, contract or safety asks for it. `never`: there is none. */
export const channelChoices = ['choice', 'always', 'never'] as const
export type ChannelChoice = (typeof channelChoices)[number]
export interface NoticeChannels extends Readonly<Record<SendingChannel, ChannelChoice>> {
  readonly push?: ChannelChoice
}

/** What the words of a notice name. `amount` (minor units) is shown with `currency` as its reader writes money. */
export type NoticeProperty = Readonly<Record<string, string | number>>

/** One kind of notice as everybody may know it; the slice whose event it tells of adds who is told (`server/slices/notice.ts`). */
export interface NoticeDeclaration {
  readonly type: string
  readonly section: NoticeSection
  readonly channels: NoticeChannels
  readonly texts: {
    /** On the settings page: what it is called, when it happens, and why it cannot be switched off. */
    readonly name: string
    readonly line: string
    readonly always?: string
    /** In the list of notices; left out by a kind that only writes letters. */
    readonly subject?: string
    readonly message?: string
  }
  /** Where a press leads, if not to the page of its subject. Made of ids and facts, never an address that somebody could have written. */
  readonly path?: (row: { readonly subject_id: string; readonly property: NoticeProperty }) => string
}
export type NoticeDeclarations = ReadonlyMap<string, NoticeDeclaration>

/** Text ids of a notice: `notice.follow_user.subject`. */
export const noticeText = (type: string, part: keyof NoticeDeclaration['texts']): string => `notice.${type}.${part}`
export const noticeTexts = ({ type, texts }: NoticeDeclaration): Texts =>
  Object.fromEntries(Object.entries(texts).map(([part, text]) => [noticeText(type, part as keyof typeof texts), text]))
