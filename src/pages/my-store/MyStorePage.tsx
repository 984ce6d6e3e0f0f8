import { useLingui } from '@lingui/react/macro'
import { ledger } from '#features/ledger/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { products } from '#features/products/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { MyStoreOpen } from './MyStoreOpen.tsx'
import { countOf, type StoreProductsInput, shelves, toShip } from './store-shelves.ts'

export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const list = readInput(products.ofStore, place)
    const shelf = shelves.find((one) => list?.status[0] === one) ?? 'published'
    return list && { ...list, status: [shelf] }
  },
  asks: (list: StoreProductsInput) => [
    queryOf(stores.own, {}),
    queryOf(shipping.rates, {}),
    queryOf(orders.list, toShip),
    queryOf(ledger.wallet, {}),
    queryOf(payments.account, {}),
    queryOf(products.ofStore, list),
    ...shelves.map((shelf) => queryOf(products.ofStore, countOf(shelf))),
  ],
  Draw: ({ input }) => <MyStore list={input} />,
})

function MyStore({ list }: { list: StoreProductsInput }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <MyStoreOpen store={store} list={list} /> : <StoreWanted title={t`My Store`} />
}
