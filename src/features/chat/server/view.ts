import { findMedias, mediaView } from '#features/media/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import { entitiesIn } from '#kernel/written/entities.ts'
import type { Db } from '#server/db/db.ts'
import type { Requester } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { chat } from '../contract.ts'
import { attachedIn } from './attached.ts'
import type { MessageRow } from './messages/queries-messages.ts'
import type { ConversationRow, PartnerRow } from './queries-list.ts'

type ConversationView = NonNullable<OutputOf<typeof chat.withMember>['conversation']>
type MessageView = OutputOf<typeof chat.history>['messages'][number]

export interface TalkReader {
  readonly db: Db
  readonly tools: Pick<Tools, 'subjects' | 'files'>
  readonly requester: Pick<Requester, 'locale'>
  readonly viewer: { readonly id: string }
}
const cardsFor = ({ db, tools, requester: { locale }, viewer }: TalkReader, rows: Parameters<typeof attachedIn>[3]) =>
  attachedIn({ db, files: tools.files, locale }, tools, viewer.id, rows)

export const partnerView = ({ user_id, is_present, uid, username, full_name, image_url }: PartnerRow) =>
  is_present ? { id: user_id, uid, username, full_name, image_url } : null

/** Whoever was declined reads the same as whoever waits. */
const stateOf = ({ status, is_asker }: ConversationRow) =>
  status === 'Open' ? 'open' : is_asker ? 'waiting' : status === 'Declined' ? 'declined' : 'asked'

export async function conversationViews(reader: TalkReader, rows: readonly ConversationRow[]): Promise<ConversationView[]> {
  const attached = await cardsFor(reader, rows)
  return rows.map((row) => {
    const { id, user_id, last_seq, read_seq, last_at, is_muted, is_heard } = row
    return {
      ...{ id, user: partnerView(row), user_id, state: stateOf(row), last_seq, read_seq, unread: last_seq - read_seq, last_at, is_muted },
      last_message:
        row.body === null
          ? null
          : {
              ...{ body: row.body, is_own: row.is_own!, is_deleted: row.is_deleted! },
              ...{ has_card: row.has_card!, has_pictures: row.has_pictures!, is_call: row.is_call! },
            },
      ...{ is_archived: row.box === 'archive', is_heard },
      // Nobody learns that a request was received and read before it is accepted.
      marks: row.shows_marks && row.status === 'Open' ? { delivered_seq: row.their_delivered, read_seq: row.their_read } : null,
      about: attached(row),
    }
  })
}

/** Signed addresses: nobody but the two reads them. */
async function picturesFor({ db, tools }: TalkReader, rows: readonly MessageRow[]) {
  const ids = rows.flatMap(({ media_ids }) => media_ids)
  const medias = ids.length ? await findMedias(db, ids) : undefined
  return ({ media_ids }: MessageRow) => media_ids.flatMap((id) => (medias?.has(id) ? [mediaView(tools.files, medias.get(id)!)] : []))
}
function quotedView({ quoted }: MessageRow, viewer: string): MessageView['quoted'] {
  if (!quoted) return null
  const { sender_id, ...shown } = quoted
  return { ...shown, is_own: sender_id === viewer }
}

/** Between two, an address leads somewhere; a name or a topic is only a word. */
const linksIn = (body: string): MessageView['entities'] =>
  entitiesIn(body)
    .filter(({ kind }) => kind === 'link')
    .map((one) => ({ ...one, name: null }))

export async function messageViews(reader: TalkReader, rows: readonly MessageRow[]): Promise<MessageView[]> {
  const [attached, mediasOf] = [await cardsFor(reader, rows), await picturesFor(reader, rows)]
  return rows.map((row) => {
    const { seq, sender_id, client_message_id, body, sent_at, edited_at, deleted_at } = row
    const is_own = sender_id === reader.viewer.id
    return {
      ...{ seq, is_own, body, about: attached(row), sent_at, edited_at, medias: mediasOf(row), quoted: quotedView(row, reader.viewer.id) },
      reactions: row.reactions.map(({ reaction, member_id }) => ({ reaction, is_own: member_id === reader.viewer.id })),
      entities: linksIn(body),
      client_message_id: is_own ? client_message_id : null,
      is_deleted: deleted_at !== null,
    }
  })
}
