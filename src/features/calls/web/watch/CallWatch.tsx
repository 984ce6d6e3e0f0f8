import { useEffect } from 'react'
import { hear } from '#web/live/subscriptions.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { calls } from '../../contract.ts'
import { RingToast } from './RingToast.tsx'

/** Wherever a member is: a call that rings is shown, for as long as it rings. On the page of the call itself it stands there. */
export function CallWatch({ member_id }: { member_id: string }) {
  const client = useQueryClient()
  const current = useMaybe(calls.current, {}, true)
  useEffect(() => {
    // At once: ten seconds are short.
    const look = () => void client.invalidateQueries({ queryKey: keyOf({ op: calls.current, input: {} }) })
    return hear(`calls of member:${member_id}`, look)
  }, [member_id])
  const rings = current?.call?.own.status === 'invitation' && location.pathname !== '/meeting' ? current.call : undefined
  return rings ? <RingToast key={`${rings.id} ${rings.own.rings_until}`} call={rings} /> : null
}
