import type { Pool, PoolClient } from 'pg'

export interface GatewayOptions {
  readonly pool: Pool
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The address browsers use; without it, the address it listens on. */
  readonly public_url?: string
  readonly secret_key: string
  readonly publishable_key: string
  readonly webhook: { readonly url: string; readonly secret: string }
  /** The only page that may frame the card form and speak with it. */
  readonly app_origin: string
  /** Whose name the bank shows. */
  readonly merchant?: string
}
/** One request while it is answered: its transaction, whose account, what time. */
export interface Call {
  readonly tx: Pick<PoolClient, 'query'>
  /** The connected account of the Stripe-Account header; '' is the platform. */
  readonly account: string
  /** Seconds, by the database's clock. */
  readonly now: number
  readonly url: string
  readonly idempotency_key: string | null
}

type Circumstances = Omit<Call, 'tx' | 'now'>

/** Everything a request changes is kept together or not at all. */
export async function transaction<T>(pool: Pool, circumstances: Circumstances, act: (call: Call) => Promise<T>): Promise<T> {
  const tx = await pool.connect()
  let broken = true
  try {
    await tx.query('begin')
    const { rows } = await tx.query<{ now: number }>('select floor(extract(epoch from clock_timestamp()))::float8 as now')
    const outcome = await act({ ...circumstances, tx, now: rows[0]!.now })
    await tx.query('commit')
    broken = false
    return outcome
  } finally {
    if (broken)
      broken = await tx.query('rollback').then(
        () => false,
        () => true,
      )
    tx.release(broken)
  }
}
