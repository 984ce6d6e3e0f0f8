import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { AnyOperation } from '#kernel/operation.ts'
import { run } from '../../cluster/process.ts'
import type { World } from '../../support/world.ts'

/** What a victim does: one request of a member, or one turn of a sweeper. */
export type Work =
  | { readonly asks: AnyOperation['http']; readonly input: object; readonly token: string; readonly key: string }
  | { readonly sweeps: string }
export interface Order {
  readonly todo: Work
  /** The step before which it dies; 0: it lives. */
  readonly at: number
}
/** Died at its step, or ended the work with so many steps. */
export type End =
  | { readonly died: true }
  | { readonly died: false; readonly steps: number; readonly status: number | null; readonly faults: readonly string[] }

/** Processes that are opened ahead of their use, because the start is what costs. */
export function openVictims({ settings, running }: World, ahead: number) {
  const env = {
    ...{ PORT: String(settings.PORT), GATEWAY_PORT: String(settings.gateway_port), METRICS_PORT: '0', DATA_DIR: settings.data_dir },
    ...{ COMMISSION: String(settings.COMMISSION), LOG_LEVEL: 'error', LIMITS: '0', LETTER_WAIT_SECONDS: '0' },
  }
  const VICTIM = JSON.stringify({ database: running.options.connectionString, env })
  const start = () => run('src/test/proofs/money/victim.ts', { VICTIM })
  const waiting: ReturnType<typeof start>[] = []
  let living: Awaited<ReturnType<typeof start>> | undefined
  const next = () => {
    while (waiting.length < ahead) waiting.push(start())
    return waiting.shift()!
  }
  return {
    async send(order: Order): Promise<End> {
      living ??= await next()
      const { child, said } = living
      const told = once(child, 'message').then(([word]) => ({ died: false, ...(word as Omit<Extract<End, { died: false }>, 'died'>) }))
      const gone = once(child, 'exit').then(([, signal]) => signal as string | null)
      child.send(order)
      const end = await Promise.race([told, gone])
      if (typeof end === 'object' && end) return end
      living = undefined
      if (end !== 'SIGKILL') throw new Error(`it ended by itself:\n${said()}`)
      return { died: true }
    },
    async close() {
      const all = [
        ...(living ? [living] : []),
        ...(await Promise.allSettled(waiting)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
      ]
      await Promise.all(all.map(({ child }) => ended(child)))
    },
  }
}

async function ended(child: ChildProcess) {
  const over = once(child, 'exit')
  if (child.exitCode !== null || child.signalCode !== null || !child.kill('SIGKILL')) return
  await over
}
