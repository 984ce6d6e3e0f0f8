import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../Order.module.css'
import type { ShownOrder } from './shown-order.ts'

const IN_DISPUTE = ['disputed', 'return_requested', 'returned']

/** The way to the order's dispute: open, past, or to be opened. */
export function DisputeLink({ order }: { order: ShownOrder }) {
  const { t } = useLingui()
  const { id, status, actions, changes } = order
  if (status === 'disputed' && changes.at(-1)?.action === 'charge_back') return <BankDecides order={order} />
  const href = `/orders/${id}/dispute`
  const open = IN_DISPUTE.includes(status)
  const past = !open && changes.some(({ action }) => action === 'dispute')
  const may = !past && actions.includes('dispute')
  if (!open && !past && !may) return null
  return (
    <div className={`side-block ${css.panel}`}>
      <h2>{may ? t`Is something wrong?` : t`Dispute`}</h2>
      {open && <Note tone="warn">{t`The money stays where it is until this is settled.`}</Note>}
      {may && <p className="text-2">{t`Say what it is and show it. The money stays where it is until you both agree, or a moderator decides.`}</p>}
      <p className={`row ${css.words}`}>
        <Button href={href}>{may ? t`Open a dispute` : t`See the dispute`}</Button>
      </p>
    </div>
  )
}

/** A chargeback: neither side can do anything here, and the seller must not send it. */
function BankDecides({ order: { role } }: { order: ShownOrder }) {
  const { t } = useLingui()
  return (
    <div className={`side-block ${css.panel}`}>
      <h2>{t`The bank decides`}</h2>
      <Note tone="warn">
        {role === 'seller'
          ? t`The buyer disputes this payment with their bank. Keep the receipt of the parcel and do not send anything now; we send the bank what the order says.`
          : t`You dispute this payment with your bank. The order stands still until it has decided.`}
      </Note>
    </div>
  )
}
