import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { OrderId, orderSubject } from '#features/orders/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { PrintPage } from '#web/ui/print/PrintPage.tsx'
import { orderPapers } from '../contract.ts'
import type { PaperKind } from '../rules.ts'
import { PaperSheet } from './PaperSheet.tsx'

/** The page of one paper of an order. */
export const paperScreen = (kind: PaperKind) =>
  screen({
    visitors: 'members',
    reads: ({ path }) => safeParse(OrderId, path.order_id).data,
    asks: (id) => [queryOf(orderPapers.show, { id, kind })],
    Draw: ({ input }) => <OnePaper id={input} kind={kind} />,
  })

function OnePaper({ id, kind }: { id: OrderId; kind: PaperKind }) {
  const { t } = useLingui()
  const { paper } = useData(orderPapers.show, { id, kind })
  const back = { label: t`Order`, href: orderSubject.path(id) }
  const title = `${paper.title} · ${paper.number}`
  return (
    <PrintPage title={title} heading={title} back={back} file={`/api/orders/${id}/${kind}`}>
      <PaperSheet paper={paper} />
    </PrintPage>
  )
}
