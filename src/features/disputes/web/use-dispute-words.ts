import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { disputes } from '../contract.ts'
import type { DisputeReason } from '../rules.ts'

export type Disputed = AnswerOf<typeof disputes.show>['disputed']
export type ShownDispute = NonNullable<Disputed['dispute']>
type Entry = ShownDispute['entries'][number]

export function useReasons(): Record<DisputeReason, string> {
  const { t } = useLingui()
  return {
    not_arrived: t`It has not arrived`,
    damaged: t`It arrived damaged`,
    not_as_described: t`It is not what was described`,
    other: t({ message: 'Something else', context: 'a problem with a parcel' }),
  }
}

/** What was done, in words of the timeline. */
export function useDeeds(currency: string): (entry: Pick<Entry, 'action' | 'amount' | 'actor'>) => string {
  const { t } = useLingui()
  const numbers = useNumbers()
  return ({ action, amount, actor }) => {
    const money = moneyText({ amount: amount ?? 0, currency }, numbers)
    const words: Record<string, string> = {
      open: t`Dispute opened, ${money} kept back`,
      say: t`A message`,
      offer: t`Offer of ${money}`,
      accept: t`The store gives back ${money}`,
      ask_return: t`The store asks for it back`,
      order_return: t`A moderator decided: it is sent back`,
      refuse: t`The store does not agree`,
      decline: t`The offer was not taken`,
      contest: t`The store contests what came back`,
      escalate: t`Nobody answered in time`,
      agree: t`The offer was taken: ${money} goes back`,
      withdraw: t`The dispute was withdrawn`,
      send_back: t`It was sent back`,
      take_back: t`It has arrived back: ${money} goes back`,
      decide: t`A moderator decided: ${money} goes back`,
      supersede: t`The buyer’s bank decides instead`,
      lapse: actor === 'system' && amount ? t`Nobody answered: ${money} goes back` : t`It was not sent back in time`,
    }
    return words[action] ?? action
  }
}
