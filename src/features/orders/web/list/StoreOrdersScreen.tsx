import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { orders } from '../../contract.ts'
import { OrderList } from './OrderList.tsx'

export default screen({
  visitors: 'members',
  reads: (place) => {
    const input = readInput(orders.list, place)
    return input && { ...input, role: 'seller' as const }
  },
  asks: (input) => [queryOf(orders.list, input), ...(input.seller_id ? [] : [queryOf(stores.own, {})])],
  Draw: ({ input }) => <StoreOrders input={input} />,
})

/** One's own, or those of a store in which one works. */
function StoreOrders({ input }: { input: InputOf<typeof orders.list> }) {
  return input.seller_id ? <OrderList input={input} path="/store/order-listing" /> : <OwnOrders input={input} />
}

function OwnOrders({ input }: { input: InputOf<typeof orders.list> }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <OrderList input={input} path="/store/order-listing" /> : <StoreWanted title={t`Store orders`} />
}
