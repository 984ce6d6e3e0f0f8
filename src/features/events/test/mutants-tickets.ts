import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const at = 'src/features/events/server'
const test = 'src/features/events/server/tickets'

export const mutants: readonly Mutant[] = [
  {
    id: 'ticket-price-is-the-organizers',
    file: `${at}/tickets/buy.ts`,
    search: 'if (event.price * party_size !== expected_amount)',
    replace: 'if (expected_amount < 0)',
    test,
  },
  { id: 'ticket-place-free', file: `${at}/tickets/buy.ts`, search: '&& free >= party_size ?', replace: '&& free >= 0 ?', test },
  { id: 'ticket-line-is-not-passed', file: `${at}/tickets/buy.ts`, search: '(is_held || date.waiting === 0) && ', replace: '', test },
  {
    id: 'ticket-one-payment-at-a-time',
    file: `${at}/tickets/buy.ts`,
    search: ")?.status === 'pending_payment') return refuse('ticket.waiting')",
    replace: ")?.status === 'released') return refuse('ticket.waiting')",
    test,
  },
  {
    id: 'ticket-settled-by-its-buyer',
    file: `${at}/tickets/buy.ts`,
    search: 'if (ticket?.buyer_id !== viewer.id || !ticket.event_id)',
    replace: 'if (!ticket?.event_id)',
    test,
  },
  { id: 'ticket-booked-once', file: `${at}/tickets/conclude.ts`, search: '  if (row.payment_id === payment.id) return\n', replace: '', test },
  {
    id: 'ticket-place-gone',
    file: `${at}/tickets/conclude.ts`,
    search: "place?.status === 'offered' && is_there",
    replace: 'place && is_there',
    test,
  },
  {
    id: 'ticket-date-called-off',
    file: `${at}/tickets/conclude.ts`,
    search: "place?.status === 'offered' && is_there",
    replace: "place?.status === 'offered'",
    test,
  },
  {
    id: 'ticket-refund-by-the-rule',
    file: 'src/features/events/rules-tickets.ts',
    search: '(refund_until !== null && now < refund_until)',
    replace: 'refund_until !== null',
    test,
  },
  {
    id: 'ticket-of-who-is-turned-out',
    file: `${at}/tickets/give-back.ts`,
    search: "    else if (by === 'organizer') await owe(call, row, 'organizer')\n",
    replace: '',
    test,
  },
  {
    id: 'ticket-paid-back-when-called-off',
    file: `${at}/change.ts`,
    search: '  await endTicketsOfDates(\n    call,\n    off.map((date) => date.id),\n  )\n',
    replace: '',
    test,
  },
  {
    id: 'ticket-money-needs-an-account',
    file: `${at}/tickets/price.ts`,
    search: "account?.status === 'active' ?",
    replace: "account?.status !== 'lost' ?",
    test,
  },
  {
    id: 'ticket-price-of-the-owner',
    file: `${at}/tickets/price.ts`,
    search: "  if (who.owner !== who.viewer) return refuse('event.not_yours')\n",
    replace: '',
    test,
  },
  {
    id: 'ticket-needed-to-join',
    file: `${at}/places/join.ts`,
    search: "  if (to === 'Accepted' && event.price !== null) return refuse('event.ticket_needed')\n",
    replace: '',
    test,
  },
  {
    id: 'ticket-needed-to-accept',
    file: `${at}/places/answer.ts`,
    search: "  if (to === 'Accepted' && by === 'self' && row.price !== null) return refuse('event.ticket_needed')\n",
    replace: '',
    test,
  },
  {
    id: 'ticket-for-so-many',
    file: `${at}/places/answer.ts`,
    search: "  if (holdsPlace(row.status) && more !== 0 && row.price !== null) return refuse('participant.state')\n",
    replace: '',
    test,
  },
]
