import type { AnyEvent, GivenDataOf } from '#kernel/event.ts'
import { clockOf, type Db } from '../db/db.ts'
import { type AuditEntry, writeEntries } from './audit.ts'
import type { TransactionContext, Tx } from './contexts.ts'
import { type Emitted, writeOutbox } from './outbox-write.ts'
import type { Tools } from './tools.ts'

/** Serialization failure, deadlock, and a cached plan of a changed table: a retry may succeed at once. */
const AGAIN = new Set(['40001', '40P01', '0A000'])
const TRIES = 3

export interface Ground {
  readonly db: Db
  readonly tools: Tools
  /** Called after a commit with events or audit entries. */
  readonly wake: () => void
}

/** Runs `work` in a transaction and writes its events to the outbox; retries as `AGAIN` says. */
export async function transact<T>({ db, tools, wake }: Ground, work: (context: TransactionContext) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const emitted: Emitted[] = []
    const recorded: AuditEntry[] = []
    try {
      const answer = await db.transaction().execute(async (tx) => {
        const done = await work(deedOf(tx, emitted, recorded, tools))
        await writeOutbox(tx, emitted)
        await writeEntries(tx, recorded)
        return done
      })
      if (emitted.length || recorded.length) wake()
      return answer
    } catch (fault) {
      if (attempt === TRIES || !AGAIN.has((fault as { code?: string }).code ?? '')) throw fault
      await new Promise((done) => setTimeout(done, attempt * 10))
    }
  }
}

function deedOf(tx: Tx, emitted: Emitted[], recorded: AuditEntry[], tools: Tools): TransactionContext {
  const emit = <E extends AnyEvent>(kind: E, data: GivenDataOf<E>) => void emitted.push({ kind, data })
  return { tx, clock: () => clockOf(tx), emit, tools, record: (entry) => void recorded.push(entry) }
}

/** Thrown to roll a transaction back and return the refusal. */
export class Rollback extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('rolled back by a refusal')
    this.answer = answer
  }
}
