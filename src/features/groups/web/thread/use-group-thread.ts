import { useEffect, useMemo, useRef } from 'react'
import { type PageAsked, usePages } from '#features/chat/web/public-thread.tsx'
import { refused } from '#kernel/refusal.ts'
import { call } from '#web/query/api-client.ts'
import { useData, useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { type GroupId, groups } from '../../contract.ts'
import type { PersonShown } from '../group-address.ts'

type User = PersonShown['user']
const MOST = 100

/** The messages of a group, and who has written them: pages bring their writers along. */
export function useGroupThread(id: GroupId) {
  const client = useQueryClient()
  const { messages: newest, people, last_seq, first_seq, kept_days } = useData(groups.history, { id })
  const known = useRef(new Map<string, User>())
  for (const user of people) known.current.set(user.id, user)
  const ask = async (more: PageAsked) => {
    const answer = await call(client.ask, groups.history, { id, page_size: MOST, ...more })
    if (refused(answer)) return []
    for (const user of answer.people) known.current.set(user.id, user)
    return answer.messages
  }
  const thread = usePages({ newest, ask, topic: `group:${id}`, from: first_seq, last_seq })
  return { ...thread, first_seq, kept_days, userOf: (user_id: string | null) => (user_id ? known.current.get(user_id) : undefined) }
}

/** How many others have read a message, of those who show it; undefined when nobody sees such marks here. */
export function useReaders(id: GroupId) {
  const marks = useMaybe(groups.marks, { id }, true)?.marks
  return useMemo(() => (marks ? (seq: number) => marks.filter(({ read_seq }) => read_seq >= seq).length : undefined), [marks])
}

/** What stands on a page that is looked at has been read. */
export function useGroupReading(id: GroupId, last_seq: number, read_seq: number) {
  const client = useQueryClient()
  const told = useRef(0)
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState !== 'visible' || last_seq <= Math.max(read_seq, told.current)) return
      told.current = last_seq
      void call(client.ask, groups.read, { id, seq: last_seq }).catch(() => {
        told.current = 0
      })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, last_seq, read_seq])
}
