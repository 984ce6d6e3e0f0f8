import { useLingui } from '@lingui/react/macro'
import { CoilStrip } from '#web/ui/cards/CoilStrip.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../Order.module.css'
import { useStatusNames } from '../use-order-words.ts'
import type { ShownOrder } from './shown-order.ts'

const steps = ['processing', 'shipped', 'delivered', 'completed'] as const
/** Other states have no place on the way. */
const FORWARD: readonly string[] = ['pending_payment', ...steps]
const icons = { processing: 'package', shipped: 'truck', delivered: 'check', completed: 'seal-check' } as const

/** Progress in four steps, drawn as stamps; accessibility: the current one is also named in text. */
export function OrderProgress({ order }: { order: ShownOrder }) {
  const { t } = useLingui()
  const names = useStatusNames()
  const at = (steps as readonly string[]).indexOf(order.status)
  const reached = { processing: order.paid_at, shipped: order.shipped_at, delivered: order.delivered_at, completed: order.completed_at }
  const ahead = useAhead(order)
  if (!FORWARD.includes(order.status)) return null
  return (
    <>
      <CoilStrip
        label={t`Order progress`}
        steps={steps.map((step, here) => ({
          label: names[step],
          ...(here === at && { icon: icons[step] }),
          state: here < at ? 'done' : here === at ? 'current' : 'ahead',
          line: here <= at && reached[step] ? <DateTime at={reached[step]} show="date" /> : ahead[step],
        }))}
      />
      <CurrentStep order={order} />
    </>
  )
}

/** Expected dates of later steps. */
function useAhead({ expected_to }: ShownOrder): Partial<Record<(typeof steps)[number], React.ReactNode>> {
  const { t } = useLingui()
  return {
    delivered: expected_to && (
      <>
        {t`expected`} <DateTime at={expected_to} show="date" />
      </>
    ),
    completed: t`14 days after delivery`,
  }
}

function CurrentStep({ order: { status, role, release_at, as_staff } }: { order: ShownOrder }) {
  const { t } = useLingui()
  const buyer = role === 'buyer'
  const words: Partial<Record<ShownOrder['status'], string>> = {
    pending_payment: buyer ? t`Not paid yet. What you chose is reserved for you for a short while.` : t`Not paid yet. Do not send anything.`,
    processing: buyer ? t`Paid. The store packs your parcel.` : t`Paid. Pack it and send it.`,
    shipped: buyer ? t`On its way to you.` : t`On its way to the buyer.`,
    delivered: buyer ? t`It has arrived. The store has your money.` : as_staff ? '' : t`It has arrived. The money is yours.`,
    completed: t`All is done.`,
  }
  return (
    <div className={css.words}>
      {status === 'pending_payment' ? (
        <Note tone="warn">{words[status]}</Note>
      ) : (
        <p className="text-2" role="status">
          {words[status]}
          {status === 'shipped' && release_at && (
            <>
              {' '}
              {buyer ? t`Without a word from you the money goes to the store on` : t`Without a word from the buyer the money is yours on`}{' '}
              <DateTime at={release_at} show="date" />.
            </>
          )}
        </p>
      )}
    </div>
  )
}
