import type { Pool, PoolClient } from 'pg'

export interface GatewayOptions {
  readonly pool: Pool
  /** With 0 the system chooses a free port. */
  readonly port: number
  readonly host: string
  /** URL for browsers; by default the listening address. */
  readonly public_url?: string
  readonly secret_key: string
  readonly publishable_key: string
  readonly webhook: { readonly url: string; readonly secret: string }
  /** The only origin that may embed the card form and receive its messages. */
  readonly app_origin: string
  /** Merchant name on the bank's page. */
  readonly merchant?: string
}
/** Context of one request: transaction, account and time. */
export interface Call {
  readonly tx: Pick<PoolClient, 'query'>
  /** Account of the Stripe-Account header; '' is the platform. */
  readonly account: string
  /** Unix time in seconds by the database's clock. */
  readonly now: number
  readonly url: string
  readonly idempotency_key: string | null
}

type Circumstances = Omit<Call, 'tx' | 'now'>

/** Runs a request in one transaction. */
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
