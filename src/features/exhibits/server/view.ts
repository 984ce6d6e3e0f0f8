import type { PersonColumns } from '#features/events/server/public.ts'
import { findMedias, mediaView } from '#features/media/server/public.ts'
import { seenRows } from '#features/stamp-items/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { exhibits } from '../contract.ts'
import { criteriaOf, FRAME, isCounted, isOnShow, mayVote, medians } from '../rules.ts'
import { type ExhibitRow, pagesOf, sheetsOf } from './queries.ts'

type Card = OutputOf<typeof exhibits.hall>['exhibits'][number]
type Whole = OutputOf<typeof exhibits.show>['exhibit']
interface Reader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files'>
  readonly viewer: { readonly id: Id<'members'> | null }
}
export const personView = ({ created_at, ...person }: PersonColumns) => ({ ...person, created_at: new Date(created_at) })

/** Counts are told when it is over; one’s own vote to oneself alone. */
function ballotOf({ user_id, status, ends_at, now, votes, most_votes, is_my_vote }: ExhibitRow, viewer: string | null) {
  const told = isCounted(ends_at, now) && isOnShow(status)
  return {
    may_vote: viewer !== null && mayVote({ status, is_own: user_id === viewer, ends_at }, now),
    is_my_vote: is_my_vote && isOnShow(status),
    votes: told ? votes : null,
    is_visitors_award: told && votes > 0 && votes === most_votes,
  }
}

export function cardView(row: ExhibitRow, viewer: string | null): Card {
  const { id, event_id, owner, title, status, pages, last_position, marks, medal, sheets, judges, is_run, is_judge, has_judged } = row
  return {
    ...{ id, event_id, title, status, class: row.class, pages, marks, medal, sheets, judges, is_run, has_judged },
    user: personView(owner),
    frames: Math.ceil(last_position / FRAME),
    is_own: row.user_id === viewer,
    may_judge: is_judge && status === 'on_show',
    ...ballotOf(row, viewer),
  }
}
/** Pieces as far as their owner shows them to the viewer, with their first picture. */
export async function pieces({ db, tools, viewer }: Reader, ids: readonly Id<'stamp_items'>[]) {
  const rows = ids.length ? await seenRows(db, ids, viewer.id) : []
  const medias = await findMedias(
    db,
    rows.flatMap(({ media_ids }) => media_ids[0] ?? []),
  )
  return new Map(
    rows.map(({ id, name, media_ids }) => {
      const media = media_ids[0] && medias.get(media_ids[0])
      return [id, { id, name, media: media ? mediaView(tools.files, media) : null }]
    }),
  )
}
export async function exhibitView(reader: Reader, row: ExhibitRow): Promise<Whole> {
  const { db, viewer } = reader
  const [pages, sheets] = [await pagesOf(db, row.id), await sheetsOf(db, viewer.id, row.id)]
  const pieceOf = await pieces(
    reader,
    pages.map(({ stamp_item_id }) => stamp_item_id),
  )
  const middle = row.status === 'awarded' ? medians(sheets.map(({ marks }) => marks)) : []
  const is_told = row.is_run || row.user_id === viewer.id
  return {
    ...cardView(row, viewer.id),
    plan: row.plan,
    reason: is_told ? row.reason : '',
    hung: pages.map(({ position, caption, stamp_item_id }) => ({ position, caption, piece: pieceOf.get(stamp_item_id) ?? null })),
    criteria: criteriaOf(row.class).map(({ key, most }, at) => ({ key, most, median: middle[at] ?? null })),
    given_sheets: sheets
      .filter(({ is_seen }) => is_seen)
      .map(({ user, marks, remark }) => ({ user: personView(user), marks, remark, is_own: user.id === viewer.id })),
  }
}
