import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { orders } from '../../contract.ts'
import { useCart } from '../cart/use-cart.ts'

/** Asks once how the payment ended and removes what was paid from the cart. */
export function useSettled({ id, status }: AnswerOf<typeof orders.showGroup>['group']) {
  const store = useQueryClient()
  const { buying, paid } = useCart()
  const { run, busy, refusal } = useCommand(orders.settle)
  const asked = useRef<string>(undefined)
  const again = async () => {
    await run({ id })
    // A declined payment also ends the purchase, so the group is read again.
    await store.invalidateQueries({ queryKey: keyOf({ op: orders.showGroup, input: { id } }) })
  }
  useEffect(() => {
    if (status !== 'pending_payment' || asked.current === id) return
    asked.current = id
    void again()
  })
  useEffect(() => {
    if (status === 'paid' && buying?.group_id === id) paid(id)
  })
  return {
    busy: busy || (status === 'pending_payment' && asked.current !== id),
    lost: refusal !== undefined && refusal.refused !== 'payment.declined',
    again: () => void again(),
  }
}
