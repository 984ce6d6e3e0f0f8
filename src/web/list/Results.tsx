import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { useBusy } from '../router/use-router.ts'
import { LoadMore } from '../ui/controls/LoadMore.tsx'
import css from './List.module.css'
import { type ListPlace, Pages } from './Pages.tsx'
import type { ListPage, LoadedRows } from './use-load-more.ts'

export interface ResultsProps {
  /** Heading with the number of results; its id is `count`. */
  head: ReactNode
  applied: ReactNode
  box: Ref<HTMLDivElement>
  /** Cards or a table. */
  children: ReactNode
  /** Next page, or the empty state. */
  foot: ReactNode
}

/** Results of a list: heading, active filters, rows and pagination. */
export function Results({ head, applied, box, children, foot }: ResultsProps) {
  const busy = useBusy()
  return (
    <section className={`results waits ${css.results}`} aria-labelledby="count" aria-busy={busy}>
      {head}
      {applied}
      <div ref={box}>{children}</div>
      {foot}
    </section>
  )
}

export interface WayOnProps {
  asked: ListPlace
  found: ListPage<unknown>
  more: LoadedRows<unknown>
  hrefOf: (place: ListPlace) => string
}
/** Load more, or page numbers. */
export function WayOn({ asked, found, more, hrefOf }: WayOnProps) {
  const { total = 0, more_than_total = false } = found
  const shown = (asked.page - 1) * asked.page_size + more.rows.length
  const left = more_than_total ? asked.page_size : Math.min(asked.page_size, total - shown)
  // The total is only a lower bound, so the last page is known by its missing link.
  const isEnd = more_than_total && more.href === undefined
  return (
    <>
      <LoadMore
        href={left > 0 ? more.href : undefined}
        next={left}
        shown={shown}
        total={isEnd ? shown : total}
        atLeast={more_than_total && !isEnd}
        busy={more.busy}
        onLoad={more.load}
        id="shown"
      />
      <Pages page={asked.page} page_size={asked.page_size} total={total} hrefOf={hrefOf} />
    </>
  )
}

/** Cursor pagination without page numbers: only next page and first page. */
export function WayOnByCursor({ label, href, first }: { label: string; href: string | undefined; first: string }) {
  const { t } = useLingui()
  return (
    <div className="more-row">
      {href && (
        <a className="btn" href={href}>
          {label}
        </a>
      )}
      <a className="link small" href={first}>{t`Back to the first page`}</a>
    </div>
  )
}
