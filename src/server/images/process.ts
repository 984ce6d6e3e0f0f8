import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { confine, watchMemory } from './confine.ts'
import type { Encoded, ImageRefusal } from './encoded.ts'
import type { DrawnShareCard, Laid } from './share/share-card.ts'

/** An upload to draw anew, or a card to draw from words and one of our pictures. */
export type Task = { path: string; out: string } | { card: Laid; out: string }
/** A fault is ours (a full disk), a refusal is the picture's. */
export type WorkerReply = Encoded | DrawnShareCard | ImageRefusal | { fault: string }
export interface Worker {
  pid: number
  gone: Promise<void>
  work(task: Task): Promise<Encoded | DrawnShareCard | ImageRefusal>
  kill(): void
}

const file = fileURLToPath(new URL('./worker.ts', import.meta.url))

interface WorkerOptions {
  readonly timeout_ms: number
  readonly memory_mb: number
  /** Where it may write, beside the folder of the system for what is temporary. */
  readonly folders: readonly string[]
}

/** One process with no secrets, no input and little memory; it never keeps ours alive. When it ends by time, memory or death, that says nothing of the picture: it may come again. */
export function startWorker({ timeout_ms, memory_mb, folders }: WorkerOptions): Worker {
  const child = fork(file, [String(memory_mb)], {
    ...confine(memory_mb, folders),
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const pid = child.pid ?? 0
  const kill = () => void child.kill('SIGKILL')
  const gone = new Promise<void>((done) => void child.once('exit', () => done()).once('error', () => done()))
  child.unref()
  child.channel?.unref()
  const work = async (task: Task) => {
    let reason = 'died'
    const end = (why: string) => {
      reason = why
      kill()
    }
    const clock = setTimeout(end, timeout_ms, 'time')
    const unwatch = watchMemory(pid, memory_mb, () => end('memory'))
    const answer = await Promise.race([ask(child, task), gone.then((): WorkerReply => ({ refused: 'media.busy', facts: { reason } }))])
    clearTimeout(clock)
    unwatch()
    if ('fault' in answer) throw new Error(answer.fault)
    return answer
  }
  return { pid, gone, work, kill }
}

/** A task that never reached its worker may come again. */
const ask = (child: ChildProcess, task: Task) =>
  new Promise<WorkerReply>((done) => {
    child.once('message', (answer) => {
      done(answer as WorkerReply)
    })
    child.send(task, (unsent) => unsent && done({ refused: 'media.busy', facts: {} }))
  })
