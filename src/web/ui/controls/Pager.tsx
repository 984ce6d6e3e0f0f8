import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icons/Icon.tsx'

export interface PagerProps {
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** First, last, and two pages around the current one; a negative number is a gap. */
function shown(page: number, pages: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  const sorted = [...new Set(near)].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
  return sorted.flatMap((one, at) => {
    const before = sorted[at - 1] ?? 0
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [-one, one] : [one]
  })
}

export function Pager({ page, pages, hrefOf }: PagerProps) {
  const { t } = useLingui()
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={t`Pages`}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={t`Previous page`}>
          <Icon name="caret-left" />
        </a>
      )}
      {shown(page, pages).map((one) =>
        one < 0 ? (
          <span key={one} aria-hidden="true">
            …
          </span>
        ) : (
          <a key={one} href={hrefOf(one)} aria-current={one === page ? 'page' : undefined} aria-label={t`Page ${one}`}>
            {one}
          </a>
        ),
      )}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t`Next page`}>
          <Icon name="caret-right" />
        </a>
      )}
    </nav>
  )
}
