import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { support, type TicketId } from '../../contract.ts'
import { SUPPORT } from '../support-answer.ts'
import { TicketPage } from './TicketPage.tsx'

/** One own ticket. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(support.show, place),
  asks: ({ id }) => [queryOf(support.show, { id })],
  Draw: ({ input: { id } }) => <Own key={id} id={id} />,
})

function Own({ id }: { id: TicketId }) {
  const { t } = useLingui()
  const { ticket } = useData(support.show, { id })
  const title = t`Ticket ${spokenNumber(ticket.number)}`
  return (
    <TicketPage ticket={ticket} title={title} ops={{ say: support.say, solve: support.solve, input: { id } }}>
      <Crumbs crumbs={[{ label: t`Support`, href: SUPPORT }, { label: title }]} />
    </TicketPage>
  )
}
