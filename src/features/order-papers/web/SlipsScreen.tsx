import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { PrintPage } from '#web/ui/print/PrintPage.tsx'
import { orderPapers } from '../contract.ts'
import css from './Paper.module.css'
import { PaperSheet } from './PaperSheet.tsx'

/** Everything that one has to send, a sheet each, printed with one press. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(orderPapers.slips, place),
  asks: (input) => [queryOf(orderPapers.slips, input), ...(input.seller_id ? [] : [queryOf(stores.own, {})])],
  Draw: ({ input }) => (input.seller_id ? <Slips {...input} /> : <OwnSlips />),
})

function OwnSlips() {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <Slips /> : <StoreWanted title={t`Packing slips`} />
}

/** One's own, or of a store in which one works. */
function Slips(input: InputOf<typeof orderPapers.slips>) {
  const { t } = useLingui()
  const { papers, more } = useData(orderPapers.slips, input)
  const of = input.seller_id ? `?seller_id=${input.seller_id}` : ''
  const list = `/store/order-listing${of}`
  const back = { label: t`Store orders`, href: list }
  const title = t`Packing slips`
  return (
    <PrintPage title={title} heading={title} back={back} file={papers.length ? `/api/store/packing-slips/file${of}` : undefined}>
      {more && <p className={`text-2 ${css.more}`}>{t`These are the ${papers.length} oldest. Send them, then print the next.`}</p>}
      {!papers.length && (
        <EmptyState
          level="h2"
          title={t`Nothing to send`}
          line={t`As soon as somebody has paid, the slip for the parcel is here.`}
          action={<Button href={list}>{t`Store orders`}</Button>}
        />
      )}
      {papers.map((paper) => (
        <PaperSheet key={paper.order_id} paper={paper} />
      ))}
    </PrintPage>
  )
}
