import { useLingui } from '@lingui/react/macro'
import { type CatalogueEntryId, catalogue, catalogueEntrySubject } from '#features/catalogue/contract.ts'
import {
  CATALOGUE,
  EntryCounts,
  EntryFacts,
  EntryHead,
  EntryMarks,
  EntryPanel,
  EntryViewer,
  entriesHref,
  RelatedEntries,
  SeriesEntries,
  SystemSelect,
  systemsAsked,
} from '#features/catalogue/web/public.tsx'
import { orders } from '#features/orders/contract.ts'
import { EntryDeals } from '#features/orders/web/public.tsx'
import { products } from '#features/products/contract.ts'
import { forSaleHref, ProductCard } from '#features/products/web/public.tsx'
import { ChangeLog, EntryCare } from '#features/proposals/web/public.tsx'
import { useMarks } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { WantButton } from '#features/wishlists/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { AddEntry } from './AddEntry.tsx'
import css from './EntryPage.module.css'

/** Page of a catalogue entry with its copies for sale. */
export default screen({
  reads: (place: RouteMatch) => readInput(catalogue.show, { ...place, path: { id: place.path.entry_id ?? '' } }),
  asks: ({ id }) => [
    queryOf(catalogue.show, { id }),
    queryOf(products.ofEntry, { id }),
    queryOf(orders.deals, { id }),
    queryOf(vocabularies.staticData, systemsAsked),
  ],
  Draw: ({ input }) => <EntryPage key={input.id} id={input.id} />,
})

function EntryPage({ id }: { id: CatalogueEntryId }) {
  const { t } = useLingui()
  const { entry, series, variants, similar, counts } = useData(catalogue.show, { id })
  const offered = useData(products.ofEntry, { id }).products.length > 0
  const { name, country, names } = entry
  const crumbs = [
    { label: t`Home`, href: '/' },
    { label: t`Catalogue`, href: CATALOGUE },
    ...(country ? [{ label: names.country ?? country, href: entriesHref({ country: [country] }) }] : []),
    { label: name },
  ]
  const market = forSaleHref({ asked: { search: entry.series || name, country: country ? [country] : [] } })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <EntryHead entry={entry} />
      <Crumbs crumbs={crumbs} />
      <div className="detail">
        <EntryViewer entry={entry} />
        <EntryPanel
          entry={entry}
          market={market}
          counts={<EntryCounts counts={counts} />}
          add={
            <>
              <AddEntry entry={entry} />
              <WantButton type={catalogueEntrySubject.name} id={entry.id} />
            </>
          }
        />
      </div>
      <div className="below">
        <section aria-labelledby="facts">
          <h2 id="facts">{t`Facts`}</h2>
          <SystemSelect />
          <EntryFacts entry={entry} />
          <EntryCare id={id} />
        </section>
        <div>
          <OnTheMarket id={id} />
          {!offered && <SeriesEntries entry={entry} others={series} beside />}
        </div>
      </div>
      <EntryDeals id={id} />
      <EntryMarks value={useMarks([...variants, ...similar, ...series])}>
        <RelatedEntries id="variants" title={t`Varieties of this issue`} entries={variants} />
        {offered && <SeriesEntries entry={entry} others={series} />}
        <RelatedEntries id="similar" title={t`Similar issues`} entries={similar} />
      </EntryMarks>
      <ChangeLog id={id} />
    </main>
  )
}

/** Copies linked to the entry, and listings with its catalogue number. */
function OnTheMarket({ id }: { id: CatalogueEntryId }) {
  const { t } = useLingui()
  const cards = useData(products.ofEntry, { id }).products
  return (
    <section aria-labelledby="market">
      <h2 id="market">{t`On the market now`}</h2>
      {cards.length ? (
        <div className={`cards ${css.three}`}>
          {cards.map((card) => (
            <ProductCard key={card.id} card={card} level="h3" />
          ))}
        </div>
      ) : (
        <p className="text-2">{t`Nobody has one for sale just now.`}</p>
      )}
    </section>
  )
}
