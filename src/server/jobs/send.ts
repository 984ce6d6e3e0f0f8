import type { $ZodObject, output } from 'zod/v4/core'
import type { Db } from '../db/db.ts'

/** As much of a job as its sender needs. */
interface SentJob<Input extends $ZodObject> {
  readonly name: string
  readonly input: Input
}
/** Sends jobs. */
export interface JobQueue {
  /** In the transaction of what asks for it: without its commit there is no job. One job at a time for a key. */
  send<Input extends $ZodObject>(tx: Db, job: SentJob<Input>, input: output<Input>, key: string): Promise<void>
}
