import { useEffect, useRef, useState } from 'react'
import { hear } from '#web/live/subscriptions.ts'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { type ConversationId, chat } from '../../contract.ts'
import { TYPING_SAID_MS, TYPING_SHOWN_MS } from '../../rules.ts'

/** True while the other is writing, and a moment longer. */
export function useTheirTyping(id: ConversationId, user_id: string): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const off = hear(`marks of conversation:${id}`, ({ typing }) => {
      if (typing !== user_id) return
      clearTimeout(timer)
      setTyping(true)
      timer = setTimeout(() => setTyping(false), TYPING_SHOWN_MS)
    })
    const sent = hear(`conversation:${id}`, ({ member_id }) => member_id === user_id && setTyping(false))
    return () => {
      clearTimeout(timer)
      off()
      sent()
    }
  }, [id, user_id])
  return isTyping
}

/** Says that one is writing, every three seconds at most. */
export function useOwnTyping(id: ConversationId | undefined) {
  const client = useQueryClient()
  const last = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (!id || now - last.current < TYPING_SAID_MS) return
    last.current = now
    void call(client.ask, chat.typing, { id }).catch(() => undefined)
  }
}
