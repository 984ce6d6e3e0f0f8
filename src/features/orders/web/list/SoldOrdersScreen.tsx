import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { orders } from '../../contract.ts'
import { listed, OrderList } from './OrderList.tsx'
import { SOLD_ORDERS } from './StoreTabs.tsx'

/** Paid, and neither cancelled nor given back. */
const sold = ['processing', 'shipped', 'delivered', 'completed', 'disputed', 'return_requested', 'returned'] as const

export default screen({
  visitors: 'members',
  reads: (place) => {
    const input = readInput(orders.list, place)
    const status = input?.status.filter((one) => (sold as readonly string[]).includes(one))
    return input && { ...input, status: status ?? [], role: 'seller' as const }
  },
  asks: (input) => [queryOf(orders.list, listed(input, sold)), queryOf(stores.own, {})],
  Draw: ({ input }) => <SoldOrders input={input} />,
})

function SoldOrders({ input }: { input: InputOf<typeof orders.list> }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <OrderList input={input} path={SOLD_ORDERS} among={sold} /> : <StoreWanted title={t`Store orders`} />
}
