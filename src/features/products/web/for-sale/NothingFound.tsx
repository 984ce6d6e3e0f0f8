import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DidYouMean } from '#web/list/DidYouMean.tsx'
import { PastTheEnd } from '#web/list/PastTheEnd.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { products } from '../../contract.ts'
import { ProductCard } from '../card/ProductCard.tsx'
import { meantAsked } from './drops.ts'
import css from './ForSale.module.css'
import { countsAsked, type ForSale, forSaleHref, unfiltered } from './for-sale-address.ts'
import type { AppliedProductFilter } from './use-applied.ts'

/** Empty state. With filters: the number of results without each of them. Without: an invitation to sell. */
export function NothingFound({ page, applied }: { page: ForSale; applied: readonly AppliedProductFilter[] }) {
  if (page.asked.page > 1) return <PastTheEnd first={forSaleHref({ ...page, asked: { ...page.asked, page: 1 } })} />
  if (!applied.length) return <NothingYet />
  return <NothingFits page={page} applied={applied} />
}

function NothingFits({ page, applied }: { page: ForSale; applied: readonly AppliedProductFilter[] }) {
  const { t } = useLingui()
  const text = page.searched && page.asked.search
  const meant = useMaybe(products.drops, countsAsked(page.asked), true)?.drops.find(({ is_spelling }) => is_spelling)?.search ?? ''
  const found = useMaybe(products.list, meantAsked(page.asked, meant), meant !== '')?.products.data ?? []
  return (
    <>
      <EmptyState
        level="h3"
        title={text ? t`Nothing found for “${text}”` : t`Nothing fits all of these filters`}
        line={text && !meant ? t`Check the spelling, or try fewer words. A catalogue number is found as Scott 240 or Mi 392.` : undefined}
        action={<Ways page={page} applied={applied} />}
      />
      {found.length > 0 && (
        <section aria-label={t`Results for “${meant}”`}>
          <div className="cards">
            {found.map((card) => (
              <ProductCard key={card.id} card={card} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** Without numbers if counting would take too long. */
function Ways({ page, applied }: { page: ForSale; applied: readonly AppliedProductFilter[] }) {
  const { t, i18n } = useLingui()
  const answer = useMaybe(products.drops, countsAsked(page.asked), true)
  if (answer?.is_counted && !answer.drops.length) return <p className="text-2">{t`Dropping one of them alone is not enough.`}</p>
  const without = (part: object) => forSaleHref({ ...page, asked: { ...page.asked, ...part, page: 1 } })
  const all = unfiltered(page.asked)
  const labelOf = (name: string) => applied.flatMap((one) => (one.name === name ? [one.label] : [])).join(', ')
  const names = [...new Set(applied.map(({ name }) => name))]
  const meant = answer?.drops.find(({ is_spelling }) => is_spelling)
  const ways = answer?.is_counted
    ? answer.drops.filter(({ is_spelling }) => !is_spelling)
    : names.map((filter) => ({ filter, search: null, total: 0, more_than_total: false }))
  return (
    <>
      {meant && (
        <DidYouMean search={meant.search ?? ''} href={without({ search: meant.search })}>
          <Total of={meant} />
        </DidYouMean>
      )}
      {ways.length > 0 && <p className="text-2">{ways.length > 1 ? t`Drop one of them:` : t`Drop it and see everything else:`}</p>}
      <div className={css.drop}>
        {ways.map(({ filter, search, total, more_than_total }) => {
          const count = total > 0 && `${i18n.number(total)}${more_than_total ? '+' : ''}`
          const href = without({ [filter]: search ?? all[filter as keyof typeof all] })
          return search === null ? (
            <Chip key={href} href={href} applied>
              {labelOf(filter)}
              {count && <small className="num"> {count}</small>}
            </Chip>
          ) : (
            <Chip key={href} href={href}>
              <Trans>Only “{search}”</Trans>
              {count && <small className="num"> {count}</small>}
            </Chip>
          )
        })}
      </div>
    </>
  )
}

const Total = ({ of: { total, more_than_total } }: { of: { total: number; more_than_total: boolean } }) => (
  <span className="muted">
    {more_than_total ? <Trans>More than {total} results</Trans> : <Plural value={total} one="# result" other="# results" />}
  </span>
)

function NothingYet() {
  const { t } = useLingui()
  const { signed_in } = useSite()
  return (
    <EmptyState
      level="h3"
      title={t`Nothing is for sale yet`}
      line={t`The first strip of this stockbook is still free.`}
      action={
        <a className="btn btn--fill" href={signed_in ? '/products/create' : '/signup'}>
          {signed_in ? t`Sell an item` : t`Sign up and sell`}
        </a>
      }
    />
  )
}
