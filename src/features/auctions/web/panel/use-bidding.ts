import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { useMoney } from '../use-money.ts'

const UNREACHABLE = 'server.unreachable'

/** The answer of a command is the lot itself: it stands on the screen at once, without asking again. */
export function useShowAnswer(id: AuctionAnswer['id']) {
  const cache = useQueryClient()
  return (auction: AuctionAnswer) => {
    cache.setQueryData(keyOf(queryOf(auctions.show, { id })), { auction })
    void cache.invalidateQueries({ queryKey: [auctions.bids.http] })
  }
}

/** Bidding, buying at once and answering a second chance. Nothing is sent later by itself: offline, each fails at once. */
export function useBidding({ id, currency, buy_it_now_price }: Pick<AuctionAnswer, 'id' | 'currency' | 'buy_it_now_price'>) {
  const { t } = useLingui()
  const money = useMoney(currency)
  const toast = useToast()
  const cache = useQueryClient()
  const show = useShowAnswer(id)
  const [bidding, buying, answering] = [
    useCommand(auctions.bid, { now: true }),
    useCommand(auctions.buyNow, { now: true }),
    useCommand(auctions.answerSecondChance, { now: true }),
  ]
  const again = () => cache.invalidateQueries({ queryKey: [auctions.show.http] })
  function forget() {
    bidding.forget()
    buying.forget()
    answering.forget()
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
  async function take(is_accepted: boolean) {
    forget()
    const answer = await answering.run({ id, is_accepted })
    if (refused(answer)) return void again()
    show(answer.auction)
    toast({ title: is_accepted ? t`It is yours. Pay to have it sent.` : t`You left it.` })
  }
  const refusal = bidding.refusal ?? buying.refusal ?? answering.refusal
  const isLost = refusal?.refused === UNREACHABLE
  return {
    ...{ bid, buy, take, refusal: isLost ? undefined : refusal, lost: isLost },
    busy: bidding.busy ? ('bid' as const) : buying.busy ? ('buy' as const) : answering.busy ? ('take' as const) : undefined,
  }
}
export type Bidding = ReturnType<typeof useBidding>
