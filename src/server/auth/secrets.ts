import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type Settings, Unsettled } from '../settings.ts'
import { keepSecret, lockSecrets, readSecrets, type SealedSecret } from './queries-secrets.ts'
import { newSecret, readSecretFile, secretFile } from './secret-file.ts'
import { openVault } from './vault.ts'

/** Secrets that all processes of a deployment share. */
const NAMES = ['vault', 'media', 'gateway', 'webhook', 'push'] as const
type Name = (typeof NAMES)[number]
/**
 * `vault` encrypts authenticator secrets and the unsubscribe tokens of letters, `media` signs picture URLs, `gateway` and `webhook` are the keys of
 * the embedded payment sandbox, `push` is the private key that browsers know its notices by.
 */
export type Secrets = Readonly<Record<Name, string>>
type Where = Pick<Settings, 'MASTER_KEY' | 'data_dir'>

const MASTER = 'master'
/** A short hash that tells two secrets apart without revealing them. */
const fingerprintOf = (secret: string) => createHash('sha256').update(`fingerprint ${secret}`).digest('hex').slice(0, 12)

/**
 * Secrets are stored in the database, encrypted with the master key, which is a setting or a file in DATA_DIR: a database dump or a copy of the files
 * alone decrypts nothing (docs/decisions/029).
 */
export async function openSecrets(pool: Pool, where: Where): Promise<Secrets> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await lockSecrets(client)
    const secrets = await settle(client, where)
    await client.query('commit')
    return secrets
  } catch (fault) {
    await client.query('rollback').catch(() => {})
    throw fault
  } finally {
    client.release()
  }
}

async function settle(client: PoolClient, where: Where): Promise<Secrets> {
  const kept = await readSecrets(client)
  const master = masterKey(where, kept)
  const vault = openVault(`master ${master}`)
  const secrets: Partial<Record<Name, string>> = {}
  for (const name of NAMES) {
    const row = kept.find((one) => one.name === name)
    const laid = readSecretFile(where.data_dir, name)
    const secret = row ? vault.open(row.sealed, name) : (laid ?? newSecret())
    if (!row)
      await keepSecret(client, {
        name,
        sealed: vault.seal(secret, name),
        fingerprint: fingerprintOf(secret),
        master_fingerprint: fingerprintOf(master),
      })
    if (laid !== undefined && laid !== secret) throw new Unsettled(otherFile(where.data_dir, name, laid, secret))
    secrets[name] = secret
  }
  return secrets as Secrets
}

/** Creates a master key only when no secret is encrypted yet; a second process must be given the key of the first. */
function masterKey({ MASTER_KEY, data_dir }: Where, kept: readonly SealedSecret[]): string {
  const sealed_by = kept[0]?.master_fingerprint
  const master = MASTER_KEY || (sealed_by ? readSecretFile(data_dir, MASTER) : secretFile(data_dir, MASTER))
  if (master === undefined)
    throw new Unsettled(
      `This database is sealed by the master key ${sealed_by}, which is not here: set MASTER_KEY, or copy master.secret of a process that has it into ${data_dir}`,
    )
  if (sealed_by && fingerprintOf(master) !== sealed_by)
    throw new Unsettled(
      `${MASTER_KEY ? 'MASTER_KEY' : `master.secret in ${data_dir}`} has the fingerprint ${fingerprintOf(master)}, but this database is sealed by ${sealed_by}: every process of a deployment needs the same master key`,
    )
  return master
}

const otherFile = (data_dir: string, name: string, laid: string, secret: string) =>
  `${name}.secret in ${data_dir} has the fingerprint ${fingerprintOf(laid)}, but the deployment uses ${fingerprintOf(secret)}: keep a copy of that file elsewhere and remove it, for what was sealed with it alone cannot be read any more`
