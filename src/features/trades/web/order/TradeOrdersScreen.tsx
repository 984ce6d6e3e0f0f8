import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { trades } from '../../contract.ts'
import { orderStatuses } from '../../rules.ts'
import { MARKET_TRADES, orderPath, TRADE_ORDERS } from '../paths.ts'
import { useTradeWords } from '../trade-words.ts'

/** Agreed trades, by where they stand. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(trades.orders, place),
  asks: (input) => [queryOf(trades.orders, input)],
  Draw: ({ input }) => <TradeOrders input={input} />,
})

function TradeOrders({ input }: { input: InputOf<typeof trades.orders> }) {
  const { t } = useLingui()
  const { orders } = useTradeWords()
  const { data, next_page_url } = useData(trades.orders, input).trade_orders
  const title = t`Trade orders`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <Tabs
        label={title}
        tabs={[
          { href: TRADE_ORDERS, label: t`All`, current: input.status === undefined },
          ...orderStatuses.map((status) => ({
            href: address(TRADE_ORDERS, trades.orders, { status }),
            label: orders[status],
            current: input.status === status,
          })),
        ]}
      />
      {data.length === 0 && (
        <EmptyState
          title={t`Nothing here`}
          line={t`What you have agreed with somebody is shown here.`}
          action={<Button href={MARKET_TRADES}>{t`For Trade`}</Button>}
        />
      )}
      <ul className="section deal-rows">
        {data.map((order) => (
          <li key={order.id} className="panel row row--wrap">
            <div>
              <h2>
                <a href={orderPath(order.trade_id)}>
                  <bdi>{order.trade_title}</bdi>
                </a>
              </h2>
              <p className="caption">
                <bdi>{(order.role === 'owner' ? order.proposer : order.owner).full_name}</bdi> · <DateTime at={order.accepted_at} />
              </p>
            </div>
            <b className="strong push">{orders[order.status]}</b>
          </li>
        ))}
      </ul>
      <NextPage op={trades.orders} path={TRADE_ORDERS} input={input} url={next_page_url}>
        {t`More trades`}
      </NextPage>
    </main>
  )
}
