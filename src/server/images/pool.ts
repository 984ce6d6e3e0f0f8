import type { Confinement } from './confine.ts'
import type { DrawnJpeg } from './draw-jpeg.ts'
import type { Encoded, ImageRefusal } from './encoded.ts'
import { startWorker, type Task, type Worker } from './process.ts'
import type { DrawnShareCard } from './share/share-card.ts'

export interface PoolOptions extends Partial<Confinement> {
  workers: number
  /** How many tasks may wait when all workers are busy. */
  queue: number
  timeout_ms?: number
}
export interface Pool {
  run(task: Task): Promise<Encoded | DrawnShareCard | DrawnJpeg | ImageRefusal>
  pids(): number[]
  close(): Promise<void>
}
type Work = Encoded | DrawnShareCard | ImageRefusal
interface Waiting {
  task: Task
  settle: (answer: Work | Promise<Work>) => void
}

const idleMs = 60_000
const busy: ImageRefusal = { refused: 'media.busy', facts: {} }

interface State extends Omit<PoolOptions, keyof Confinement>, Confinement {
  timeout_ms: number
  alive: Set<Worker>
  resting: Map<Worker, NodeJS.Timeout>
  waiting: Waiting[]
  closed: boolean
}

/** Worker pool: a few processes, started on demand, and a bounded queue. */
export function openPool({ timeout_ms = 10_000, memory_mb = 300, ...options }: PoolOptions): Pool {
  const pool: State = { ...options, timeout_ms, memory_mb, alive: new Set(), resting: new Map(), waiting: [], closed: false }
  return {
    run: (task) =>
      new Promise((settle) => {
        const allTaken = pool.resting.size === 0 && pool.alive.size >= pool.workers
        if (pool.closed || (allTaken && pool.waiting.length >= pool.queue)) return settle(busy)
        pool.waiting.push({ task, settle })
        advance(pool)
      }),
    pids: () => [...pool.alive].map((worker) => worker.pid),
    close: async () => {
      pool.closed = true
      for (const { settle } of pool.waiting.splice(0)) settle(busy)
      for (const worker of pool.alive) worker.kill()
      await Promise.all([...pool.alive].map((worker) => worker.gone))
    },
  }
}

function advance(pool: State) {
  const worker = pool.waiting.length > 0 && !pool.closed ? free(pool) : undefined
  const next = worker && pool.waiting.shift()
  if (!worker || !next) return
  wake(pool, worker)
  next.settle(worker.work(next.task).finally(() => rest(pool, worker)))
  advance(pool)
}

/** LIFO: the worker that became idle last is used first, so that the others reach their idle timeout and end. */
const free = (pool: State) => [...pool.resting.keys()].at(-1) ?? (pool.alive.size < pool.workers ? start(pool) : undefined)

function start(pool: State) {
  const worker = startWorker(pool)
  pool.alive.add(worker)
  worker.gone.then(() => {
    wake(pool, worker)
    pool.alive.delete(worker)
    advance(pool)
  })
  return worker
}

function rest(pool: State, worker: Worker) {
  if (pool.alive.has(worker)) pool.resting.set(worker, setTimeout(worker.kill, idleMs).unref())
  advance(pool)
}

function wake(pool: State, worker: Worker) {
  clearTimeout(pool.resting.get(worker))
  pool.resting.delete(worker)
}
