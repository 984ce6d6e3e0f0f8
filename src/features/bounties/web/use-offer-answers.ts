import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { bounties } from '../contract.ts'
import type { OfferAnswer } from './bounty-words.ts'

type Action = OfferAnswer['actions'][number]

/** Accepting, rejecting and withdrawing, each after its own question. */
export function useOfferAnswers({ id, bounty }: Pick<OfferAnswer, 'id' | 'bounty'>) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh(bounties.offers, bounties.showOffer, bounties.show)
  const [answering, withdrawing] = [useCommand(bounties.answerOffer), useCommand(bounties.withdrawOffer)]
  const questions: Record<Action, { title: string; text: string; yes: string; danger?: boolean }> = {
    accept: {
      title: t`Accept this offer?`,
      text: t`You will see where it is, and have 14 days to buy it. The others wait in reserve.`,
      yes: t`Accept offer`,
    },
    reject: { title: t`Reject this offer?`, text: t`The finder is told. This cannot be taken back.`, yes: t`Reject offer`, danger: true },
    withdraw: { title: t`Withdraw your offer?`, text: t`The poster does not see it any more.`, yes: t`Withdraw offer`, danger: true },
  }
  const said: Record<Action, string> = { accept: t`Offer accepted`, reject: t`Offer rejected`, withdraw: t`Offer withdrawn` }
  async function act(action: Action) {
    answering.forget()
    withdrawing.forget()
    if (!(await confirm(questions[action]))) return
    const answer =
      action === 'withdraw' ? await withdrawing.run({ id }) : await answering.run({ id, status: action === 'accept' ? 'Accepted' : 'Rejected' })
    await refresh()
    if (!refused(answer)) toast({ title: said[action], text: bounty.title })
  }
  return { act, busy: answering.busy || withdrawing.busy, refusal: answering.refusal ?? withdrawing.refusal }
}
