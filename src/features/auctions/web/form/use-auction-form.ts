import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stampItems } from '#features/stamp-items/contract.ts'
import { givenAgain, type ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { usePublishAt } from '#web/ui/controls/use-publish-at.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { auctions } from '../../contract.ts'
import { isWaiting } from '../../rules.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { auctionPath, MY_AUCTIONS } from '../paths.ts'
import { type AuctionDraft, draftFrom, draftOf, givenOf } from './auction-draft.ts'

interface Wish {
  readonly draft: AuctionDraft
  /** For bids: at once, or at this time. */
  readonly opens: boolean
  readonly publish_at: string | undefined
  readonly zone: string
}
/** What saving the form asks of the server. */
function useWriting(item: ItemAnswer, lot: AuctionAnswer | undefined) {
  const [marking, creating, updating] = [useCommand(stampItems.update), useCommand(auctions.create), useCommand(auctions.update)]
  const [publishing, unscheduling] = [useCommand(auctions.publish), useCommand(auctions.unschedule)]
  async function mark(): Promise<boolean> {
    if (item.status === 'FOR_AUCTION' || item.status === 'IN_AUCTION') return true
    return !refused(await marking.run({ id: item.id, ...givenAgain(item), status: 'FOR_AUCTION' }))
  }
  async function write({ draft, opens, publish_at, zone }: Wish): Promise<AuctionAnswer | undefined> {
    const given = { ...givenOf(draft, item.id, zone), ...(opens && publish_at && { publish_at }) }
    if (!lot) {
      const answer = await creating.run({ ...given, is_published: opens })
      return refused(answer) ? undefined : answer.auction
    }
    // Without its time it is a draft, so that what is changed need not fit that time.
    if (lot.status === 'scheduled' && !publish_at && refused(await unscheduling.run({ id: lot.id }))) return undefined
    const answer = await updating.run({ id: lot.id, ...given })
    if (refused(answer)) return undefined
    if (!opens || !isWaiting(lot.status) || publish_at) return answer.auction
    const open = await publishing.run({ id: lot.id })
    return refused(open) ? undefined : open.auction
  }
  return { calls: [marking, creating, updating, publishing, unscheduling], mark, write }
}

/** Creates or changes a lot; opening it for bids also sets its item to for auction. */
export function useAuctionForm(item: ItemAnswer, lot?: AuctionAnswer) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const cache = useQueryClient()
  const timing = usePublishAt(lot?.publish_at)
  const { zone, publish_at } = timing
  const [draft, setDraft] = useState(() => (lot ? draftFrom(lot, zone) : draftOf(item)))
  const [busy, setBusy] = useState<'open' | 'keep'>()
  const { calls, mark, write } = useWriting(item, lot)

  async function save(what: 'open' | 'keep') {
    for (const call of calls) call.forget()
    setBusy(what)
    const opens = what === 'open'
    const kept = !opens || (await mark()) ? await write({ draft, opens, publish_at, zone }) : undefined
    setBusy(undefined)
    if (!kept) return
    const opened = opens && lot?.status !== 'active'
    toast({ title: !opened ? t`Saved` : kept.publish_at ? t({ message: 'Scheduled', context: 'an auction' }) : t`Open for bids`, text: kept.name })
    router.push(isWaiting(kept.status) ? `${MY_AUCTIONS}?type=${kept.status}` : auctionPath(kept.id))
    cache.removeQueries({ type: 'inactive' })
  }
  return {
    ...{ draft, timing, busy, save },
    set: (news: Partial<AuctionDraft>) => setDraft((before) => ({ ...before, ...news })),
    refusal: calls.map(({ refusal }) => refusal).find(Boolean),
  }
}
export type AuctionForm = ReturnType<typeof useAuctionForm>
