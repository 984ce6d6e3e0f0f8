import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { type ConfirmQuestion, useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { auctions } from '../contract.ts'
import type { AuctionAnswer } from './auction-answer.ts'
import { useShowAnswer } from './panel/use-show-answer.ts'
import { editPath, MY_AUCTIONS } from './paths.ts'

export type SellerAction = Exclude<AuctionAnswer['actions'][number], 'edit'>
type Lot = Pick<AuctionAnswer, 'id' | 'name' | 'bid_count'>

/** The seller's actions, each after its own question where it cannot be taken back. */
export function useSelling(lot: Lot) {
  const confirm = useConfirm()
  const toast = useToast()
  const router = useRouter()
  const cache = useQueryClient()
  const show = useShowAnswer(lot.id)
  const { words, questions } = useSellerWords(lot)
  const calls = {
    publish: useCommand(auctions.publish),
    unschedule: useCommand(auctions.unschedule),
    end_early: useCommand(auctions.endEarly),
    second_chance: useCommand(auctions.secondChance),
    relist: useCommand(auctions.relist),
  }
  const removing = useCommand(auctions.remove)
  const order = Object.keys(calls) as (keyof typeof calls)[]
  const all = [...order.map((name) => calls[name]), removing]
  async function run(action: SellerAction) {
    for (const one of all) one.forget()
    const question = questions[action]
    if (question && !(await confirm(question))) return
    const answer = action === 'remove' ? await removing.run({ id: lot.id }) : await calls[action].run({ id: lot.id })
    if (refused(answer)) return
    toast({ title: words[action].done, text: lot.name })
    if (action === 'remove') router.push(MY_AUCTIONS)
    else if (action === 'relist' && 'auction' in answer) router.push(editPath(answer.auction.id))
    else if ('auction' in answer) show(answer.auction)
    cache.removeQueries({ type: 'inactive' })
    await cache.invalidateQueries({ queryKey: [auctions.list.http] })
  }
  const busy: SellerAction | undefined = removing.busy ? 'remove' : order.find((name) => calls[name].busy)
  return { run, words, busy, refusal: all.map(({ refusal }) => refusal).find(Boolean) }
}

function useSellerWords({ bid_count }: Lot) {
  const { t } = useLingui()
  const words: Record<SellerAction, { label: string; pending: string; done: string }> = {
    publish: { label: t`Open it for bids`, pending: t`Opening`, done: t`Open for bids` },
    unschedule: { label: t`Do not open it then`, pending: t`Saving`, done: t`A draft again` },
    remove: { label: t`Delete the draft`, pending: t`Deleting`, done: t`Draft deleted` },
    end_early: { label: t`End it early`, pending: t`Ending…`, done: t`Ended` },
    second_chance: { label: t`Offer a second chance`, pending: t`Offering`, done: t`Offered for 48 hours` },
    relist: { label: t`List it again`, pending: t`Copying`, done: t`A new draft like it` },
  }
  const questions: Partial<Record<SellerAction, ConfirmQuestion>> = {
    remove: { text: t`The item stays in your collection.`, yes: words.remove.label, danger: true },
    end_early: {
      title: t`End this auction early?`,
      text: bid_count
        ? t`With 12 hours left or more, all bids fall and their bidders are told. Later the highest bidder has it.`
        : t`Nobody has bid yet. The item is free again.`,
      yes: words.end_early.label,
      danger: true,
    },
    second_chance: {
      title: t`Offer it to the next bidder?`,
      text: t`For 48 hours, at that bidder’s own maximum, which is not told to you. It can be declined.`,
      yes: words.second_chance.label,
    },
  }
  return { words, questions }
}
