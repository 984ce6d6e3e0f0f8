import { useEffect } from 'react'
import { hear } from '#web/live/subscriptions.ts'
import { useLiveState } from '#web/live/use-live-state.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { calls } from '../../contract.ts'
import { RingToast } from './RingToast.tsx'

/** Wherever a member is: a call that rings is shown, for as long as it rings. On the page of the call itself it stands there. */
export function CallWatch({ member_id }: { member_id: string }) {
  const client = useQueryClient()
  const live = useLiveState()
  const current = useMaybe(calls.current, {}, true)
  useEffect(() => {
    // At once: ten seconds are short.
    const look = () => void client.invalidateQueries({ queryKey: keyOf({ op: calls.current, input: {} }) })
    // What was told before this page listened is read.
    if (live === 'on') look()
    return hear(`calls of member:${member_id}`, look)
  }, [member_id, live])
  const rings = current?.call?.own.status === 'invitation' && location.pathname !== '/meeting' ? current.call : undefined
  return rings ? <RingToast key={`${rings.id} ${rings.own.rings_until}`} call={rings} /> : null
}
