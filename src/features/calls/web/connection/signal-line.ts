import { refused } from '#kernel/refusal.ts'
import { call } from '#web/query/api-client.ts'
import type { QueryClient } from '#web/query/client.ts'
import { calls } from '../../contract.ts'
import { MOST_SIGNALS } from '../../rules.ts'
import type { CallId } from '../../shapes.ts'
import type { HeardSignal } from './mesh.ts'
import type { SaidSignal } from './peer.ts'

export interface LineParts {
  readonly ask: QueryClient['ask']
  readonly call_id: CallId
  readonly epoch: number
  readonly onSignal: (signal: HeardSignal) => void
  /** This device is not in the call any more, or the other one is not. */
  readonly onStale: () => void
}
interface To {
  readonly id: string
  readonly epoch: number
}
/** Several addresses are found at once: they go together. */
const GATHER_MS = 20
const RETRY_MS = 1_000
/** Without a socket the signals are asked for. */
const LOOK_MS = 2_000
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Signals go by HTTP in their order, and arrive by HTTP after a hint of the socket (docs/decisions/140). */
export function openLine(parts: LineParts) {
  const [out, back] = [sender(parts), reader(parts)]
  const clock = setInterval(() => void back.read(), LOOK_MS)
  void back.read()
  return {
    say: out.say,
    read: back.read,
    close: () => {
      clearInterval(clock)
      out.close()
      back.close()
    },
  }
}

function sender({ ask, call_id, epoch, onStale }: LineParts) {
  let is_open = true
  const queues = new Map<string, SaidSignal[]>()
  const busy = new Set<string>()
  async function post(to: To, signals: readonly SaidSignal[]) {
    while (is_open) {
      const input = { id: call_id, to_id: to.id as never, epoch, to_epoch: to.epoch, signals: [...signals] }
      const answer = await call(ask, calls.signal, input).catch(() => undefined)
      if (answer && !refused(answer)) return
      if (answer?.refused.startsWith('calls.') && answer.refused !== 'calls.too_many_signals') return onStale()
      await pause(RETRY_MS)
    }
  }
  return {
    async say(to: To, signal: SaidSignal) {
      const key = `${to.id} ${to.epoch}`
      const queue = queues.get(key) ?? []
      queues.set(key, queue)
      queue.push(signal)
      if (busy.has(key)) return
      busy.add(key)
      await pause(GATHER_MS)
      while (is_open && queue.length) await post(to, queue.splice(0, MOST_SIGNALS))
      busy.delete(key)
    },
    close: () => {
      is_open = false
    },
  }
}

function reader({ ask, call_id, epoch, onSignal, onStale }: LineParts) {
  let [after, is_open, busy, again] = [0, true, false, false]
  async function readOnce() {
    const answer = await call(ask, calls.signals, { id: call_id, epoch, after }).catch(() => undefined)
    if (!is_open || !answer) return
    if (refused(answer)) return onStale()
    for (const signal of answer.signals) {
      after = Math.max(after, signal.seq)
      onSignal(signal)
    }
    again ||= answer.signals.length > 0
  }
  return {
    /** One question at a time; what is asked for meanwhile is asked afterwards. */
    async read() {
      again = true
      if (busy) return
      busy = true
      while (again && is_open) {
        again = false
        await readOnce()
      }
      busy = false
    },
    close: () => {
      is_open = false
    },
  }
}
