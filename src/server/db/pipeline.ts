import type { Socket } from 'node:net'
import type { CompiledQuery, Kysely, PostgresPool, PostgresPoolClient, QueryResult } from 'kysely'
import type { Tables } from './tables.ts'

/** What a connection is told to do, in the place of one statement's values: Kysely passes it on untouched. */
class Batch {
  readonly statements: readonly CompiledQuery[]
  constructor(statements: readonly CompiledQuery[]) {
    this.statements = statements
  }
}
class Unawaited {
  readonly values: readonly unknown[]
  constructor(values: readonly unknown[]) {
    this.values = values
  }
}
type Given = readonly unknown[] | Batch | Unawaited

/** A query that has not run yet: from a builder, raw SQL or compiled. */
type Question<Row> = CompiledQuery<Row> | { compile(db: Kysely<Tables>): CompiledQuery<Row> }
type Rows<Q extends readonly Question<unknown>[]> = { -readonly [N in keyof Q]: Q[N] extends Question<infer Row> ? Row[] : never }
const compiled = <Row>(db: Kysely<Tables>, question: Question<Row>) => ('compile' in question ? question.compile(db) : question)
const run = (db: Kysely<Tables>, query: CompiledQuery, sql: string, given: Given) =>
  db.executeQuery({ ...query, sql, parameters: given as readonly unknown[] })

/** Pipelining: sends several independent queries at once and waits once; they run one after the other, in this order. */
export async function pipelined<const Q extends readonly Question<unknown>[]>(db: Kysely<Tables>, ...questions: Q): Promise<Rows<Q>> {
  const statements = questions.map((one) => compiled(db, one))
  return (await run(db, statements[0]!, '', new Batch(statements))).rows as Rows<Q>
}

/** Within a transaction: sends a statement whose result nobody reads, without waiting. Its error is thrown by the next statement, by `commit` at the latest. */
export async function sendWithoutWaiting(db: Kysely<Tables>, question: Question<unknown>): Promise<void> {
  const query = compiled(db, question)
  await run(db, query, query.sql, new Unawaited(query.parameters))
}

type Answer = QueryResult<unknown> & { command: string; rowCount: number }
const NOTHING = { command: '', rowCount: 0, rows: [] } as unknown as Answer

/**
 * Write batching: everything sent to a connection in one event-loop turn leaves in one packet, so PostgreSQL wakes once and one system call is made.
 */
export function corkWrites(client: unknown) {
  const { stream } = (client as { connection: { stream: Socket } }).connection
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean
  let gathering = false
  stream.write = ((...given: unknown[]) => {
    if (!gathering) {
      gathering = true
      stream.cork()
      process.nextTick(() => {
        gathering = false
        stream.uncork()
      })
    }
    return write(...given)
  }) as typeof stream.write
}

/** Wraps Kysely's pool with connections that pipeline statements: `begin` is sent together with the first query. */
export function pipelinedPool(pool: PostgresPool): PostgresPool {
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrap(client)
      clients.set(client, known)
      return known
    },
  } as PostgresPool
}

function wrap(client: PostgresPoolClient): PostgresPoolClient {
  let transaction: 'none' | 'to begin' | 'open' = 'none'
  /** Results of statements that were sent without waiting. */
  let owed: Promise<unknown>[] = []
  const send = (text: string, values: readonly unknown[] = []) => client.query(text, values) as Promise<unknown> as Promise<Answer>
  const owe = (answer: Promise<unknown>) => {
    answer.catch(() => {})
    owed.push(answer)
  }
  /** Results arrive in the order of sending, so the first error is the cause of those that follow. */
  const settled = async <T>(answers: readonly Promise<T>[]): Promise<T[]> => {
    const before = owed
    owed = []
    return (await Promise.all([...before, ...answers])).slice(before.length) as T[]
  }
  const end = async (text: 'commit' | 'rollback') => {
    const was = transaction
    transaction = 'none'
    if (was === 'to begin') return { ...NOTHING, command: text.toUpperCase() }
    if (text === 'commit') return (await settled([send(text)]))[0]
    owed = []
    return send(text)
  }
  const ask = async (text: string, given: Given = []) => {
    if (text === 'commit' || text === 'rollback') return end(text)
    if (text === 'begin') {
      transaction = 'to begin'
      return NOTHING
    }
    if (transaction === 'to begin') {
      transaction = 'open'
      owe(send('begin'))
    }
    if (given instanceof Batch) {
      const answers = await settled(given.statements.map(({ sql, parameters }) => send(sql, parameters)))
      return { ...NOTHING, rows: answers.map(({ rows }) => rows) }
    }
    const answer = send(text, given instanceof Unawaited ? given.values : given)
    if (transaction === 'open' && given instanceof Unawaited) {
      owe(answer)
      return NOTHING
    }
    return (await settled([answer]))[0]
  }
  return { query: ask, release: (discarded?: boolean) => client.release(discarded as never) } as unknown as PostgresPoolClient
}
