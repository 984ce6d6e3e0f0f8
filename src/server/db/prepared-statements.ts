import { hash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Custom plan: marks a statement whose best plan depends on its values (search words, several filters at once). */
export const PLANNED_ANEW = '/* planned with its values */'
/** Prepared statements per connection at most; statements beyond this are planned at each use. */
const MOST = 400
/** PostgreSQL's error code when a table of a cached plan has changed: a newer version has migrated while this one runs. */
const CHANGED = '0A000'

/** Prepared statements: a repeated statement is parsed and planned once per connection, under a name that pg passes to PostgreSQL. */
export function namedStatements(pool: pg.Pool): PostgresPool {
  const names = openNames()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrap(client, names)
      clients.set(client, known)
      return known
    },
  }
}

/** A hash of the text alone, so the name means the same statement to every user of this connection. */
const nameOf = (text: string) => hash('sha1', text, 'base64url')

/** A text gets a name at its second use, so lists of varying length do not fill PostgreSQL's memory. */
function openNames() {
  const names = new Map<string, string | undefined>()
  const spoiled = new Set<string>()
  let named = 0
  const of = (text: string) => {
    const known = names.get(text)
    if (known || named >= MOST || spoiled.has(text) || text.includes(PLANNED_ANEW)) return known
    if (!names.has(text)) {
      if (names.size < 4 * MOST) names.set(text, undefined)
      return undefined
    }
    named++
    const name = nameOf(text)
    names.set(text, name)
    return name
  }
  /** Connections keep the outdated plan under the old name: until this process ends, the statement runs without a name. */
  const spoil = (text: string) => {
    names.delete(text)
    spoiled.add(text)
  }
  return { of, spoil }
}

function wrap(client: pg.PoolClient, names: ReturnType<typeof openNames>): PostgresPoolClient {
  let in_transaction = false
  const ask = async (text: string, given: readonly unknown[]) => {
    const values = [...given]
    if (!values.length) {
      if (/^(begin|start transaction)/.test(text)) in_transaction = true
      else if (/^(commit|rollback)$/.test(text)) in_transaction = false
      return client.query(text)
    }
    const name = names.of(text)
    if (!name) return client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (fault) {
      if ((fault as { code?: string }).code !== CHANGED) throw fault
      names.spoil(text)
      // In a transaction the error has aborted everything: the caller that opened it retries.
      if (in_transaction) throw fault
      return client.query(text, values)
    }
  }
  return { query: ask, release: (discarded?: boolean) => client.release(discarded) } as unknown as PostgresPoolClient
}
