import type { FastifyInstance } from 'fastify'
import type { Db } from './db.ts'
import type { Live } from './live/live.ts'
import { type OfficeParts, postOffice } from './mail/post-office.ts'
import { sealer } from './run/audit-chain.ts'
import type { Slice } from './run/handle.ts'
import { openRelay, type Relay } from './run/outbox.ts'
import { openTimers, type Timers } from './run/timers.ts'
import type { Tools } from './run/tools.ts'

export type Log = (fault: unknown, name: string) => void

export const logTo =
  (app: FastifyInstance): Log =>
  (fault, name) =>
    app.log.error({ fault: { message: String((fault as Error)?.message), stack: (fault as Error)?.stack }, name }, 'behind the scenes')

export interface Works {
  readonly relay: Relay
  readonly timers: Timers
  /** After a commit that emitted something: deliver, and look at the clock. */
  wake(): void
  /** Sockets open after everything else; until then what happens is told to nobody. */
  hearing(live: Live): void
}

/** What goes on behind the answers: the outbox, the timers, the post. */
export function openWorks(parts: { db: Db; tools: Tools; slices: readonly Slice[]; letters: OfficeParts; log: Log }): Works {
  const { db, tools, slices, letters, log } = parts
  let live: Live | undefined
  const wake = () => {
    relay.wake()
    timers.wake()
  }
  const relay = openRelay({ db, tools, listeners: slices.flatMap((slice) => slice.listeners), tell: (told) => live?.tell(told), log })
  const sweepers = [...slices.flatMap((slice) => slice.sweepers), postOffice(letters)]
  const timers = openTimers({ db, tools, timers: [...slices.flatMap((slice) => slice.timers), sealer], sweepers, wake, log })
  return {
    relay,
    timers,
    wake,
    hearing: (opened) => {
      live = opened
    },
  }
}
