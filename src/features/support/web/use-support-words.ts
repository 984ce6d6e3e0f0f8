import { useLingui } from '@lingui/react/macro'
import type { TicketStatus } from '../rules.ts'

/** How a ticket stands, as whoever has asked reads it. */
export function useTicketStates(): Readonly<Record<TicketStatus, string>> {
  const { t } = useLingui()
  return {
    open: t({ message: 'Waits for our answer', context: 'a ticket' }),
    answered: t({ message: 'Answered', context: 'a ticket' }),
    solved: t({ message: 'Solved', context: 'a ticket' }),
  }
}
