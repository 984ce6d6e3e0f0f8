import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stampItems } from '#features/stamp-items/contract.ts'
import { givenAgain, type ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { auctionPath, MY_AUCTIONS } from '../paths.ts'
import { type AuctionDraft, draftFrom, draftOf, givenOf } from './auction-draft.ts'

/** Creates or changes a lot; opening it for bids also sets its item to for auction. */
export function useAuctionForm(item: ItemAnswer, lot?: AuctionAnswer) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const cache = useQueryClient()
  const [draft, setDraft] = useState(() => (lot ? draftFrom(lot) : draftOf(item)))
  const [busy, setBusy] = useState<'open' | 'keep'>()
  const calls = [useCommand(stampItems.update), useCommand(auctions.create), useCommand(auctions.update), useCommand(auctions.publish)] as const
  const [marking, creating, updating, publishing] = calls

  async function mark(): Promise<boolean> {
    if (item.status === 'FOR_AUCTION' || item.status === 'IN_AUCTION') return true
    return !refused(await marking.run({ id: item.id, ...givenAgain(item), status: 'FOR_AUCTION' }))
  }
  async function write(opens: boolean): Promise<AuctionAnswer | undefined> {
    const given = givenOf(draft, item.id)
    if (!lot) {
      const answer = await creating.run({ ...given, is_published: opens })
      return refused(answer) ? undefined : answer.auction
    }
    const answer = await updating.run({ id: lot.id, ...given })
    if (refused(answer)) return undefined
    if (!opens || lot.status !== 'draft') return answer.auction
    const open = await publishing.run({ id: lot.id })
    return refused(open) ? undefined : open.auction
  }
  async function save(what: 'open' | 'keep') {
    for (const call of calls) call.forget()
    setBusy(what)
    const opens = what === 'open'
    const kept = !opens || (await mark()) ? await write(opens) : undefined
    setBusy(undefined)
    if (!kept) return
    toast({ title: opens && lot?.status !== 'active' ? t`Open for bids` : t`Saved`, text: kept.name })
    router.push(kept.status === 'draft' ? `${MY_AUCTIONS}?type=draft` : auctionPath(kept.id))
    cache.removeQueries({ type: 'inactive' })
  }
  return {
    ...{ draft, busy, save },
    set: (news: Partial<AuctionDraft>) => setDraft((before) => ({ ...before, ...news })),
    refusal: calls.map(({ refusal }) => refusal).find(Boolean),
  }
}
export type AuctionForm = ReturnType<typeof useAuctionForm>
