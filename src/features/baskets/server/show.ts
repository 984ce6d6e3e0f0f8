import { catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { factsIn } from '#features/orders/server/public.ts'
import { ownAddresses } from '#features/places/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { ownWants, wishViews } from '#features/wishlists/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { baskets } from '../contract.ts'
import { offersFor } from './offers.ts'
import { fromOneStore } from './one-store.ts'
import { parcelViews } from './parcels.ts'
import { countWants } from './queries.ts'
import { cheapest } from './solve/cheapest.ts'
import { whyNot, within } from './solve/reasons.ts'

/** The newest wants that one basket is made for: as many as a checkout has lines. */
const MOST = 100

export const show = query(baskets.show, async ({ input, viewer, requester, db, tools }) => {
  const [wants, all, addresses] = [await ownWants(db, viewer.id, MOST), await countWants(db, viewer.id), await ownAddresses(db, viewer.id)]
  const country = input.country ?? addresses[0]?.country ?? null
  const kind = tools.subjects.get(catalogueEntrySubject.type)!
  const views = await wishViews({ db, files: tools.files, locale: requester.locale }, [kind], viewer.id, wants)
  const named = new Map(views.map(({ id, card }) => [id, { wish_id: id, title: card.title, path: card.path }]))
  const bought = wants.filter(({ id }) => named.has(id) && !input.without.includes(id))
  const offers = await offersFor(db, viewer.id, bought, country)
  const asked = new Set<string>(input.with)
  const sought = bought.map((wish) => {
    const copies = within(offers.copies.get(wish.id) ?? [], wish)
    const chosen = copies.filter(({ id }) => asked.has(id))
    return { id: wish.id, copies: chosen.length ? chosen : copies, all: copies }
  })
  const found = cheapest(sought, offers.ways)
  const [nameOf, sayFacts] = [await termNames(db, requester.locale), await factsIn(db, requester.locale)]
  const parcels = await parcelViews({ db, viewer: viewer.id, country, files: tools.files, nameOf, sayFacts }, offers, { sought, found, named, asked })
  const sum = (of: (parcel: (typeof parcels)[number]) => number) => parcels.reduce((total, parcel) => total + of(parcel), 0)
  const [item_total, shipping_total] = [sum((parcel) => parcel.item_total), sum((parcel) => parcel.shipping_total)]
  const missing = bought.filter(({ id }) => !found.picks.has(id))
  return {
    basket: {
      ...{ country, countries: countriesOf(addresses, country).map((code) => ({ code, name: nameOf('countries', code) })) },
      ...{ currency: tools.site.currency, item_total, shipping_total, total: item_total + shipping_total, parcels },
      ...{ wants: all, looked_at: wants.length, exact: found.exact, bound: found.bound },
      may_buy: viewer.permissions.has('marketplace.buying.purchase'),
      missing: missing.map((wish) => ({ ...named.get(wish.id)!, reason: whyNot(offers.copies.get(wish.id) ?? [], wish, offers.ways) })),
      left_out: wants.flatMap(({ id }) => (input.without.includes(id) && named.get(id)) || []),
      from_one_store: fromOneStore(sought, found, offers),
    },
    member_id: viewer.id,
  }
})

/** Where one's parcels can go: countries of one's addresses, and the one that was asked for. */
const countriesOf = (addresses: readonly { country: string }[], country: string | null) => [
  ...new Set([...addresses.map((address) => address.country), ...(country === null ? [] : [country])]),
]
