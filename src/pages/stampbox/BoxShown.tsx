import { useLingui } from '@lingui/react/macro'
import { BoxBook, BoxGrid, BoxSheet, BoxTable, type ItemCard, type Selection } from '#features/stamp-items/web/public.tsx'
import type { Lists } from '#features/vocabularies/web/public.tsx'
import { BoxEmpty } from './BoxEmpty.tsx'
import { type BoxAsked, boxHref, isNarrowed, wholeBox } from './box-address.ts'

interface BoxShownProps {
  asked: BoxAsked
  items: readonly ItemCard[]
  total: number
  own: boolean
  lists: Lists
  selection: Selection | undefined
  /** While the table is edited. */
  onEdited: (() => void) | undefined
}

/** The items as a page of the stockbook, as cards or as a table; or why there are none. */
export function BoxShown({ asked, items, total, own, lists, selection, onEdited }: BoxShownProps) {
  const { t } = useLingui()
  const { list, view, size } = asked
  const { page, page_size } = list
  if (items.length === 0) return <BoxEmpty own={own} why={whyEmpty(asked)} all={boxHref(asked, wholeBox)} />
  const pages = Math.max(1, Math.ceil(total / page_size))
  const label = t`Page ${page} of ${pages}`
  if (view === 'grid') return <BoxGrid {...{ items, label, size, selection, lists }} />
  if (onEdited) return <BoxSheet {...{ items, label, selection, lists }} onDone={onEdited} />
  if (view === 'table') return <BoxTable {...{ items, label, selection, lists }} />
  return <BoxBook {...{ items, label, size, selection }} foot={<Foot asked={asked} pages={pages} label={label} />} />
}

/** Where one is in the book, and the leaves beside it. */
function Foot({ asked, pages, label }: { asked: BoxAsked; pages: number; label: string }) {
  const { t } = useLingui()
  const { page } = asked.list
  if (pages === 1) return null
  return (
    <>
      <span>{label}</span>
      {page > 1 && <a href={boxHref(asked, { page: page - 1 })}>{t`Previous`}</a>}
      {page < pages && <a href={boxHref(asked, { page: page + 1 })}>{t`Next`}</a>}
    </>
  )
}

function whyEmpty({ list }: BoxAsked) {
  if (list.trash) return 'trash'
  if (list.page > 1) return 'page'
  if (list.search || isNarrowed(list)) return 'search'
  return list.status.length ? 'status' : undefined
}
