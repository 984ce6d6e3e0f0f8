import type { $ZodObject, output } from 'zod/v4/core'
import type { Db } from '../db/db.ts'
import type { TransactionContext } from '../operations/contexts.ts'
import type { Tools } from '../operations/tools.ts'

export interface JobContext {
  readonly db: Db
  readonly tools: Tools
  /** A transaction whose events are delivered after its commit. */
  transact<T>(work: (context: TransactionContext) => Promise<T>): Promise<T>
}
/** Background work that is not a row's due time. It may run more than once (a process dies, a try fails), so `run` is idempotent. */
export interface Job<Input extends $ZodObject = $ZodObject> {
  readonly name: string
  readonly input: Input
  /** How many run at once in one process; one when not set. */
  readonly at_once?: number
  readonly run: (context: JobContext, input: output<Input>) => Promise<void>
  /** Called after the last try has failed, also when each try died with its process: says so to whoever waits. */
  readonly abandoned?: (context: JobContext, input: output<Input>) => Promise<void>
}
export const job = <Input extends $ZodObject>(parts: Job<Input>): Job<Input> => parts
// biome-ignore lint/suspicious/noExplicitAny: one list holds jobs with different inputs, and `run` is contravariant in its input
export type AnyJob = Job<any>
