import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { trades } from '../../contract.ts'
import type { OfferAnswer } from '../trade-words.ts'

type Act = 'accept' | 'reject' | 'send'

/** Accepting, rejecting and sending, each after its own question; taking back with a reason. */
export function useAnswers({ id, trade_title, role }: OfferAnswer) {
  const { t } = useLingui()
  const [confirm, toast] = [useConfirm(), useToast()]
  const [answering, removing] = [useCommand(trades.answerOffer), useCommand(trades.removeOffer)]
  const questions: Record<Act, { title: string; text: string; yes: string; danger?: boolean }> = {
    accept: {
      title: t`Accept these terms?`,
      text: t`The pieces and coins of both sides are kept for this trade. If no item is received within 30 days, a member’s trade feedback score may be impacted.`,
      yes: t`Accept offer`,
    },
    reject: {
      title: t`Reject this offer?`,
      text: role === 'owner' ? t`The conversation is over.` : t`Your own last offer stands again.`,
      yes: t`Reject offer`,
      danger: true,
    },
    send: { title: t`Send this offer?`, text: t`Your coins are held while it stands.`, yes: t`Send offer` },
  }
  const statuses = { accept: 'Accepted', reject: 'Rejected', send: 'Active' } as const
  const said: Record<Act, string> = { accept: t`Offer accepted`, reject: t`Offer rejected`, send: t`Your offer is sent` }
  const refresh = useRefresh(trades.show, trades.showOffer, trades.proposals, trades.proposalOffers)
  async function act(action: Act) {
    answering.forget()
    removing.forget()
    if (!(await confirm(questions[action]))) return
    const answer = await answering.run({ id, status: statuses[action] })
    await refresh()
    if (!refused(answer)) toast({ title: said[action], text: trade_title })
  }
  async function rescind(action_reason: string) {
    answering.forget()
    const answer = await removing.run({ id, action_reason })
    await refresh()
    if (!refused(answer)) toast({ title: t`Offer taken back`, text: trade_title })
  }
  return { act, rescind, busy: answering.busy || removing.busy, refusal: answering.refusal ?? removing.refusal }
}
