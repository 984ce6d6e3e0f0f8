import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { productOffers } from '../contract.ts'
import type { Offer } from './offer-words.ts'

type Action = Offer['actions'][number]

/** Accepting, rejecting and withdrawing, each after its own question. */
export function useAnswers(offer: Offer) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const cache = useQueryClient()
  const numbers = useNumbers()
  const [answering, withdrawing] = [useCommand(productOffers.answer), useCommand(productOffers.withdraw)]
  const { id, amount, currency, product } = offer
  const sum = moneyText({ amount, currency }, numbers)
  const { name } = product
  const questions: Record<Action, { title: string; text: string; yes: string; danger?: boolean }> = {
    accept: {
      title: t`Accept this offer?`,
      text: t`${name} is held for the buyer at ${sum} for 48 hours. Nobody else can buy it meanwhile.`,
      yes: t`Accept offer`,
    },
    reject: { title: t`Reject this offer?`, text: t`The buyer is told. This cannot be taken back.`, yes: t`Reject offer`, danger: true },
    withdraw: { title: t`Withdraw your offer?`, text: t`What was held for you is free for others again.`, yes: t`Withdraw offer`, danger: true },
  }
  const said: Record<Action, string> = { accept: t`Offer accepted`, reject: t`Offer rejected`, withdraw: t`Offer withdrawn` }
  async function act(action: Action) {
    answering.forget()
    withdrawing.forget()
    if (!(await confirm(questions[action]))) return
    const answer =
      action === 'withdraw' ? await withdrawing.run({ id }) : await answering.run({ id, status: action === 'accept' ? 'Accepted' : 'Rejected' })
    await cache.invalidateQueries({ queryKey: [productOffers.list.http] })
    if (!refused(answer)) toast({ title: said[action], text: name })
  }
  return { act, busy: answering.busy || withdrawing.busy, refusal: answering.refusal ?? withdrawing.refusal }
}
