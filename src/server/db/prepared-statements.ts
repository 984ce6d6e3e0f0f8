import { hash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Written into a statement whose best plan depends on its values: words of a search, several filters at once. */
export const PLANNED_ANEW = '/* planned with its values */'
/** A connection keeps this many plans: what comes later is planned at each use, as everything was before. */
const MOST = 400
/** PostgreSQL's word for a plan whose table has changed since: another version has migrated while we run. */
const CHANGED = '0A000'

/** A statement that comes again is parsed and planned once per connection: Kysely's pool, by the names that pg knows them under. */
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

/** Of the text alone: whoever else speaks on this connection means the same by it. */
const nameOf = (text: string) => hash('sha1', text, 'base64url')

/** A text is seen twice before it gets a name, so that lists of varying length do not fill the memory. */
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
  /** Connections keep the old plan under that name: until this process ends, the text goes without. */
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
      // Within a transaction everything is lost already: whoever opened it begins again.
      if (in_transaction) throw fault
      return client.query(text, values)
    }
  }
  return { query: ask, release: (discarded?: boolean) => client.release(discarded) } as unknown as PostgresPoolClient
}
