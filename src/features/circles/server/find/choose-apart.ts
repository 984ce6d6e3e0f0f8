import { Worker } from 'node:worker_threads'
import type { Chosen } from './choose.ts'
import type { Market } from './cycles.ts'

const MEMORY_MB = 768
/** The choice, made in a thread of its own. */
export function chooseApart(market: Market): Promise<Chosen> {
  const { promise, resolve, reject } = Promise.withResolvers<Chosen>()
  const worker = new Worker(new URL('./process.ts', import.meta.url), { workerData: market, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('the search for circles ended without an answer')))
  return promise
}
