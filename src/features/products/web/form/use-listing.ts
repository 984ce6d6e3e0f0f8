import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { products } from '../../contract.ts'
import { itemForSale, listingOf, type ProductDraft, productGiven } from './ProductFormDraft.ts'

/** Lists an item; if it is not for sale, its status changes first. */
export function useListing(item: ItemAnswer) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const cache = useQueryClient()
  const [draft, setDraft] = useState(() => listingOf(item))
  const [busy, setBusy] = useState<'list' | 'keep'>()
  const [changing, creating] = [useCommand(stampItems.update), useCommand(products.create)]

  const key = `listing of ${item.id}`
  useEffect(() => {
    const kept = sessionStorage.getItem(key)
    if (kept) setDraft(JSON.parse(kept))
  }, [key])

  async function create(is_published: boolean) {
    // The viewer may have to resolve a refusal on another page: the form is kept in sessionStorage.
    sessionStorage.setItem(key, JSON.stringify(draft))
    changing.forget()
    const forSale = is_published && draft.regular_price && item.status !== 'FOR_SALE' ? await changing.run(itemForSale(item)) : undefined
    if (refused(forSale)) return
    const answer = await creating.run(productGiven(draft, item.id, is_published))
    if (refused(answer)) return void cache.invalidateQueries({ queryKey: [stampItems.show.http] })
    sessionStorage.removeItem(key)
    cache.removeQueries({ type: 'inactive' })
    toast({ title: is_published ? t`Listed for sale` : t`Draft saved`, text: answer.product.name })
    router.push(is_published ? `/products/${answer.product.id}` : '/store?status=draft')
  }
  const during = (what: 'list' | 'keep', is_published: boolean) => async () => {
    setBusy(what)
    await create(is_published)
    setBusy(undefined)
  }
  return {
    draft,
    set: (news: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...news })),
    refusal: changing.refusal ?? creating.refusal,
    busy,
    list: during('list', true),
    keep: during('keep', false),
  }
}
