import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fill } from '#kernel/address.ts'
import css from '#web/list/List.module.css'
import { useData } from '#web/query/hooks.ts'
import { Head } from '#web/router/Head.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import { type MarketTabName, MarketTabs } from '../for-sale/MarketTabs.tsx'
import { MarketSheet, marketRail } from '../rail/later-rails.ts'
import { MarketRailBeside } from '../rail/RailBeside.tsx'
import { AdvancedAnchor } from './AdvancedAnchor.tsx'
import { ListBar } from './ListBar.tsx'
import type { MarketPage } from './market.ts'
import { filtersSet, listAskedOf, marketHref, savedFilters } from './market-address.ts'
import { useMarketFilters } from './use-market-filters.ts'

export interface MarketFrameProps {
  page: MarketPage
  tab: MarketTabName
  /** Title of the page and what it holds. */
  label: string
  description: string
  feed: string
  /** Beside the heading: one's own, and what one can put up. */
  actions: ReactNode
  children: ReactNode
}

/** A tab of the market: heading, tabs, rail and results; on a phone the rail is a sheet. */
export function MarketFrame({ page, tab, label, description, feed, actions, children }: MarketFrameProps) {
  const { t } = useLingui()
  const { market, asked } = page
  const found = useFound(page)
  const count = filtersSet(page)
  return (
    <>
      <main id="main" className="page" tabIndex={-1}>
        <Head
          title={asked.page > 1 ? t`${label}, page ${asked.page}` : label}
          description={description}
          path={count ? market.path : marketHref({ market, asked })}
          passing={count > 0 || found.total === 0 || page.view !== 'grid' || asked.sort !== market.sorts[0]}
          feed={feedOf(feed, page)}
        />
        <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label }]} />
        <div className="row row--wrap list-title">
          <h1>{t`Marketplace`}</h1>
          <span className="row row--wrap push">
            <MyThings page={page} />
            <AdvancedAnchor page={page} />
            {actions}
          </span>
        </div>
        <MarketTabs current={tab} />
        <MarketColumns page={page}>{children}</MarketColumns>
      </main>
      <MarketBar page={page} />
    </>
  )
}

/** What a feed reader follows: the list with its filters, newest first. */
export const feedOf = (feed: string, page: MarketPage) => fill(feed, savedFilters(page))

/** Rail and results beside each other. */
export function MarketColumns({ page, children }: { page: MarketPage; children: ReactNode }) {
  return (
    <div className="list">
      <MarketRailBeside page={page} />
      {children}
    </div>
  )
}

/** Phone: filters and order of this market. */
export function MarketBar({ page }: { page: MarketPage }) {
  const words = useFilterWords()
  const { market, asked } = page
  const { total = 0, more_than_total = false } = useFound(page)
  const orders = market.sorts.map((sort) => ({
    label: words.sorts[sort] ?? sort,
    href: marketHref({ ...page, asked: { ...asked, sort, page: 1 } }),
    current: sort === asked.sort,
  }))
  return (
    <ListBar
      filterCount={filtersSet(page)}
      brings={marketRail.bring}
      rail={() => <MarketSheet page={page} inSheet />}
      {...{ orders, total, more_than_total }}
    />
  )
}

const useFound = (page: MarketPage) => page.market.pageIn(useData(page.market.list, listAskedOf(page.market.list, page)) as never)

/** Members only: one's own alone, or all others. Both work without script. */
function MyThings({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { draft, set } = useMarketFilters(page)
  if (!signed_in) return null
  const choose = (my_stuff: 'only' | 'hide') => set({ my_stuff: draft.my_stuff === my_stuff ? undefined : my_stuff })
  const hrefOf = (my_stuff: 'only' | undefined) => marketHref({ ...page, asked: { ...page.asked, my_stuff, page: 1 } })
  return (
    <>
      <span className={`row ${css.scripted}`}>
        <Check as="switch" label={t`My Stuff`} checked={draft.my_stuff === 'only'} onChange={() => choose('only')} />
        <Check as="switch" label={t`Hide my own`} checked={draft.my_stuff === 'hide'} onChange={() => choose('hide')} />
      </span>
      <noscript>
        <a className="link" href={hrefOf(page.asked.my_stuff === 'only' ? undefined : 'only')}>{t`My Stuff`}</a>
      </noscript>
    </>
  )
}
