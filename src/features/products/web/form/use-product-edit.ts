import { useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import { usePictures } from '#features/media/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { products } from '../../contract.ts'
import { type ProductAction, useMoves } from '../product/use-moves.ts'
import { itemForSale, type ProductAnswer, type ProductDraft, parcelGiven, productDraftOf, productGiven } from './ProductFormDraft.ts'

/** Saving keeps the product's status; listing a draft also saves the form and sets its item to for sale. */
export function useProductEdit(product: ProductAnswer, item: ItemAnswer | null) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const zone = useContext(ZoneContext)
  const [draft, setDraft] = useState(() => productDraftOf(product, zone))
  const hanging = usePictures(product.supply?.medias ?? [])
  const [changing, updating, parcelling] = [useCommand(stampItems.update), useCommand(products.update), useCommand(products.parcel)]
  const moves = useMoves(product.id)

  async function save(is_published: boolean) {
    changing.forget()
    const forSale = item && is_published && item.status !== 'FOR_SALE' ? await changing.run(itemForSale(item)) : undefined
    if (refused(forSale)) return
    const what = { productable_id: item?.id ?? null, media_ids: hanging.media_ids, zone }
    if (refused(await updating.run({ id: product.id, ...productGiven(draft, what, is_published) }))) return
    const parcel = parcelGiven(draft)
    if (parcel && refused(await parcelling.run({ id: product.id, ...parcel }))) return
    cache.removeQueries({ type: 'inactive' })
    await cache.invalidateQueries({ queryKey: [products.show.http] })
    toast({ title: is_published && !product.is_published ? t`Listed for sale` : t`Saved`, text: draft.name })
  }
  function move(what: ProductAction) {
    updating.forget()
    changing.forget()
    parcelling.forget()
    return what === 'publish' ? save(true) : moves.move(what)
  }
  return {
    draft,
    hanging,
    set: (news: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...news })),
    refusal: changing.refusal ?? updating.refusal ?? parcelling.refusal ?? moves.refusal,
    busy: updating.busy || changing.busy || parcelling.busy,
    moving: moves.busy,
    save: () => save(product.status !== 'draft'),
    move,
  }
}
