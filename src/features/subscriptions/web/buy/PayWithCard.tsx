import { PayWithCard as PayCharge } from '#features/payments/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { useRouter } from '#web/router/use-router.ts'
import type { subscriptions } from '../../contract.ts'

type Paid = AnswerOf<typeof subscriptions.start>
interface PayWithCardProps {
  label: string
  back: string
  pay: (payment_method_id: string) => Promise<Paid | Refusal>
}

/** A plan's payment leads to its own confirmation. */
export function PayWithCard({ label, back, pay }: PayWithCardProps) {
  const router = useRouter()
  const done = ({ charge: { id } }: Paid) =>
    router.push(`/subscription/paid?${new URLSearchParams({ charge: id, redirect_back: back || '/setting/account/plan' })}`)
  return <PayCharge<Paid> label={label} pay={pay} paymentOf={({ charge }) => charge.payment} done={done} />
}
