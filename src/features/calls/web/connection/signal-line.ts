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
/** Several addresses are found at once: they go together. */
const GATHER_MS = 20
const RETRY_MS = 1_000
/** Without a socket the signals are asked for. */
const LOOK_MS = 2_000
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Signals go by HTTP in their order, and arrive by HTTP after a hint of the socket (docs/decisions/140). */
export function openLine({ ask, call_id, epoch, onSignal, onStale }: LineParts) {
  let is_open = true
  const queues = new Map<string, SaidSignal[]>()
  const busy = new Set<string>()

  async function post(to: { id: string; epoch: number }, signals: readonly SaidSignal[]) {
    while (is_open) {
      const input = { id: call_id, to_id: to.id as never, epoch, to_epoch: to.epoch, signals: [...signals] }
      const answer = await call(ask, calls.signal, input).catch(() => undefined)
      if (answer && !refused(answer)) return
      const code = answer && refused(answer) ? answer.refused : undefined
      if (code?.startsWith('calls.') && code !== 'calls.too_many_signals') return onStale()
      await pause(RETRY_MS)
    }
  }
  async function flush(to: { id: string; epoch: number }) {
    const key = `${to.id} ${to.epoch}`
    if (busy.has(key)) return
    busy.add(key)
    await pause(GATHER_MS)
    for (let queue = queues.get(key); is_open && queue?.length; queue = queues.get(key)) await post(to, queue.splice(0, MOST_SIGNALS))
    busy.delete(key)
  }

  let after = 0
  let reading: Promise<void> | undefined
  let again = false
  async function readOnce() {
    const answer = await call(ask, calls.signals, { id: call_id, epoch, after }).catch(() => undefined)
    if (!is_open || !answer) return
    if (refused(answer)) return onStale()
    for (const signal of answer.signals) {
      after = Math.max(after, signal.seq)
      onSignal(signal)
    }
    if (answer.signals.length) again = true
  }
  const read = () => {
    again = true
    reading ??= (async () => {
      while (again && is_open) {
        again = false
        await readOnce()
      }
      reading = undefined
    })()
  }
  const clock = setInterval(read, LOOK_MS)
  read()
  return {
    say(to: { id: string; epoch: number }, signal: SaidSignal) {
      const key = `${to.id} ${to.epoch}`
      queues.set(key, [...(queues.get(key) ?? []), signal])
      void flush(to)
    },
    read,
    close: () => {
      is_open = false
      clearInterval(clock)
    },
  }
}
