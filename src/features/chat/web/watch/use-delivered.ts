import { useEffect } from 'react'
import { hear } from '#web/live/subscriptions.ts'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { chat } from '../../contract.ts'
import { hintOf } from './hint.ts'

/** Several messages at once are acknowledged once. */
const SOON_MS = 300

/** Says that what was written has reached this device: when it opens, after it was away, and with each message. */
export function useDelivered(member_id: string, unread: number) {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      timer = undefined
      void call(client.ask, chat.deliver, {}).catch(() => undefined)
    }
    const soon = () => {
      timer ??= setTimeout(tell, SOON_MS)
    }
    if (unread > 0) soon()
    const off = hear(`messages of member:${member_id}`, (shows) => hintOf(shows, member_id) && soon())
    return () => {
      clearTimeout(timer)
      off()
    }
  }, [member_id, unread])
}
