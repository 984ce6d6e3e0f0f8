import type { Pool } from 'pg'

/** From where the traces of one work are read. */
export interface Mark {
  readonly at: Date
  readonly seq: number
}
export async function markNow(pool: Pool): Promise<Mark> {
  const { rows } = await pool.query<Mark>('select clock_timestamp() as at, (select coalesce(max(seq), 0) from sandbox.objects)::int as seq')
  return rows[0]!
}

/** Everything that moved since a mark, without ids and times: in the books, at the gateway, and what members were told of it. */
const TRACES: Readonly<Record<string, string>> = {
  books: `select t.code || ': ' || string_agg(concat_ws(' ', a.code, e.direction, e.amount), ', ' order by a.code, e.direction, e.amount) as trace
    from ledger_txns t join ledger_entries e on e.txn_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.created_at > $1 and $2::bigint >= 0 group by t.id`,
  holds: `select concat_ws(' ', txn_code, status, amount) as trace from ledger_holds where created_at > $1 and $2::bigint >= 0`,
  gateway: `select concat_ws(' ', object, body->>'amount', body->>'status') as trace from sandbox.objects
    where seq > $2 and $1::timestamptz is not null and object in ('charge', 'refund', 'transfer', 'payout')`,
  notices: `select type || ' ' || coalesce(property->>'action', property->>'step', '') as trace from notifications where created_at > $1 and $2::bigint >= 0`,
  letters: `select template || ' ' || coalesce(facts->>'action', '') as trace from mails where created_at > $1 and $2::bigint >= 0`,
}
export type Trace = Readonly<Record<keyof typeof TRACES, readonly string[]>>

export async function traceSince(pool: Pool, { at, seq }: Mark): Promise<Trace> {
  const found: Record<string, string[]> = {}
  for (const [name, text] of Object.entries(TRACES)) {
    const { rows } = await pool.query<{ trace: string }>(text, [at, seq])
    found[name] = rows.map(({ trace }) => trace).sort()
  }
  return found
}
export const movesMoney = ({ books, holds, gateway }: Trace) => books!.length + holds!.length + gateway!.length > 0
