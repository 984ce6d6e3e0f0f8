import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { labels } from '../../contract.ts'
import { ChooseLabels } from './ChooseLabels.tsx'
import { ReadyLabels } from './ReadyLabels.tsx'

/** Labels for everything that one has to send, bought with one press and printed with another. */
export default screenWithoutInput(LabelsScreen, { visitors: 'members', asks: () => [queryOf(stores.own, {}), queryOf(labels.waiting, {})] })

function LabelsScreen() {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <Labels /> : <StoreWanted title={t`Labels`} />
}

function Labels() {
  const { t } = useLingui()
  const found = useData(labels.waiting, {})
  return (
    <main id="main" className="page stack" tabIndex={-1}>
      <Title>{t`Labels`}</Title>
      <div className="page-head">
        <h1>{t`Labels`}</h1>
        <Button size="s" href="/store/order-listing">{t`Store orders`}</Button>
      </div>
      {found.labels.length > 0 && <ReadyLabels labels={found.labels} />}
      <Rest found={found} />
    </main>
  )
}

function Rest({ found }: { found: Parameters<typeof ChooseLabels>[0]['found'] }) {
  const { t } = useLingui()
  if (!found.may_buy)
    return (
      <EmptyState
        title={t`Your store sends with labels from elsewhere`}
        line={t`Choose labels that are bought here, and they can be bought for all orders at once.`}
        action={<Button href="/store/shipping">{t`Shipping`}</Button>}
      />
    )
  if (!found.orders.length) {
    if (found.labels.length) return null
    return (
      <EmptyState
        title={t`Nothing to send`}
        line={t`As soon as somebody has paid, the order can get its label here.`}
        action={<Button href="/store/order-listing">{t`Store orders`}</Button>}
      />
    )
  }
  if (!found.has_sender)
    return (
      <p className="text-2">
        {t`Carriers want to know who sends.`} <a className="link" href="/setting/account/addresses">{t`Save your address`}</a>
      </p>
    )
  return <ChooseLabels found={found} />
}
