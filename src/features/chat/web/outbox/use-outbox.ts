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

/** Without an answer the same message is sent again: its number makes it one. */
async function post(client: QueryClient, { refused: _, ...message }: Waiting): Promise<Outcome> {
  const answer = await call(client.ask, chat.begin, message as never).catch(() => undefined)
  if (answer === undefined) return { kind: 'away' }
  if (!refused(answer)) return { kind: 'sent' }
  const { status, message: words } = problemOf(answer)
  const isLater = status >= 500 || status === 401 || (status === TOO_OFTEN && (answer.refused as string) !== 'chat.too_many')
  return isLater ? { kind: 'away' } : { kind: 'refused', message: words }
}

let sending = false
let timer: ReturnType<typeof setTimeout> | undefined
/** One tab sends at a time, so that messages keep their order. */
async function flush(owner: string, client: QueryClient) {
  clearTimeout(timer)
  if (sending || !outboxOf(owner).length || !navigator.onLine) return
  sending = true
  const work = () => sendAll(owner, (message) => post(client, message))
  const isDone = await (navigator.locks ? navigator.locks.request(`chat outbox ${owner}`, work) : work()).finally(() => {
    sending = false
  })
  await client.invalidateQueries({ queryKey: [chat.withMember.http] })
  if (!isDone) timer = setTimeout(() => void flush(owner, client), AGAIN_MS)
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

export function useOutbox() {
  const [owner, client] = [useOwner(), useQueryClient()]
  const waiting = useSyncExternalStore(
    watchOutbox,
    () => snapshot(owner),
    () => NONE,
  )
  const push = () => void flush(owner, client)
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
