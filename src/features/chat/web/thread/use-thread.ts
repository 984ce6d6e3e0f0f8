import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { hear } from '#web/live/subscriptions.ts'
import { call } from '#web/query/api-client.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { type ConversationId, chat } from '../../contract.ts'
import { gapBefore, joined } from './thread-pages.ts'

export type ShownMessage = AnswerOf<typeof chat.history>['messages'][number]
const MOST = 100

/** The messages of a conversation of two. */
export function useThread(id: ConversationId) {
  const client = useQueryClient()
  const { messages, last_seq, first_seq, kept_days } = useData(chat.history, { id })
  const ask = async (more: PageAsked) => {
    const answer = await call(client.ask, chat.history, { id, page_size: MOST, ...more })
    return refused(answer) ? [] : answer.messages
  }
  return { ...usePages({ newest: messages, ask, topic: `conversation:${id}`, from: first_seq, last_seq }), kept_days }
}

export interface PageAsked {
  readonly before?: number
  readonly after?: number
  readonly page_size?: number
}
interface PagesParts<M> {
  readonly newest: readonly M[]
  readonly ask: (more: PageAsked) => Promise<readonly M[]>
  readonly topic: string
  /** The first that is kept and that one may read. */
  readonly from: number
  /** What was written last, also when it is kept no more. */
  readonly last_seq: number
}
/** The newest page follows the socket, older ones are loaded, and what was missed while away is asked for once. */
export function usePages<M extends { readonly seq: number }>({ newest, ask, topic, from, last_seq }: PagesParts<M>) {
  const [older, setOlder] = useState<readonly M[]>([])
  const [busy, setBusy] = useState(false)
  const before = useRef<readonly M[]>(newest)
  useEffect(() => {
    // The pages that have gone out of the newest one stay on the screen.
    const known = before.current
    before.current = newest
    const gap = gapBefore(joined(older, known), newest)
    setOlder((all) => joined(all, known))
    if (gap) void fill(gap).then((missed) => setOlder((all) => joined(all, missed)))
  }, [newest])
  async function fill({ after, until }: { after: number; until: number }) {
    const found: M[] = []
    for (let at = after; at < until - 1; ) {
      const page = await ask({ after: at })
      if (!page.length) break
      found.push(...page)
      at = page.at(-1)!.seq
    }
    return found
  }
  // What was changed above the newest page is not in its answer.
  useEffect(
    () =>
      hear(topic, ({ changed }) => {
        if (typeof changed !== 'number' || !before.current[0] || changed >= before.current[0].seq) return
        void ask({ after: changed - 1, page_size: 1 }).then((page) => setOlder((all) => joined(all, page)))
      }),
    [topic],
  )
  const messages = joined(older, newest)
  const first = messages[0]?.seq ?? 1
  async function load() {
    setBusy(true)
    const page = await ask({ before: first }).finally(() => setBusy(false))
    setOlder((all) => joined(page, all))
  }
  return { messages, last: messages.at(-1)?.seq ?? last_seq, has_more: first > from && messages.length > 0, busy, load }
}
