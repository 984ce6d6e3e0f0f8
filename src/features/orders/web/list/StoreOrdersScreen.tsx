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
  asks: (input) => [queryOf(orders.list, input)],
  Draw: ({ input }) => <OrderList input={input} path="/store/order-listing" />,
})
