import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { FOR_SALE, MarketTabs, ProductCard, useFilterWords } from '#features/products/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { PANEL } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { asksWindows } from '../stores/StoreCards.tsx'
import { MarketShelf } from './MarketShelf.tsx'
import { MarketStores } from './MarketStores.tsx'

const SHOWN = 10
/** A few more, because reserved ones are left out. */
const newest = { page_size: SHOWN + 4 }
const fullest = { page_size: PANEL.market_stores }

/** Start page of the market: newest listings, countries, topics, decades, and stores. */
export default screenWithoutInput(MarketplacePage, {
  asks: () => [queryOf(products.list, newest), queryOf(products.shelves, {}), queryOf(stores.list, fullest)],
  next: (_, answerOf, round) => (round === 0 ? [asksWindows(answerOf(stores.list, fullest).stores.data)] : []),
})

function MarketplacePage() {
  const { t } = useLingui()
  const { name, origin } = useSite()
  const words = useFilterWords()
  const { country, topic_ids, years } = useData(products.shelves, {})
  const { data } = useData(stores.list, fullest).stores
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{`${t`Marketplace`} · ${name}`}</Title>
      <meta name="description" content={t`Stamps, coins and banknotes from collectors’ own stores: by country, by topic, by decade.`} />
      <link rel="canonical" href={`${origin}/marketplace`} />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace` }]} />
      <div className="row row--wrap list-title">
        <h1>{t`Marketplace`}</h1>
      </div>
      <MarketTabs current="all" />
      <Newest />
      <MarketShelf title={t`By country`} name="country" values={country} />
      <MarketShelf title={t`By topic`} name="topic_ids" values={topic_ids} />
      <MarketShelf title={t`By decade`} name="years" values={years.map((band) => ({ ...band, name: words.years(band.code) }))} inOrder />
      {data.length > 0 && <MarketStores stores={data} />}
    </main>
  )
}

function Newest() {
  const { t, i18n } = useLingui()
  const { data: found, total = 0, more_than_total } = useData(products.list, newest).products
  const data = found.filter(({ quantity }) => quantity > 0).slice(0, SHOWN)
  const all = `${i18n.number(total)}${more_than_total ? '+' : ''}`
  if (!data.length) return <p className="section text-2">{t`Nothing is for sale yet`}</p>
  return (
    <section className="section" aria-labelledby="newest">
      <div className="section-head">
        <h2 id="newest">{t`New for sale`}</h2>
        <a className="link" href={FOR_SALE}>{t`See all ${all}`}</a>
      </div>
      <div className="cards cards--5 snap">
        {data.map((card, at) => (
          <ProductCard key={card.id} card={card} eager={at < 5} priority={at === 0} />
        ))}
      </div>
    </section>
  )
}
