import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { support } from '../../contract.ts'
import { TicketPage } from './TicketPage.tsx'

/** A guest's ticket: whoever has the link of its letters reads it. */
export default screen({
  reads: (place) => readInput(support.read, place),
  asks: (input) => [queryOf(support.read, input)],
  Draw: ({ input: { key } }) => <ByLetter letter={key} />,
})

function ByLetter({ letter: key }: { letter: string }) {
  const { t } = useLingui()
  const { ticket } = useData(support.read, { key })
  return (
    <TicketPage
      ticket={ticket}
      title={t`Ticket ${spokenNumber(ticket.number)}`}
      ops={{ say: support.sayByLetter, solve: support.solveByLetter, input: { key } }}
    />
  )
}
