import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { PANEL } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { MarketStores } from '../market/MarketStores.tsx'
import { asksWindows } from '../stores/StoreCards.tsx'
import { HomeBook } from './HomeBook.tsx'
import { asksCatalogue, HomeCatalogue } from './HomeCatalogue.tsx'
import { asksDeals, HomeDeals } from './HomeDeals.tsx'
import { asksEnding, HomeEnding } from './HomeEnding.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeHow } from './HomeHow.tsx'
import { HomeShelf } from './HomeShelf.tsx'
import { siteFacts } from './site-facts.ts'

const IN_BOOK = 8
/** A few more, because reserved ones are left out. */
const newest = { page_size: IN_BOOK + 4 }
const fullest = { page_size: PANEL.home_stores }

/** Home page: newest listings, lots that end next, trades, bounties, countries and topics, stores, and a part of the catalogue. */
export default screenWithoutInput(HomePage, {
  asks: (_, { today }) => [
    queryOf(products.list, newest),
    queryOf(products.shelves, {}),
    queryOf(stores.list, fullest),
    asksEnding,
    ...asksDeals,
    asksCatalogue(today),
  ],
  next: (_, answerOf, round) => (round === 0 ? [asksWindows(answerOf(stores.list, fullest).stores.data)] : []),
})

function HomePage() {
  const { t } = useLingui()
  const site = useSite()
  const { products: found } = useData(products.list, newest)
  const { country, topic_ids, country_count, topic_count } = useData(products.shelves, {})
  const { data: sellers } = useData(stores.list, fullest).stores
  const cards = found.data.filter(({ quantity }) => quantity > 0).slice(0, IN_BOOK)
  return (
    <main id="main" tabIndex={-1}>
      <Head
        title={t`The stockbook of the world’s collectors`}
        description={t`Buy and sell stamps, coins and banknotes with people who know a hinge from a thin.`}
        path="/"
        facts={[siteFacts(site)]}
      />
      <div className="page">
        <section className="hero">
          <HomeHero total={found.total} atLeast={found.more_than_total} countries={country_count} topics={topic_count} />
          <HomeBook cards={cards} />
        </section>
        <HomeEnding />
        <HomeDeals />
        <HomeShelf title={t`By country`} name="country" shelves={country} />
        <HomeShelf title={t`By topic`} name="topic_ids" shelves={topic_ids} />
        {sellers.length > 0 && <MarketStores stores={sellers} />}
        <HomeCatalogue />
        <HomeHow />
      </div>
    </main>
  )
}
