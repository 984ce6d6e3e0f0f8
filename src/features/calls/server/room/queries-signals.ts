import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { MOST_WAITING, SIGNALS_LAST_S } from '../../rules.ts'

export interface SignalRow {
  readonly seq: number
  readonly from_id: MemberId
  readonly from_epoch: number
  readonly kind: 'description' | 'candidate'
  readonly body: string
}
interface Sent {
  readonly call_id: string
  readonly from_id: string
  readonly to_id: string
  readonly from_epoch: number
  readonly to_epoch: number
  readonly signals: readonly { readonly kind: string; readonly body: string }[]
}
/** Under the lock of the call, so that numbers become visible in their order. What is older than a minute goes. */
export async function keepSignals(tx: Tx, sent: Sent): Promise<boolean> {
  const { call_id, from_id, to_id, from_epoch, to_epoch, signals } = sent
  await sql`delete from call_signals where call_id = ${call_id}::uuid
    and sent_at < clock_timestamp() - make_interval(secs => ${SIGNALS_LAST_S}::float8)`.execute(tx)
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from call_signals where call_id = ${call_id}::uuid
    and to_id = ${to_id}::uuid and from_id = ${from_id}::uuid`.execute(tx)
  if (rows[0]!.waiting + signals.length > MOST_WAITING) return false
  await sql`insert into call_signals (call_id, from_id, to_id, from_epoch, to_epoch, kind, body)
    select ${call_id}::uuid, ${from_id}::uuid, ${to_id}::uuid, ${from_epoch}::int, ${to_epoch}::int, s.kind, s.body
    from unnest(${signals.map(({ kind }) => kind)}::text[], ${signals.map(({ body }) => body)}::text[]) with ordinality as s(kind, body, at)
    order by s.at`.execute(tx)
  return true
}
const PAGE = 100
export async function signalsTo(db: Db, call_id: string, to_id: string, epoch: number, after: number): Promise<SignalRow[]> {
  const { rows } = await sql<SignalRow>`select id as seq, from_id, from_epoch, kind, body from call_signals
    where call_id = ${call_id}::uuid and to_id = ${to_id}::uuid and to_epoch = ${epoch}::int and id > ${after}::bigint
    order by id limit ${PAGE}`.execute(db)
  return rows
}
