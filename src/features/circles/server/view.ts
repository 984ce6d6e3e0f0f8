import { ownRows, seenRows } from '#features/stamp-items/server/public.ts'
import { peopleOf, pieceViewer } from '#features/trades/server/public.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Requester, Viewer } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { circles, TradeCircleId } from '../contract.ts'
import { circleMachine, isUnderWay, mayComplain, waits } from '../rules.ts'
import { complaintViews } from './complaint/view.ts'
import { findCircle, type LegRow, legsOf, type WholeCircle } from './queries.ts'

export type CircleView = OutputOf<typeof circles.show>['trade_circle']
type LegView = CircleView['legs'][number]
interface Reader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files' | 'site'>
  readonly viewer: Viewer & { readonly id: Id<'members'> }
  readonly requester: Requester
}

/** Circles as one of their members reads them: with what that one sends first. */
export async function circleViews(reader: Reader, rows: readonly WholeCircle[]): Promise<CircleView[]> {
  const { db, viewer } = reader
  const all = await legsOf(
    db,
    rows.map(({ id }) => id),
  )
  const ids = all.flatMap(({ stamp_item_id }) => stamp_item_id ?? [])
  const known = new Set([...(await seenRows(db, ids, viewer.id)), ...(await ownRows(db, ids, viewer.id))].map(({ id }) => id as string))
  const view = await pieceViewer(reader, all)
  const people = await peopleOf(
    db,
    all.map(({ from_id }) => from_id),
  )
  const said = await complaintViews(
    db,
    reader.tools.files,
    rows.map(({ id }) => id),
    viewer.id,
  )
  const legs = Map.groupBy(all, ({ circle_id }) => circle_id)
  return rows.map((row) => {
    const own = fromViewer(legs.get(row.id)!, viewer.id)
    const { id, number, status, reason, ended_by, asked_at, due_at, ended_at } = row
    return {
      ...{ id, number, status, reason, ended_by, asked_at, due_at, ended_at, server_time: row.now },
      search: { members: row.members!, wants: row.wants!, trades: row.trades!, bound: row.bound!, is_proved: row.trades === row.bound },
      legs: own.map((leg) => ({
        ...legView(leg, viewer.id, row.running_at !== null),
        ...{ complaint: said.views.get(leg.id) ?? null, is_disputed: waits(said.ofLeg.get(leg.id)) },
        ...{
          from: people.get(leg.from_id)!,
          to: people.get(leg.to_id)!,
          item: view(maskedFor(leg, viewer.id, known), leg.from_id, hasPassed(leg, viewer.id)),
        },
      })),
      actions: actionsOf(row, own, said.ofLeg),
    }
  })
}

/** The ring, beginning with the viewer. */
function fromViewer(legs: readonly LegRow[], viewer: string): LegRow[] {
  const at = legs.findIndex(({ from_id }) => from_id === viewer)
  return [...legs.slice(at), ...legs.slice(0, at)]
}

/** Privacy: a piece between two others is shown to whom its owner shows the collection. */
const maskedFor = (leg: LegRow, viewer: string, known: ReadonlySet<string>) =>
  leg.from_id === viewer || leg.to_id === viewer || known.has(leg.stamp_item_id ?? '')
    ? { ...leg, facts: leg.facts as Readonly<Record<string, unknown>> }
    : { stamp_item_id: null, unit: leg.unit, name: '' }

const hasPassed = (leg: LegRow, viewer: string) => leg.received_at !== null && !leg.is_void && (leg.from_id === viewer || leg.to_id === viewer)

/** Where a parcel goes is told to its receiver, and to its sender once all have accepted. */
function legView(leg: LegRow, viewer: string, runs: boolean): Omit<LegView, 'from' | 'to' | 'item' | 'complaint' | 'is_disputed'> {
  const { position, deposit, accepted_at, shipped_at, received_at, is_void, carrier, tracking } = leg
  const concerns = viewer === leg.from_id || viewer === leg.to_id
  const told = viewer === leg.to_id || (viewer === leg.from_id && runs)
  return {
    ...{ id: leg.id, position, deposit, accepted_at, shipped_at, received_at, is_void },
    address: told ? (leg.address as LegView['address']) : null,
    ...(concerns ? { carrier, tracking } : { carrier: null, tracking: null }),
  }
}

/** Precondition: the ring begins with the viewer. */
function actionsOf({ status }: WholeCircle, legs: readonly LegRow[], said: ReadonlyMap<string, object>): CircleView['actions'] {
  const [gives, gets] = [legs[0]!, legs.at(-1)!]
  const moves = (possible(circleMachine, status, 'party') as CircleView['actions']).filter((action) => {
    if (action === 'accept') return gives.accepted_at === null
    if (action === 'ship') return gives.shipped_at === null
    return action !== 'confirm' || isUnderWay(gets)
  })
  return mayComplain(status, gets, said.get(gets.id)) ? [...moves, 'complain'] : moves
}

type Call = Omit<Reader, 'db'> & { readonly tx: Tx }
export async function circleAnswer({ tx, ...call }: Call, id: TradeCircleId): Promise<{ trade_circle: CircleView }> {
  return { trade_circle: (await circleViews({ ...call, db: tx }, [(await findCircle(tx, id, call.viewer.id))!]))[0]! }
}
