import { useRef, useState } from 'react'
import type { AnswerOf, AnyOperation, GivenOf, RefusalOf } from '#kernel/operation.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import { call, toldOf } from './ask.ts'
import { useStore } from './data.ts'

export interface Calling<Op extends AnyOperation> {
  /** While it is on its way the button says so and cannot be pressed again. */
  readonly busy: boolean
  /** The last no: its message, and messages by field. */
  readonly no: Refusal | undefined
  forget(): void
  run(input: GivenOf<Op>): Promise<AnswerOf<Op> | Refusal<RefusalOf<Op>>>
}

/** A command from a screen. Never optimistic; the same intent keeps its key until it has an answer, so that a second try cannot act twice. */
export function useCall<Op extends AnyOperation>(op: Op): Calling<Op> {
  const store = useStore()
  const [busy, setBusy] = useState(false)
  const [no, setNo] = useState<Refusal>()
  const intent = useRef<{ about: string; key: string }>(undefined)
  async function run(input: GivenOf<Op>) {
    const about = JSON.stringify(input)
    if (intent.current?.about !== about) intent.current = { about, key: crypto.randomUUID() }
    setBusy(true)
    setNo(undefined)
    try {
      const answer = await call(store.ask, op, input, op.commits && intent.current.key)
      intent.current = undefined
      if (refused(answer)) setNo(answer)
      return answer
    } catch {
      const lost = refuse('house.unreachable', { status: 503 }) as Refusal<RefusalOf<Op>>
      setNo(lost)
      return lost
    } finally {
      setBusy(false)
    }
  }
  return { busy, no, run, forget: () => setNo(undefined) }
}

/** The first message at a field, as the server said it in the reader's language. */
export const errorAt = (no: Refusal | undefined, field: string): string | undefined => no && toldOf(no).errors?.[field]?.[0]
