import { useEffect, useSyncExternalStore } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useOwner } from '#web/browser/local-storage.ts'
import { call, problemOf } from '#web/query/api-client.ts'
import type { QueryClient } from '#web/query/client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { chat } from '../../contract.ts'
import { addToOutbox, type Outcome, outboxOf, sendAll, type Waiting, watchOutbox } from './outbox.ts'

const AGAIN_MS = 3_000
const TOO_OFTEN = 429

/** How the messages of a box are sent, and which answers are old afterwards. */
export interface Post {
  readonly send: (client: QueryClient, message: Omit<Waiting, 'refused'>) => Promise<unknown>
  readonly stale: readonly string[]
}
const toMember: Post = { send: (client, message) => call(client.ask, chat.begin, message as never), stale: [chat.withMember.http] }

/** Without an answer the same message is sent again: its number makes it one. */
async function post({ send }: Post, client: QueryClient, { refused: _, ...message }: Waiting): Promise<Outcome> {
  const answer = await send(client, message).catch(() => undefined)
  if (answer === undefined) return { kind: 'away' }
  if (!refused(answer)) return { kind: 'sent' }
  const { status, message: words } = problemOf(answer)
  const isLater = status >= 500 || status === 401 || (status === TOO_OFTEN && (answer.refused as string) !== 'chat.too_many')
  return isLater ? { kind: 'away' } : { kind: 'refused', message: words }
}

const sending = new Set<string>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** One tab sends at a time, so that messages keep their order. */
async function flush(box: string, client: QueryClient, by: Post) {
  clearTimeout(timers.get(box))
  if (sending.has(box) || !outboxOf(box).length || !navigator.onLine) return
  sending.add(box)
  const work = () => sendAll(box, (message) => post(by, client, message))
  const isDone = await (navigator.locks ? navigator.locks.request(`chat outbox ${box}`, work) : work()).finally(() => sending.delete(box))
  await Promise.all(by.stale.map((http) => client.invalidateQueries({ queryKey: [http] })))
  if (!isDone)
    timers.set(
      box,
      setTimeout(() => void flush(box, client, by), AGAIN_MS),
    )
}

const cached = new Map<string, { text: string; list: readonly Waiting[] }>()
/** The same list as long as nothing has changed. */
function snapshot(owner: string): readonly Waiting[] {
  const list = outboxOf(owner)
  const text = JSON.stringify(list)
  const before = cached.get(owner)
  if (before?.text === text) return before.list
  cached.set(owner, { text, list })
  return list
}
const NONE: readonly Waiting[] = []

/** What waits for members. */
export const useOutbox = () => useBox(useOwner(), toMember)
export type Outbox = ReturnType<typeof useBox>

export function useBox(owner: string, by: Post) {
  const client = useQueryClient()
  const waiting = useSyncExternalStore(
    watchOutbox,
    () => snapshot(owner),
    () => NONE,
  )
  const push = () => void flush(owner, client, by)
  useEffect(() => {
    push()
    addEventListener('online', push)
    return () => removeEventListener('online', push)
  }, [owner])
  return {
    owner,
    waiting,
    push,
    add: (message: Omit<Waiting, 'client_message_id'>) => {
      addToOutbox(owner, { ...message, client_message_id: crypto.randomUUID() })
      push()
    },
  }
}
