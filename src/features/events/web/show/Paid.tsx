import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { ParticipantShown } from '../event-answer.ts'

/** What was paid for a place, or paid back. */
export function Paid({ own }: { own: Pick<ParticipantShown, 'ticket'> }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  if (!own.ticket) return null
  const { number, status } = own.ticket
  const amount = moneyText(own.ticket, numbers)
  const words: Record<typeof status, string | null> = {
    pending_payment: t`Payment under way: ${amount}`,
    paid: t`Ticket ${number}, paid: ${amount}`,
    released: t`Ticket ${number}, paid: ${amount}`,
    refund_due: t`Ticket ${number}, paid back: ${amount}`,
    refunded: t`Ticket ${number}, paid back: ${amount}`,
    charged_back: t`Ticket ${number}: the bank has taken the price back`,
    cancelled: null,
  }
  return words[status] && <p className="small">{words[status]}</p>
}
