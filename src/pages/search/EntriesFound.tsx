import { useLingui } from '@lingui/react/macro'
import { catalogue } from '#features/catalogue/contract.ts'
import { EntryCard, entriesHref } from '#features/catalogue/web/public.tsx'
import { products } from '#features/products/contract.ts'
import { DidYouMean } from '#web/list/DidYouMean.tsx'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { entriesAsked, meantEntriesAsked, productsAsked, type Searched } from './search-address.ts'

/** Catalogue entries if nothing is for sale: by the words, or by their spelling suggestion. */
export function EntriesFound({ searched }: { searched: Searched }) {
  const { t } = useLingui()
  const isSold = useData(products.list, productsAsked(searched)).products.data.length > 0
  const { entries, meant } = useData(catalogue.list, entriesAsked(searched))
  const others = useMaybe(catalogue.list, meantEntriesAsked(meant ?? ''), meant !== null && !isSold)?.entries.data ?? []
  const shown = entries.data.length ? entries.data : others
  if (isSold || !searched.text || !shown.length) return null
  const search = meant ?? searched.text
  return (
    <section className="section" aria-labelledby="in-catalogue">
      <h2 id="in-catalogue">{t`In the catalogue`}</h2>
      {meant && <DidYouMean search={meant} href={entriesHref({ search: meant })} />}
      <div className="cards">
        {shown.map((entry) => (
          <EntryCard key={entry.id} entry={entry} level="h3" />
        ))}
      </div>
      <p>
        <a className="link" href={entriesHref({ search })}>{t`All entries for “${search}”`}</a>
      </p>
    </section>
  )
}
