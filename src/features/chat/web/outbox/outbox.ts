import { forgetKept, keep, readKept } from '#web/browser/local-storage.ts'
import { forgetDrafts } from './drafts.ts'

/** A message on its way: on this device until the server has acknowledged it. */
export interface Waiting {
  readonly client_message_id: string
  /** The member, or the group, that it is for. */
  readonly user_id: string
  readonly body: string
  readonly about_type?: string | undefined
  readonly about_id?: string | undefined
  readonly media_ids?: readonly string[] | undefined
  readonly quoted_seq?: number | undefined
  /** Why the server refused it; it is not sent again by itself. */
  readonly refused?: string | undefined
}
/** `sent`, `refused` with a message, or `away`: no answer, and tried again. */
export type Outcome = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly message: string } | { readonly kind: 'away' }

const keyOf = (owner: string) => `chat:outbox:${owner}`
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener)
  const other = (event: StorageEvent) => event.key?.startsWith('chat:outbox:') && listener()
  addEventListener('storage', other)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', other)
  }
}

export const outboxOf = (owner: string): readonly Waiting[] => readKept<Waiting[]>(keyOf(owner)) ?? []
function store(owner: string, waiting: readonly Waiting[]) {
  if (waiting.length) keep(keyOf(owner), waiting)
  else forgetKept(keyOf(owner))
  changed()
}
export const addToOutbox = (owner: string, message: Waiting) => store(owner, [...outboxOf(owner), message])
export const dropFromOutbox = (owner: string, id: string) =>
  store(
    owner,
    outboxOf(owner).filter(({ client_message_id }) => client_message_id !== id),
  )
const mark = (owner: string, id: string, refused: string | undefined) =>
  store(
    owner,
    outboxOf(owner).map((one) => (one.client_message_id === id ? { ...one, refused } : one)),
  )
export const tryAgain = (owner: string, id: string) => mark(owner, id, undefined)

/** Privacy: after log-out nothing stays on the device. */
export function forgetOutbox(owner: string) {
  for (const box of [owner, groupBox(owner)]) {
    store(box, [])
    forgetDrafts(box)
  }
}
/** What is for groups leaves by itself: a conversation that waits holds up no group. */
export const groupBox = (owner: string) => `groups:${owner}`

/**
 * Sends in order, each until it is answered; whatever is behind one without an answer waits. A refused one stays to be seen, and holds up those to the
 * same member alone. True when nothing is left to send.
 */
export async function sendAll(owner: string, send: (message: Waiting) => Promise<Outcome>): Promise<boolean> {
  for (;;) {
    const all = outboxOf(owner)
    const held = new Set(all.filter(({ refused }) => refused).map(({ user_id }) => user_id))
    const next = all.find(({ user_id, refused }) => !refused && !held.has(user_id))
    if (!next) return true
    const outcome = await send(next)
    if (outcome.kind === 'away') return false
    if (outcome.kind === 'sent') dropFromOutbox(owner, next.client_message_id)
    else mark(owner, next.client_message_id, outcome.message)
  }
}
