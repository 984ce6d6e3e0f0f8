import { useLingui } from '@lingui/react/macro'
import { searches } from '#features/search/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { StoreCards } from '../stores/StoreCards.tsx'
import { SearchEmpty } from './SearchEmpty.tsx'
import { meantStoresAsked, placeOf, type Searched, searchHref, spellingAsked, storesAsked } from './search-address.ts'

export function StoresFound({ searched }: { searched: Searched }) {
  const { t } = useLingui()
  const { data, total } = useData(stores.list, storesAsked(searched)).stores
  const meant = useMaybe(searches.suggest, spellingAsked(searched), !data.length && searched.text !== '')?.search.meant ?? ''
  const others = useMaybe(stores.list, meantStoresAsked(meant), meant !== '')?.stores.data ?? []
  if (!data.length)
    return (
      <>
        <SearchEmpty searched={searched} meant={meant} line={t`Stores are found by the words of their name, or by their number.`} />
        {others.length > 0 && <StoreCards level="h3" stores={others} />}
      </>
    )
  return (
    <section className="section" aria-labelledby="found">
      <h2 className="vh" id="found">{t`Stores`}</h2>
      <StoreCards stores={data} level="h3" />
      <Pages {...placeOf(searched.page.asked)} total={total ?? 0} hrefOf={(place) => searchHref(searched.text, 'Store', place)} />
    </section>
  )
}
