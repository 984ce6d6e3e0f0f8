import { useLingui } from '@lingui/react/macro'
import { stampItems } from '#features/stamp-items/contract.ts'
import { refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { useCommand } from '#web/command/use-command.ts'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { products } from '../../contract.ts'
import { itemForSale } from '../form/ProductFormDraft.ts'

export type ProductAction = 'publish' | 'unpublish' | 'archive' | 'restore'

/** The seller's actions; afterwards everything that shows the product is loaded again. */
export function useMoves(id: Id<'products'>) {
  const { t } = useLingui()
  const toast = useToast()
  const sure = useSure()
  const cache = useQueryClient()
  const marking = useCommand(stampItems.update)
  const calls = {
    publish: useCommand(products.publish),
    unpublish: useCommand(products.unpublish),
    archive: useCommand(products.archive),
    restore: useCommand(products.restore),
  }
  const said = {
    publish: t({ message: 'On the market', context: 'a listing' }),
    unpublish: t`Taken off the market`,
    archive: t`Put away`,
    restore: t`Back among your drafts`,
  }
  const order = Object.keys(calls) as ProductAction[]
  /** Listing a draft also sets its item to for sale. */
  async function markForSale() {
    const shown = await call(cache.ask, products.show, { id })
    const item = refused(shown) ? null : shown.product.productable
    return !item || item.status === 'FOR_SALE' || !refused(await marking.run(itemForSale(item)))
  }
  async function move(what: ProductAction) {
    if (!(await sure(what))) return
    marking.forget()
    for (const one of order) calls[one].forget()
    if (what === 'publish' && !(await markForSale())) return
    const answer = await calls[what].run({ id })
    if (refused(answer)) return
    cache.removeQueries({ type: 'inactive' })
    await cache.invalidateQueries({ queryKey: [products.ofStore.http] })
    await cache.invalidateQueries({ queryKey: [products.show.http] })
    toast({ title: said[what], text: answer.product.name })
  }
  return {
    move,
    busy: marking.busy ? ('publish' as const) : order.find((one) => calls[one].busy),
    refusal: marking.refusal ?? order.map((one) => calls[one].refusal).find(Boolean),
  }
}

/** Confirmation for actions that hide a listing from buyers; listing needs none. */
function useSure() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const questions: Partial<Record<ProductAction, { title: string; text: string; yes: string }>> = {
    unpublish: {
      title: t`Back to your drafts?`,
      text: t`It leaves the market at once. You can list it again whenever you like.`,
      yes: t`Take off the market`,
    },
    archive: {
      title: t`Archive this item?`,
      text: t`It leaves the market and your drafts. Orders of it go on, and you can restore it.`,
      yes: t`Archive`,
    },
  }
  return async (what: ProductAction) => !questions[what] || confirm(questions[what])
}
