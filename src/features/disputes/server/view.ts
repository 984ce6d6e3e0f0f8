import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import { itemsOf, leftOf, mayDispute, now, orderSeen, partiesOf } from '#features/orders/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { disputes } from '../contract.ts'
import { type DisputeStatus, disputeMachine } from '../rules.ts'
import { type DisputeRow, entriesOf, evidenceOf, latestOf } from './queries.ts'

type View = OutputOf<typeof disputes.show>['disputed']
type Role = View['role']
export interface Reader {
  readonly db: Db
  readonly files: Files
  readonly locale: Locale
  readonly viewer: string
}

/** Precondition: the viewer is a party of the order. */
export async function disputedView({ db, files, viewer }: Reader, order_id: Id<'orders'>): Promise<View> {
  const order = (await orderSeen(db, order_id, viewer))!
  const role: Role = order.buyer_id === viewer ? 'buyer' : 'seller'
  const people = await partiesOf(db, [order.buyer_id, order.seller_id])
  const party = (id: string) => people.find((one) => one.id === id)!
  const [first] = await itemsOf(db, [order.id])
  const dispute = await latestOf(db, order.id)
  return {
    ...{ order_id: order.id, number: order.number, role, store_name: order.store_name, buyer: party(order.buyer_id), seller: party(order.seller_id) },
    ...{ currency: order.currency, total: order.total, left: leftOf(order), paid_at: order.paid_at, delivered_at: order.delivered_at },
    listed: first ? { name: first.name, media: first.media ? mediaView(files, first.media as MediaRow) : null } : null,
    may_open: role === 'buyer' && !dispute && mayDispute(order, await now(db)),
    dispute: dispute ? await disputeView(db, files, dispute, role) : null,
  }
}

type DisputeView = NonNullable<View['dispute']>
const disputeView = async (db: Db, files: Files, row: DisputeRow, role: Role): Promise<DisputeView> =>
  (await disputeViews(db, files, [row], role))[0]!

/** What was said and shown in all of them is read at once. */
export async function disputeViews(db: Db, files: Files, rows: readonly DisputeRow[], role: Role | 'moderator'): Promise<DisputeView[]> {
  const entries = await entriesOf(
    db,
    rows.map(({ id }) => id),
  )
  const evidence = await evidenceOf(
    db,
    entries.map((entry) => entry.id),
  )
  const medias = await findMedias(
    db,
    evidence.map(({ media_id }) => media_id),
  )
  const picturesOf = (entry_id: string) =>
    evidence.flatMap((one) => (one.entry_id === entry_id && medias.has(one.media_id) ? [mediaView(files, medias.get(one.media_id)!)] : []))
  return rows.map((row) => ({
    ...factsOf(row),
    entries: entries
      .filter(({ dispute_id }) => dispute_id === row.id)
      .map((entry) => ({
        ...{ id: entry.id, actor: entry.actor as 'buyer', action: entry.action, amount: entry.amount, body: entry.body, at: entry.created_at },
        medias: picturesOf(entry.id),
      })),
    actions: role === 'moderator' ? [] : actionsOf(row, role),
  }))
}

const factsOf = ({ id, reason, status, outcome, asked, offer, given, answer_until, created_at, ...more }: DisputeRow) => ({
  ...{ id, asked, offer, given, answer_until, opened_at: created_at },
  ...{ closed_at: more.closed_at, return_carrier: more.return_carrier, return_tracking: more.return_tracking },
  ...{ reason: reason as 'other', status: status as DisputeStatus, outcome: outcome as 'kept' | null },
})
const actionsOf = ({ status }: DisputeRow, role: Role): DisputeView['actions'] => [
  ...(possible(disputeMachine, status as DisputeStatus, role) as 'accept'[]),
  ...(status === 'closed' ? [] : (['say'] as const)),
]
