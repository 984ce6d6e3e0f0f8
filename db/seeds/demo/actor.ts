import { permissionsOf } from '#features/members/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Product } from '#server/product.ts'
import type { Asker, Upload } from '#server/run/viewer.ts'

/** A demo member who does everything through the product's own operations: what they leave behind is as real as anybody's. */
export interface DemoActor {
  readonly id: MemberId
  does<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, uploads?: readonly Upload[]): Promise<AnswerOf<Op>>
}

const nobody = { kind: 'guest', id: null, permissions: new Set<string>() } as const

export function actor({ house, db }: Product, id: MemberId, locale: Locale): DemoActor {
  return {
    id,
    async does(op, input, uploads = []) {
      const { permissions, limits } = await permissionsOf(db, id ? 'premium' : 'guest')
      const viewer: Asker['viewer'] = id
        ? { kind: 'member', id, uid: 0, verified: true, permissions: new Set([...permissions, 'signed_in']), limits, session_id: '' }
        : nobody
      const asker: Asker = { viewer, locale, client: 'api', peer: '127.0.0.1', agent: 'demo', key: crypto.randomUUID(), uploads }
      const { status, text } = await house.answer(op.http, input, asker)
      if (status !== 200) throw new Error(`the demo market: ${op.http} answered ${status} ${text}`)
      return JSON.parse(text).result
    },
  }
}
