import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { orders } from '../../contract.ts'
import css from '../Order.module.css'
import type { ShownOrder } from './shown-order.ts'
import { useOrderCall } from './use-order-call.ts'

/** Releases the money and cannot be undone, so it is explained and confirmed. */
export function ConfirmArrival({ order }: { order: ShownOrder }) {
  const { id, total, currency, store_name } = order
  const { t } = useLingui()
  const numbers = useNumbers()
  const confirm = useConfirm()
  const toast = useToast()
  const { run, busy, refusal } = useOrderCall(orders.confirm, id)
  const money = moneyText({ amount: total, currency }, numbers)
  async function arrived() {
    const sure = await confirm({
      title: t`Has it arrived, and is it right?`,
      text: t`This releases the reserved ${money} to ${store_name}. It cannot be taken back.`,
      yes: t`Confirm delivery`,
    })
    if (sure && (await run({ id }))) toast({ title: t`Delivery confirmed` })
  }
  return (
    <div className={`side-block ${css.panel}`}>
      <h2>{t`When it arrives`}</h2>
      <p className="text-2">{t`Check the stamps against the pictures, then confirm. This releases the reserved ${money} to the seller.`}</p>
      <Refused refusal={refusal} />
      <p className={`row row--wrap ${css.words}`}>
        <Button variant="fill" onClick={arrived} pending={busy ? t`Confirming…` : undefined}>{t`Confirm delivery`}</Button>
      </p>
    </div>
  )
}
