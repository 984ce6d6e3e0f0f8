import { setTimeout as wait } from 'node:timers/promises'
import { permissionsOf } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Requester, Upload } from '#server/operations/requester.ts'
import type { Server } from '#server/server.ts'

/** A demo member who acts through the product's own operations, so that the data is the same as a real member's. */
export interface DemoActor {
  readonly id: MemberId
  does<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, uploads?: readonly Upload[]): Promise<AnswerOf<Op>>
}

const nobody = { kind: 'guest', id: null, permissions: new Set<string>() } as const
/** Retries of `server.busy` (503), with a pause in milliseconds. */
const PATIENCE = 40
const PAUSE = 500

export function actor({ dispatcher, db }: Server, id: MemberId, locale: Locale, plan = 'premium', more: readonly string[] = []): DemoActor {
  const ask = async (uploads: readonly Upload[]): Promise<Requester> => {
    const { permissions, limits } = await permissionsOf(db, id ? plan : 'guest')
    const viewer: Requester['viewer'] = id
      ? {
          kind: 'member',
          id,
          uid: 0,
          verified: true,
          fresh: true,
          permissions: new Set([...permissions, ...more, 'signed_in']),
          limits,
          session_id: '' as Id<'sessions'>,
        }
      : nobody
    return { viewer, locale, client: 'api', peer: '127.0.0.1', agent: 'demo', key: crypto.randomUUID(), uploads }
  }
  return {
    id,
    async does(op, input, uploads = []) {
      for (let again = 0; ; again++) {
        const { status, text } = await dispatcher.dispatch(op.http, input, await ask(uploads))
        if (status === 200) return JSON.parse(text).result
        if (status !== 503 || again === PATIENCE) throw new Error(`the demo market: ${op.http} answered ${status} ${text}`)
        await wait(PAUSE)
      }
    },
  }
}
