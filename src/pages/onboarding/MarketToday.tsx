import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { ProductCard } from '#features/products/web/public.tsx'
import { useLatest } from '#web/query/hooks.ts'
import { filterOf } from './interest-kinds.ts'
import css from './Onboarding.module.css'
import type { InterestKind } from './use-interests.ts'

const FEW = 4
/** Without products reserved at a checkout. */
export const newestFew = { available: 'now', page_size: FEW } as const

/** Listings that match the choice; before a choice, the newest. */
export function MarketToday({ step, codes }: { step: InterestKind; codes: readonly string[] }) {
  const { t, i18n } = useLingui()
  const found = useLatest(products.list, codes.length ? { ...filterOf(step, codes), ...newestFew } : newestFew, true)?.products
  const data = found?.data ?? []
  const total = `${i18n.number(found?.total ?? 0)}${found?.more_than_total ? '+' : ''}`
  return (
    <aside className={`panel ${css.preview}`} aria-labelledby="today">
      <h2 id="today">{t`Your market today`}</h2>
      <p className="text-2" aria-live="polite">
        {codes.length === 0
          ? t`New for sale`
          : data.length
            ? t`${total} for sale of what you have chosen`
            : t`Nothing of it is for sale today. We keep your choice.`}
      </p>
      {data.length > 0 && (
        <div className={css.cards}>
          {data.map((card) => (
            <ProductCard key={card.id} card={card} level="h3" />
          ))}
        </div>
      )}
    </aside>
  )
}
