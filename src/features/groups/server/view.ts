import { type MessageRow, messageViews, type TalkReader } from '#features/chat/server/public.ts'
import { clubsBriefly } from '#features/clubs/server/public.ts'
import { entitiesFor } from '#features/comments/server/public.ts'
import { findMedias, thumbAddress } from '#features/media/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import { entitiesIn } from '#kernel/written/entities.ts'

import type { groups } from '../contract.ts'
import { unreadOf } from '../rules.ts'
import { blockedAmong, findGroup, type GroupPersonRow, type GroupRow } from './queries-list.ts'
import { mentionsIn } from './queries-mentions.ts'

type GroupView = OutputOf<typeof groups.show>['group']
type MessageView = OutputOf<typeof groups.history>['messages'][number]

/** Pictures of groups are not published: their addresses last for ten minutes. */
export async function groupViews({ db, tools, viewer }: TalkReader, rows: readonly GroupRow[]): Promise<GroupView[]> {
  const medias = await findMedias(
    db,
    rows.flatMap(({ picture_media_id }) => picture_media_id ?? []),
  )
  const clubs = await clubsBriefly(
    db,
    viewer.id,
    rows.flatMap(({ club_id }) => club_id ?? []),
  )
  return rows.map((row) => {
    const { id, name, history, is_closed, member_count, hears, last_seq, read_seq, named_seq, last_at } = row
    const media = row.picture_media_id && medias.get(row.picture_media_id)
    const club = row.club_id && clubs.get(row.club_id)
    return {
      ...{ id, name, image_url: media ? thumbAddress(tools.files, media) : null, history, is_closed, member_count, role: row.standing, hears },
      ...{ club: club ? { id: club.id, name: club.name } : null, last_seq, read_seq, unread: unreadOf(row), is_named: named_seq > read_seq, last_at },
      last_message: lastOf(row),
    }
  })
}
function lastOf({ body, by, is_own, is_deleted, has_card, has_pictures }: GroupRow): GroupView['last_message'] {
  return body === null ? null : { by, body, is_own: is_own!, is_deleted: is_deleted!, has_card: has_card!, has_pictures: has_pictures! }
}
export async function groupView(reader: TalkReader, id: string): Promise<GroupView> {
  const [view] = await groupViews(reader, [(await findGroup(reader.db, reader.viewer.id, id))!])
  return view!
}

export function personView({ standing, changed_at, ...row }: GroupPersonRow) {
  const { id, uid, username, full_name, image_url, created_at } = row
  return { user: { id, uid, username, full_name, image_url, created_at }, role: standing, since: changed_at }
}

/** What names somebody or leads somewhere, with today’s names. */
async function entitiesOf({ db, viewer }: TalkReader, rows: readonly MessageRow[]) {
  const named = await mentionsIn(db, rows)
  const written = rows.map((row) => {
    const ids = named.get(row.seq) ?? new Map<string, string>()
    const entities = entitiesIn(row.body).flatMap((one) =>
      one.kind === 'link' ? [one] : one.kind === 'mention' && ids.has(one.ref) ? [{ ...one, ref: ids.get(one.ref)! }] : [],
    )
    return { seq: row.seq, body: row.body, entities, names_me: [...ids.values()].includes(viewer.id) }
  })
  const shown = await entitiesFor(db, viewer.id, written)
  return new Map(written.map((one) => [one.seq, { entities: shown(one), names_me: one.names_me }]))
}

/** Nothing of whoever has no contact with the reader: such a message says nothing but its place. */
export async function groupMessageViews(reader: TalkReader, rows: readonly MessageRow[]): Promise<MessageView[]> {
  const senders = rows.flatMap(({ sender_id, quoted }) => (quoted ? [sender_id, quoted.sender_id] : [sender_id]))
  const blocked = await blockedAmong(reader.db, reader.viewer.id, senders)
  const open = rows.filter(({ sender_id }) => !blocked.has(sender_id))
  const views = new Map((await messageViews(reader, open)).map((view) => [view.seq, view]))
  const entities = await entitiesOf(reader, open)
  return rows.map((row) => {
    const view = views.get(row.seq)
    if (!view) return hiddenView(row)
    const is_quote_hidden = row.quoted !== null && blocked.has(row.quoted.sender_id)
    return {
      ...{ ...view, ...entities.get(row.seq)!, user_id: row.sender_id, is_hidden: false },
      quoted: is_quote_hidden ? { ...view.quoted!, body: '', has_pictures: false } : view.quoted,
      quoted_by: row.quoted && !is_quote_hidden ? row.quoted.sender_id : null,
    }
  })
}
const hiddenView = ({ seq, sent_at }: MessageRow): MessageView => ({
  ...{ seq, sent_at, is_own: false, body: '', about: null, quoted: null, medias: [], reactions: [], client_message_id: null, entities: [] },
  ...{ edited_at: null, is_deleted: false, is_hidden: true, user_id: null, quoted_by: null, names_me: false },
})
