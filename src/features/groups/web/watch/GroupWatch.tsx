import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { refused } from '#kernel/refusal.ts'
import { hear } from '#web/live/subscriptions.ts'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { type GroupId, groups } from '../../contract.ts'
import { TOAST_LASTS_MS, TOAST_STALE_MS } from '../../rules.ts'
import { groupPath } from '../group-address.ts'
import { useGroupOutbox } from '../thread/use-group-outbox.ts'
import { useSaid } from '../use-said.ts'

const Hint = z.object({ group_id: z.string(), seq: z.int(), sent_at: z.string() })
const isLookedAt = (id: string) => document.visibilityState === 'visible' && location.pathname === groupPath(id)

/** Wherever a member is: what is written in their groups is told where the group is not open, and what waits on this device is sent. */
export function GroupWatch({ ids }: { ids: readonly GroupId[] }) {
  const [client, toast, said] = [useQueryClient(), useToast(), useSaid()]
  useGroupOutbox()
  const { t } = useLingui()
  async function tell(id: GroupId, seq: number) {
    const answer = await call(client.ask, groups.show, { id })
    if (refused(answer)) return
    const { name, hears, last_message, read_seq, is_named } = answer.group
    if (!last_message || last_message.is_own || read_seq >= seq || hears === 'nothing' || (hears === 'mentions' && !is_named)) return
    toast({
      title: is_named ? t`${name}: you are named` : name,
      text: said(answer.group),
      href: groupPath(id),
      icon: 'users-three',
      lasts: TOAST_LASTS_MS,
    })
  }
  const listened = ids.join(' ')
  useEffect(() => {
    const offs = ids.map((id) =>
      hear(`group:${id}`, (shows) => {
        const { data, success } = Hint.safeParse(shows)
        if (!success || isLookedAt(id) || Date.now() - Date.parse(data.sent_at) > TOAST_STALE_MS) return
        void tell(id, data.seq).catch(() => undefined)
      }),
    )
    return () => {
      for (const off of offs) off()
    }
  }, [listened])
  return null
}
