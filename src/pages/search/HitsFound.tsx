import { useLingui } from '@lingui/react/macro'
import { searches } from '#features/search/contract.ts'
import { DidYouMean } from '#web/list/DidYouMean.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { HitKind, HitPicture, HitWorth } from './HitParts.tsx'
import css from './HitsFound.module.css'
import { SearchEmpty } from './SearchEmpty.tsx'
import { hitsAsked, type Searched, searchHref } from './search-address.ts'
import { useKinds } from './use-kinds.ts'

/** Hits of one kind as rows; a kind that nobody knows is said. */
export function HitsFound({ searched }: { searched: Searched }) {
  const { t } = useLingui()
  const kind = useKinds().find(({ code }) => code === searched.kind)
  const found = useMaybe(searches.suggest, hitsAsked(searched), kind !== undefined)?.search
  if (!kind) return <EmptyState title={t`There is nothing of this kind to search for`} line={t`Choose one of the kinds above.`} />
  if (!found?.data.length) return <SearchEmpty searched={searched} line={t`Choose one of the kinds above.`} />
  return (
    <section className="section" aria-labelledby="found">
      <h2 className="vh" id="found">
        {kind.name}
      </h2>
      {found.meant && <DidYouMean search={found.meant} href={searchHref(found.meant, kind.code)} />}
      <ul className={css.hits}>
        {found.data.map((hit) => (
          <li key={hit.searchable.id}>
            <a href={hit.path} className={css.hit}>
              <HitPicture hit={hit} />
              <span className={css.words}>
                <b>{hit.title}</b>
                <HitKind hit={hit} />
              </span>
              <HitWorth hit={hit} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
