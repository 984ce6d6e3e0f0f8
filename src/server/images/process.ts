import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Confinement, confine, watchMemory } from './confine.ts'
import type { DrawnJpeg } from './draw-jpeg.ts'
import type { Encoded, ImageRefusal } from './encoded.ts'
import type { DrawnShareCard, Laid } from './share/share-card.ts'

/** A task: an upload to re-encode, a share card to draw, or a stored picture as JPEG. */
export type Task = { path: string; out: string } | { card: Laid; out: string } | { jpeg: string; out: string }
/** `fault` is an error on our side (a full disk); a refusal is about the picture. */
export type WorkerReply = Encoded | DrawnShareCard | DrawnJpeg | ImageRefusal | { fault: string }
export interface Worker {
  pid: number
  gone: Promise<void>
  work(task: Task): Promise<Encoded | DrawnShareCard | DrawnJpeg | ImageRefusal>
  kill(): void
}

const file = fileURLToPath(new URL('./worker.ts', import.meta.url))

interface WorkerOptions extends Confinement {
  readonly timeout_ms: number
}

/**
 * Starts a sandboxed process without secrets or stdin; it does not keep this process alive. After a timeout, memory limit or crash the refusal is
 * `media.busy`: the picture may be fine.
 */
export function startWorker({ timeout_ms, ...limits }: WorkerOptions): Worker {
  const child = fork(file, [String(limits.memory_mb)], {
    ...confine(limits),
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
    const unwatch = watchMemory(pid, limits.memory_mb, () => end('memory'))
    const answer = await Promise.race([ask(child, task), gone.then((): WorkerReply => ({ refused: 'media.busy', facts: { reason } }))])
    clearTimeout(clock)
    unwatch()
    if ('fault' in answer) throw new Error(answer.fault)
    return answer
  }
  return { pid, gone, work, kill }
}

/** Sends a task; when it cannot be sent, the answer is `media.busy`. */
const ask = (child: ChildProcess, task: Task) =>
  new Promise<WorkerReply>((done) => {
    child.once('message', (answer) => {
      done(answer as WorkerReply)
    })
    child.send(task, (unsent) => unsent && done({ refused: 'media.busy', facts: {} }))
  })
