import { useLingui } from '@lingui/react/macro'
import { useContext, useEffect, useState } from 'react'
import { usePictures } from '#features/media/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { products } from '../../contract.ts'
import { itemForSale, listingOf, type ProductDraft, parcelGiven, productGiven } from './ProductFormDraft.ts'

/** Lists an item or a supply; an item that is not for sale gets that status first. */
export function useListing(item: ItemAnswer | null) {
  const { t } = useLingui()
  const toast = useToast()
  const zone = useContext(ZoneContext)
  const [router, cache] = [useRouter(), useQueryClient()]
  const hanging = usePictures()
  const [draft, setDraft] = useState(() => listingOf(item))
  const [busy, setBusy] = useState<'list' | 'keep'>()
  const [changing, creating, parcelling] = [useCommand(stampItems.update), useCommand(products.create), useCommand(products.parcel)]

  const key = `listing of ${item?.id ?? 'a supply'}`
  useEffect(() => {
    const kept = sessionStorage.getItem(key)
    if (kept) setDraft((before) => ({ ...before, ...JSON.parse(kept) }))
  }, [key])

  async function create(is_published: boolean) {
    // The viewer may have to resolve a refusal on another page: the form is kept in sessionStorage.
    sessionStorage.setItem(key, JSON.stringify(draft))
    changing.forget()
    const marks = item && is_published && draft.regular_price && item.status !== 'FOR_SALE'
    const forSale = marks ? await changing.run(itemForSale(item)) : undefined
    if (refused(forSale)) return
    const what = { productable_id: item?.id ?? null, media_ids: hanging.media_ids, zone }
    const answer = await creating.run(productGiven(draft, what, is_published))
    if (refused(answer)) return void cache.invalidateQueries({ queryKey: [stampItems.show.http] })
    sessionStorage.removeItem(key)
    cache.removeQueries({ type: 'inactive' })
    const { id, name, status } = answer.product
    const parcel = parcelGiven(draft)
    // What is listed is listed: a parcel that cannot be read is mended on the page of the product.
    if (parcel && refused(await parcelling.run({ id, ...parcel }))) return router.push(`/products/${id}/edit`)
    toast({ title: status === 'published' ? t`Listed for sale` : status === 'scheduled' ? t`It will be listed then` : t`Draft saved`, text: name })
    router.push(status === 'published' ? `/products/${id}` : `/store?status=${status}`)
  }
  const during = (what: 'list' | 'keep', is_published: boolean) => async () => {
    setBusy(what)
    await create(is_published)
    setBusy(undefined)
  }
  return {
    draft,
    hanging,
    set: (news: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...news })),
    refusal: changing.refusal ?? creating.refusal,
    busy,
    list: during('list', true),
    keep: during('keep', false),
  }
}
