import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { keyOf, useStore } from '#web/data.ts'
import { useCall } from '#web/use-call.ts'
import { orders } from '../../contract.ts'
import { useCart } from '../use-cart.ts'

/** Asks once how the payment ended; what is paid leaves the cart, and only that. */
export function useSettled({ id, status }: AnswerOf<typeof orders.showGroup>['group']) {
  const store = useStore()
  const { buying, paid } = useCart()
  const { run, busy, no } = useCall(orders.settle)
  const asked = useRef<string>(undefined)
  const again = async () => {
    await run({ id })
    // Declined is an end as well: what became of the purchase is read from it.
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
    lost: no !== undefined && no.refused !== 'payment.declined',
    again: () => void again(),
  }
}
