import { useLingui } from '@lingui/react/macro'
import type { GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { trades } from '../../contract.ts'
import { offerPath } from '../paths.ts'

/** Places an offer, a counter offer or changed terms, and opens it. */
export function useSendOffer(title: string) {
  const { t } = useLingui()
  const [toast, router] = [useToast(), useRouter()]
  const refresh = useRefresh(trades.show, trades.showOffer, trades.proposals)
  const placing = useCommand(trades.placeOffer)
  async function send(given: GivenOf<typeof trades.placeOffer>) {
    const answer = await placing.run(given)
    if (refused(answer)) return
    await refresh()
    toast({ title: t`Your offer is sent`, text: title })
    await router.push(offerPath(answer.trade_offer.id))
  }
  return { ...placing, send }
}
