import { useLingui } from '@lingui/react/macro'
import { MOST_PAGES, PAGE_SIZES } from '#kernel/measures.ts'
import { Pager } from '../ui/controls/Pager.tsx'
import { LinkSelect } from './LinkSelect.tsx'

/** Page number and page size. */
export interface ListPlace {
  readonly page: number
  readonly page_size: number
}
export interface PagesProps extends ListPlace {
  /** Undefined if not counted: then `hasNext` tells whether there is another page. */
  total?: number | undefined
  hasNext?: boolean
  hrefOf: (place: ListPlace) => string
}

/** Pagination with page sizes; hidden if the list fits on the shortest page. */
export function Pages({ page, page_size, total, hasNext = false, hrefOf }: PagesProps) {
  const { t } = useLingui()
  const pages = total === undefined ? page + Number(hasNext) : Math.ceil(total / page_size)
  const isShort = total === undefined ? pages === 1 : total <= PAGE_SIZES[0]
  if (isShort && page === 1) return null
  const choices = [...new Set([...PAGE_SIZES, page_size])].sort((a, b) => a - b).map(String)
  return (
    <div className="row row--wrap page-row">
      <Pager page={page} pages={Math.min(MOST_PAGES, pages)} hrefOf={(to) => hrefOf({ page: to, page_size })} />
      <div className="push">
        <LinkSelect
          label={t`Per page`}
          name="page_size"
          value={String(page_size)}
          choices={choices.map((size) => ({ value: size, label: size }))}
          hrefOf={(size) => hrefOf({ page: 1, page_size: Number(size) })}
        />
      </div>
    </div>
  )
}
