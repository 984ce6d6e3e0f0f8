import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { orders } from '../../contract.ts'
import { OrderList } from './OrderList.tsx'

/** Purchases, or sales with `?role=seller`. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(orders.list, place),
  asks: (input) => [queryOf(orders.list, input)],
  Draw: ({ input }) => <OrderList input={input} path="/orders" />,
})
