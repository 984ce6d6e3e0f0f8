import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { relaxations } from '#features/listings/contract.ts'
import { PastTheEnd } from '#web/list/PastTheEnd.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from '../for-sale/ForSale.module.css'
import type { MarketPage } from './market.ts'
import { countsAskedOf, marketHref, unfilteredIn } from './market-address.ts'
import { useMarketApplied } from './use-market-applied.ts'

/** Empty list. With filters: how many there are without each of them. Without: what the market says of itself. */
export function MarketNothing({ page, children }: { page: MarketPage; children: ReactNode }) {
  const { t } = useLingui()
  const applied = useMarketApplied(page)
  if (page.asked.page > 1) return <PastTheEnd first={marketHref({ ...page, asked: { ...page.asked, page: 1 } })} />
  if (!applied.length) return children
  return <EmptyState level="h3" title={t`Nothing fits all of these filters`} action={<Ways page={page} applied={applied} />} />
}

function Ways({ page, applied }: { page: MarketPage; applied: ReturnType<typeof useMarketApplied> }) {
  const { t, i18n } = useLingui()
  const answer = useMaybe(page.market.drops, countsAskedOf(page), true) as z.input<typeof relaxations> | undefined
  if (answer?.is_counted && !answer.drops.length) return <p className="text-2">{t`Dropping one of them alone is not enough.`}</p>
  const ways = answer?.is_counted
    ? answer.drops
    : [...new Set(applied.map(({ name }) => name))].map((filter) => ({ filter, total: 0, more_than_total: false }))
  const all = unfilteredIn(page) as unknown as Record<string, unknown>
  const labelOf = (name: string) => applied.flatMap((one) => (one.name === name ? [one.label] : [])).join(', ')
  return (
    <>
      <p className="text-2">{ways.length > 1 ? t`Drop one of them:` : t`Drop it and see everything else:`}</p>
      <div className={css.drop}>
        {ways.map(({ filter, total, more_than_total }) => (
          <Chip key={filter} href={marketHref({ ...page, asked: { ...page.asked, [filter]: all[filter], page: 1 } })} applied>
            {labelOf(filter)}
            {total > 0 && <small className="num"> {`${i18n.number(total)}${more_than_total ? '+' : ''}`}</small>}
          </Chip>
        ))}
      </div>
    </>
  )
}
