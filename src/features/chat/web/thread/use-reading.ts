import { useEffect, useRef } from 'react'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { type ConversationId, chat } from '../../contract.ts'

/** What stands on a page that is looked at has been read. A request is read without a word of it. */
export function useReading(id: ConversationId, last_seq: number, read_seq: number) {
  const client = useQueryClient()
  const told = useRef(0)
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible' || last_seq <= Math.max(read_seq, told.current)) return
      told.current = last_seq
      void call(client.ask, chat.read, { id, seq: last_seq }).catch(() => {
        told.current = 0
      })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, last_seq, read_seq])
}
