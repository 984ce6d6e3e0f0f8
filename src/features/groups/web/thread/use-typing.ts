import { useEffect, useRef, useState } from 'react'
import { hear } from '#web/live/subscriptions.ts'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { type GroupId, groups } from '../../contract.ts'
import { TYPING_SAID_MS, TYPING_SHOWN_MS } from '../../rules.ts'

/** Who is writing now, and a moment longer. */
export function useTyping(id: GroupId, viewer_id: string): readonly string[] {
  const [writers, setWriters] = useState<readonly string[]>([])
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const stop = (who: string) => setWriters((all) => all.filter((one) => one !== who))
    const off = hear(`marks of group:${id}`, ({ typing }) => {
      if (typeof typing !== 'string' || typing === viewer_id) return
      clearTimeout(timers.get(typing))
      setWriters((all) => (all.includes(typing) ? all : [...all, typing]))
      timers.set(
        typing,
        setTimeout(() => stop(typing), TYPING_SHOWN_MS),
      )
    })
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      off()
    }
  }, [id, viewer_id])
  return writers
}

/** Says that one is writing, every three seconds at most. */
export function useOwnTyping(id: GroupId) {
  const client = useQueryClient()
  const last = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (now - last.current < TYPING_SAID_MS) return
    last.current = now
    void call(client.ask, groups.typing, { id }).catch(() => undefined)
  }
}
