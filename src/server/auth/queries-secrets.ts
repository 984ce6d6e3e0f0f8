import type { ClientBase } from 'pg'

export interface SealedSecret {
  readonly name: string
  readonly sealed: Buffer
  readonly fingerprint: string
  readonly master_fingerprint: string
}

/** Advisory lock until the transaction ends: two processes that start for the first time do not both create secrets. */
export const lockSecrets = (client: ClientBase) => client.query("set local lock_timeout = '30s'; select pg_advisory_xact_lock(7221)")

export const readSecrets = async (client: ClientBase) =>
  (await client.query<SealedSecret>('select name, sealed, fingerprint, master_fingerprint from deployment_secrets')).rows

export const keepSecret = (client: ClientBase, { name, sealed, fingerprint, master_fingerprint }: SealedSecret) =>
  client.query('insert into deployment_secrets (name, sealed, fingerprint, master_fingerprint) values ($1, $2, $3, $4)', [
    name,
    sealed,
    fingerprint,
    master_fingerprint,
  ])
