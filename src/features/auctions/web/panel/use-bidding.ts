import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { useMoney } from '../use-money.ts'
import { useShowAnswer } from './use-show-answer.ts'

const UNREACHABLE = 'server.unreachable'

/** Bidding and buying at once. Nothing is sent later by itself: offline, each fails at once. */
export function useBidding({ id, currency, buy_it_now_price }: Pick<AuctionAnswer, 'id' | 'currency' | 'buy_it_now_price'>) {
  const { t } = useLingui()
  const money = useMoney(currency)
  const toast = useToast()
  const cache = useQueryClient()
  const show = useShowAnswer(id)
  const [bidding, buying] = [useCommand(auctions.bid, { now: true }), useCommand(auctions.buyNow, { now: true })]
  const again = () => cache.invalidateQueries({ queryKey: [auctions.show.http] })
  function forget() {
    bidding.forget()
    buying.forget()
  }
  async function bid(amount: number): Promise<boolean> {
    forget()
    const answer = await bidding.run({ id, amount })
    if (refused(answer)) {
      await again()
      return false
    }
    show(answer.auction)
    const leads = answer.auction.own?.is_leading
    if (leads) toast({ title: t`You are the highest bidder.`, text: t`Your maximum is ${money(answer.auction.own?.maximum ?? amount)}.` })
    return true
  }
  async function buy() {
    forget()
    const answer = await buying.run({ id, expected_price: buy_it_now_price ?? 0 })
    if (refused(answer)) return void again()
    show(answer.auction)
    toast({ title: t`It is yours. Pay to have it sent.` })
  }
  const refusal = bidding.refusal ?? buying.refusal
  const isLost = refusal?.refused === UNREACHABLE
  return {
    ...{ bid, buy, refusal: isLost ? undefined : refusal, lost: isLost },
    busy: bidding.busy ? ('bid' as const) : buying.busy ? ('buy' as const) : undefined,
  }
}
export type Bidding = ReturnType<typeof useBidding>
