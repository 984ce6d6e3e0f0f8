import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { PrintPage } from '#web/ui/print/PrintPage.tsx'
import { orderPapers } from '../contract.ts'
import css from './Paper.module.css'
import { PaperSheet } from './PaperSheet.tsx'

/** Everything that one has to send, a sheet each, printed with one press. */
export default screenWithoutInput(SlipsScreen, { visitors: 'members', asks: () => [queryOf(stores.own, {}), queryOf(orderPapers.slips, {})] })

function SlipsScreen() {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <Slips /> : <StoreWanted title={t`Packing slips`} />
}

function Slips() {
  const { t } = useLingui()
  const { papers, more } = useData(orderPapers.slips, {})
  const back = { label: t`Store orders`, href: '/store/order-listing' }
  const title = t`Packing slips`
  return (
    <PrintPage title={title} heading={title} back={back} file={papers.length ? '/api/store/packing-slips/file' : undefined}>
      {more && <p className={`text-2 ${css.more}`}>{t`These are the ${papers.length} oldest. Send them, then print the next.`}</p>}
      {!papers.length && (
        <EmptyState
          level="h2"
          title={t`Nothing to send`}
          line={t`As soon as somebody has paid, the slip for the parcel is here.`}
          action={<Button href="/store/order-listing">{t`Store orders`}</Button>}
        />
      )}
      {papers.map((paper) => (
        <PaperSheet key={paper.order_id} paper={paper} />
      ))}
    </PrintPage>
  )
}
