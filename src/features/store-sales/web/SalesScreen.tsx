import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Figures } from '#web/ui/layout/Figures.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { storeSales } from '../contract.ts'
import { SalesMonths } from './SalesMonths.tsx'
import type { SalesAnswer } from './sales-answer.ts'

const SalesChart = lazyPart(() => import('./SalesChart.tsx').then((part) => part.SalesChart))

/** What one has sold: key figures, thirty days as a chart with its table, and twelve months as a statement. */
export default screenWithoutInput(SalesScreen, { visitors: 'members', asks: () => [queryOf(stores.own, {}), queryOf(storeSales.show, {})] })

function SalesScreen() {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <Sales /> : <StoreWanted title={t`Sales`} />
}

function Sales() {
  const { t } = useLingui()
  const { sales } = useData(storeSales.show, {})
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Sales`}</Title>
      <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`Sales` }]} />
      <h1 className="page-head">{t`Sales`}</h1>
      <LastDays sales={sales} />
      {sales.last.orders > 0 && <SalesChart sales={sales} />}
      {sales.months.length > 0 ? (
        <SalesMonths months={sales.months} />
      ) : (
        <EmptyState
          level="h2"
          title={t`Nothing sold yet`}
          line={t`As soon as somebody buys from your store, it is counted here.`}
          action={<Button href="/store">{t`My Store`}</Button>}
        />
      )}
    </main>
  )
}

function LastDays({ sales: { currency, last, change } }: { sales: SalesAnswer }) {
  const { t } = useLingui()
  const money = (amount: number) => <Price as="plain" money={{ amount, currency }} />
  const figures = [
    [t`Sold in 30 days`, money(last.amount)],
    [t`Against the 30 before`, change === null ? '–' : `${change > 0 ? '+' : ''}${change} %`],
    [t`Orders`, last.orders],
    [t`Buyers`, last.buyers],
    [t`An order on average`, money(last.average)],
    [t`Given back`, money(last.refunded)],
    [t`Yours after commission`, money(Math.max(0, last.net))],
  ] as const
  return <Figures figures={figures} />
}
