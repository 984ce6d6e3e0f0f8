import { paymentCameLate, paymentRefunded } from '#features/payments/contract.ts'
import type { Locale } from '#kernel/locale.ts'
import { moneyText } from '#kernel/money-text.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { notify } from './notify.ts'
import { addressee } from './queries-members.ts'

interface MoneyBack {
  readonly payment_id: string
  readonly member_id: string
  readonly ref_type: string
  readonly ref_id: string
  readonly amount: number
  readonly currency: string
  readonly reason?: string
}
const isPlan = (ref_type: string) => ref_type === 'subscription_charge'

const tell = (
  context: TransactionContext,
  { payment_id, member_id, ref_type, ref_id, amount, currency, reason = '' }: MoneyBack,
  action: 'begun' | 'sent',
) =>
  notify(context, {
    ...{ member_id, type: 'money_returned' as const, actor_id: null, subject_type: ref_type, subject_id: ref_id },
    property: { action, reason, amount, currency, of: isPlan(ref_type) ? 'plan' : 'order' },
    dedupe_key: `money_${action}:${payment_id}`,
  })

/** Money came for what had ended: whoever paid reads at once that it goes back, here and by mail. */
export const onPaymentCameLate = on(paymentCameLate, 'notifications', async (context, data) => {
  await tell(context, data, 'begun')
  const { email, locale } = await addressee(context.tx, data.member_id)
  const path = isPlan(data.ref_type) ? '/setting/account/plan' : `/orders/placed?group=${data.ref_id}`
  const facts = { amount: moneyText(data, locale), reason: data.reason, path }
  await queueMail(context.tx, { recipient: email, template: 'money_returned', locale: locale as Locale, facts })
})
export const onPaymentRefunded = on(paymentRefunded, 'notifications', (context, data) => tell(context, data, 'sent'))
