import { useLingui } from '@lingui/react/macro'
import { fill } from '#kernel/address.ts'
import { ADVANCED } from '../for-sale/paths.ts'
import css from './Market.module.css'
import type { MarketPage } from './market.ts'
import { countsAskedOf } from './market-address.ts'

/** Leads to the form with this market and its filters chosen; hidden where the header is wide enough for its own. */
export function AdvancedAnchor({ page, className = '' }: { page: Pick<MarketPage, 'market' | 'asked'>; className?: string }) {
  const { t } = useLingui()
  const { search, ...filters } = countsAskedOf(page) as Record<string, unknown>
  const json = Object.keys(filters).length ? { filters: JSON.stringify(filters) } : {}
  return (
    <a
      className={`link ${css.onPage} ${className}`}
      href={fill(ADVANCED, { searchable_type: page.market.type, ...(search !== undefined && { search }), ...json })}
    >{t`Advance search`}</a>
  )
}
