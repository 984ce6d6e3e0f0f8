import { useLingui } from '@lingui/react/macro'
import type { stampItems } from '#features/stamp-items/contract.ts'
import { type ItemAnswer, ItemGrid, Stockbook } from '#features/stamp-items/web/public.tsx'
import type { Lists } from '#features/vocabularies/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { BoxEmpty } from './BoxEmpty.tsx'
import { type BoxView, boxAddress } from './box-address.ts'

interface BoxShownProps {
  items: readonly ItemAnswer[]
  list: InputOf<typeof stampItems.list>
  view: BoxView
  own: boolean
  pages: number
  lists: Lists
}

/** Items as a stockbook page or as cards, or the empty state. */
export function BoxShown({ items, list, view, own, pages, lists }: BoxShownProps) {
  const { t } = useLingui()
  const { page, status, search } = list
  const all = boxAddress({ ...list, status: [], search: '', page: 1 }, view)
  if (items.length === 0) return <BoxEmpty {...{ own, all }} why={page > 1 ? 'page' : search ? 'search' : status.length ? 'status' : undefined} />
  if (view === 'grid') return <ItemGrid items={items} lists={lists} />
  const words = t`Page ${page} of ${pages}`
  return <Stockbook items={items} label={words} foot={pages > 1 ? words : undefined} />
}
