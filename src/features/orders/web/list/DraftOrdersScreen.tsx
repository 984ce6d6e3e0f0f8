import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { orders } from '../../contract.ts'
import { ItemThumb } from '../ItemThumb.tsx'
import css from './OrderList.module.css'
import { DRAFT_ORDERS, STORE_ORDERS, StoreTabs } from './StoreTabs.tsx'

type Waiting = InputOf<typeof orders.waiting>

/** What of one's own store waits for its payment; who buys is told when it is paid. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(orders.waiting, place),
  asks: (input) => [queryOf(orders.waiting, input), queryOf(stores.own, {})],
  Draw: ({ input }) => <DraftOrders input={input} />,
})

function DraftOrders({ input }: { input: Waiting }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <List input={input} /> : <StoreWanted title={t`Store orders`} />
}

function List({ input }: { input: Waiting }) {
  const { t } = useLingui()
  const { orders: found } = useData(orders.waiting, input)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Waiting for payment`}</Title>
      <h1 className="page-head">{t`Store orders`}</h1>
      <StoreTabs here={DRAFT_ORDERS} />
      {found.data.length === 0 && (
        <EmptyState
          title={t`Nobody is at the checkout`}
          line={t`What a buyer has not paid yet stands here, and is reserved meanwhile.`}
          action={<Button href={STORE_ORDERS}>{t`All orders`}</Button>}
        />
      )}
      <ul className="items">
        {found.data.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      <NextPage op={orders.waiting} path={DRAFT_ORDERS} input={input} url={found.next_page_url}>
        {t`Earlier orders`}
      </NextPage>
    </main>
  )
}

function Row({ order }: { order: AnswerOf<typeof orders.waiting>['orders']['data'][number] }) {
  const { t } = useLingui()
  const { number, first_name, items, media, total, currency, placed_at, reserved_until } = order
  return (
    <li className={css.row}>
      <ItemThumb of={{ media, productable_type: 'StampItem' }} size={72} />
      <div>
        <b className="strong">
          <bdi>{first_name}</bdi>
          {items > 1 && ` × ${items}`}
        </b>
        <p className="caption">
          {t`Order ${spokenNumber(number)}`} · <DateTime at={placed_at} />
        </p>
      </div>
      <span className={`push ${css.end}`}>
        <Price money={{ amount: total, currency }} />
        {reserved_until && (
          <span className="small muted">
            {t`reserved until`} <DateTime at={reserved_until} show="time" />
          </span>
        )}
      </span>
    </li>
  )
}
