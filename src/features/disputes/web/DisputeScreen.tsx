import { useLingui } from '@lingui/react/macro'
import { orderSubject } from '#features/orders/contract.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { disputes } from '../contract.ts'
import css from './Dispute.module.css'
import { DisputeProgress } from './DisputeProgress.tsx'
import { DisputeTalk } from './DisputeTalk.tsx'
import { Evidence } from './Evidence.tsx'
import { SplitPanel } from './SplitPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { type Disputed, type ShownDispute, useReasons } from './use-dispute-words.ts'

const OpenForm = lazyPart(() => import('./OpenForm.tsx').then((part) => part.OpenForm))

/** The dispute about an order: what was listed beside what arrived, what both say, and how the money is split. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(disputes.show, { ...place, path: { id: place.path.order_id ?? '' } }),
  asks: (input) => [queryOf(disputes.show, input)],
  Draw: ({ input: { id } }) => {
    const { disputed } = useData(disputes.show, { id })
    return disputed.dispute ? <DisputePage disputed={disputed} dispute={disputed.dispute} /> : <NoDispute disputed={disputed} />
  },
})

function Path({ disputed: { number, order_id, role } }: { disputed: Disputed }) {
  const { t } = useLingui()
  const list = role === 'seller' ? { label: t`Store orders`, href: '/store/order-listing' } : { label: t`Order History`, href: '/orders' }
  return <Crumbs crumbs={[list, { label: t`Order ${spokenNumber(number)}`, href: orderSubject.path(order_id) }, { label: t`Dispute` }]} />
}

function NoDispute({ disputed }: { disputed: Disputed }) {
  const { t } = useLingui()
  const title = t`Open a dispute`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Path disputed={disputed} />
      <h1 className="page-head">{title}</h1>
      {disputed.may_open ? (
        <OpenForm disputed={disputed} />
      ) : (
        <EmptyState
          title={t`There is no dispute about this order`}
          line={t`A buyer can open one while the parcel is on its way and for fourteen days after it has arrived.`}
          action={<Button href={orderSubject.path(disputed.order_id)}>{t`See the order`}</Button>}
        />
      )}
    </main>
  )
}

function DisputePage({ disputed, dispute }: { disputed: Disputed; dispute: ShownDispute }) {
  const { t } = useLingui()
  const title = useReasons()[dispute.reason]
  const { role, store_name, buyer, number, order_id } = disputed
  const other = role === 'buyer' ? store_name : buyer.full_name
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Path disputed={disputed} />
      <div className={css.head}>
        <div>
          <h1>{title}</h1>
          <p className="text-2">
            {t`Order ${spokenNumber(number)} with`} <bdi>{other}</bdi> · {role === 'buyer' ? t`opened by you` : t`opened by the buyer`}{' '}
            <DateTime at={dispute.opened_at} />
          </p>
        </div>
        <Button size="s" href={orderSubject.path(order_id)}>{t`See the order`}</Button>
      </div>
      <DisputeProgress dispute={dispute} role={role} currency={disputed.currency} />
      <Evidence disputed={disputed} dispute={dispute} />
      <div className={css.disp}>
        <DisputeTalk disputed={disputed} dispute={dispute} />
        <aside aria-label={t`About this dispute`}>
          <SplitPanel disputed={disputed} dispute={dispute} />
          <Timeline disputed={disputed} dispute={dispute} />
        </aside>
      </div>
    </main>
  )
}
