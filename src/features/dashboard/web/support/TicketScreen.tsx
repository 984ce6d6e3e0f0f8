import { useLingui } from '@lingui/react/macro'
import { support, type TicketId } from '#features/support/contract.ts'
import { DESK, DeskTicket } from '#features/support/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Frame } from '../Frame.tsx'

export default screen({
  visitors: 'members',
  reads: (place) => readInput(support.deskShow, place),
  asks: ({ id }) => [queryOf(support.deskShow, { id })],
  Draw: ({ input: { id } }) => <Ticket key={id} id={id} />,
})

function Ticket({ id }: { id: TicketId }) {
  const { t } = useLingui()
  return (
    <Frame here={DESK} title={t`A ticket`}>
      <DeskTicket id={id} />
    </Frame>
  )
}
