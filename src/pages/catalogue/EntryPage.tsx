import { useLingui } from '@lingui/react/macro'
import { type CatalogueEntryId, catalogue, catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { CATALOGUE, EntryFacts, EntryHead, EntryPanel, EntryViewer, entriesHref, SeriesEntries } from '#features/catalogue/web/public.tsx'
import { products } from '#features/products/contract.ts'
import { forSaleHref, ProductCard } from '#features/products/web/public.tsx'
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
  asks: ({ id }) => [queryOf(catalogue.show, { id }), queryOf(products.ofEntry, { id })],
  Draw: ({ input }) => <EntryPage key={input.id} id={input.id} />,
})

function EntryPage({ id }: { id: CatalogueEntryId }) {
  const { t } = useLingui()
  const { entry, series } = useData(catalogue.show, { id })
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
          <EntryFacts entry={entry} />
        </section>
        <div>
          <OnTheMarket id={id} />
          {!offered && <SeriesEntries entry={entry} others={series} beside />}
        </div>
      </div>
      {offered && <SeriesEntries entry={entry} others={series} />}
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
