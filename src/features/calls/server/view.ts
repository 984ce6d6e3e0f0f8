import { findMedias, mediaView, thumbAddress } from '#features/media/server/public.ts'
import { seenRows } from '#features/stamp-items/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { calls } from '../contract.ts'
import { actionOf } from '../rules.ts'
import { type CallMemberRow, type CallRow, findCall, membersOf } from './queries.ts'
import { onTable } from './room/queries-table.ts'

type CallView = OutputOf<typeof calls.show>['call']
type HelperView = NonNullable<OutputOf<typeof calls.current>['callhelper']>
interface Reader {
  readonly viewer: { readonly id: MemberId }
  readonly tools: Pick<Tools, 'files'>
}
type Known = Pick<CallMemberRow, 'is_present' | 'uid' | 'username' | 'full_name' | 'image_url'>
export const userView = (id: MemberId, { is_present, uid, username, full_name, image_url }: Known) =>
  is_present ? { id, uid, username, full_name, image_url } : null

const memberView = (row: CallMemberRow, viewer: string): CallView['members'][number] => {
  const { member_id, seat, status, epoch } = row
  return { user: userView(member_id, row), user_id: member_id, seat, status, is_own: member_id === viewer, epoch }
}

/** What lies on the table, and what is shown, as this reader may know of it. */
async function tableView({ viewer, tools: { files } }: Reader, db: Db, row: CallRow): Promise<Pick<CallView, 'table' | 'shown'>> {
  const lying = row.ended_at ? [] : await onTable(db, row.id)
  if (!lying.length) return { table: [], shown: null }
  const items = new Map(
    (
      await seenRows(
        db,
        lying.map(({ stamp_item_id }) => stamp_item_id),
        viewer.id,
      )
    ).map((item) => [item.id, item]),
  )
  const medias = await findMedias(
    db,
    [...items.values()].flatMap(({ id, media_ids }) => (id === row.shown_item_id ? media_ids : media_ids.slice(0, 1))),
  )
  const face = (id: string) => {
    const item = items.get(id as never)
    const first = medias.get(item?.media_ids[0] ?? '')
    const line = `${item?.year_issued ?? ''}`
    return item && { id: item.id, title: item.name, line, image_url: first ? thumbAddress(files, first) : null }
  }
  const shown = row.shown_item_id ? items.get(row.shown_item_id) : undefined
  return {
    table: lying.flatMap(({ stamp_item_id, laid_by }) => {
      const card = face(stamp_item_id)
      return card ? [{ ...card, laid_by }] : []
    }),
    shown: shown
      ? {
          ...{ id: shown.id, title: shown.name, line: face(shown.id)!.line, shown_by: row.shown_by },
          medias: shown.media_ids.flatMap((id) => (medias.has(id) ? [mediaView(files, medias.get(id)!)] : [])),
        }
      : null,
  }
}

export async function callView(reader: Reader, db: Db, row: CallRow): Promise<CallView> {
  const members = await membersOf(db, reader.viewer.id, row.id)
  const { invited_by, status, epoch, device_id, rings_until } = members.find(({ member_id }) => member_id === reader.viewer.id)!
  const { id, call_type, caller_id, begun_at, answered_at, ended_at } = row
  return {
    ...{ id, call_type, caller_id, begun_at, answered_at, ended_at },
    members: members.map((member) => memberView(member, reader.viewer.id)),
    own: { user_id: reader.viewer.id, invited_by, status, action: actionOf(status), epoch, device_id, rings_until },
    ...(await tableView(reader, db, row)),
  }
}
/** A call of one’s own, as it stands after what one did. */
export const ownView = async (reader: Reader, db: Db, id: string): Promise<CallView> =>
  callView(reader, db, (await findCall(db, reader.viewer.id, id))!)

/** The specification’s record: who calls, and what becomes of it. */
export function helperView({ call_type, members, own }: CallView): HelperView | null {
  const by = members.find(({ user_id }) => user_id === own.invited_by)
  if (own.invited_by === own.user_id || !by) return null
  return { from: by.user?.full_name ?? '', image: by.user?.image_url ?? null, user_id: by.user_id, meetingtype: call_type, action: own.action }
}
