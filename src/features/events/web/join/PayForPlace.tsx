import { useLingui } from '@lingui/react/macro'
import { PayWithCard } from '#features/payments/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { events } from '../../contract.ts'
import { refundUntil } from '../../rules-tickets.ts'
import css from '../Events.module.css'
import { type DateShown, type EventShown, eventPath } from '../event-answer.ts'
import type { RoleGiven } from './RoleFields.tsx'

type Bought = AnswerOf<typeof events.buyTicket>
interface PayForPlaceProps {
  event: EventShown
  date: DateShown
  given: RoleGiven
}
/** What it costs, until when it can be given back, and the card. */
export function PayForPlace({ event, date, given }: PayForPlaceProps) {
  const { t } = useLingui()
  const router = useRouter()
  const numbers = useNumbers()
  const { run, refusal } = useCommand(events.buyTicket)
  const [currency, amount] = [event.currency!, event.price! * given.party_size]
  const price = moneyText({ amount, currency }, numbers)
  const until = refundUntil(new Date(date.starts_at), event.refund_days)
  return (
    <>
      <p className={css.total}>
        {t`Total`}
        <Price as="panel" money={{ amount, currency }} />
      </p>
      <p>
        {until ? (
          <>
            {t`You can give the ticket back until`} <DateTime at={until.toISOString()} />
          </>
        ) : (
          t`It is paid back only if the event is called off or moved.`
        )}
      </p>
      {refusal && refusal.refused !== 'payment.declined' && <Refused refusal={refusal} />}
      <PayWithCard<Bought>
        label={t`Pay ${price}`}
        pay={(payment_method_id) => run({ event_id: event.id, occurrence_id: date.id, ...given, payment_method_id, expected_amount: amount })}
        paymentOf={({ payment }) => payment}
        done={({ participant, payment }) =>
          void router.push(
            payment?.status === 'captured' ? eventPath(event.id) : `${eventPath(event.id)}?${new URLSearchParams({ bought: participant.id })}`,
          )
        }
      />
    </>
  )
}
