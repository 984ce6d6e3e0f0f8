import { useLingui } from '@lingui/react/macro'
import { useMaybe } from '#web/query/hooks.ts'
import { products } from '../../contract.ts'
import { ProductCards } from '../card/ProductCards.tsx'
import css from './Specialities.module.css'
import { type Speciality, type StoreProductFilters, shelfAsked, shelvesOf, specialtyHref } from './store-address.ts'

/** What the store deals in, each with its newest piece; and on the plain first page a shelf of the fullest. */
export function Specialities({ asked }: { asked: StoreProductFilters }) {
  const { store_id } = asked
  const all = useMaybe(products.specialities, { store_id }, true)?.specialities ?? []
  if (!all.length) return null
  return (
    <>
      <ul className={css.all}>
        {all.map((one) => (
          <li key={one.facet + one.code}>
            <a href={specialtyHref(store_id, one)} aria-current={asked[one.facet].includes(one.code as never) || undefined}>
              <span className={css.thumb}>{one.piece && <img src={one.piece.picture_url} alt="" loading="lazy" />}</span>
              <span>
                {one.name} <small>{one.count}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {shelvesOf(all, asked).map((one) => (
        <StoreShelf key={one.facet + one.code} store_id={store_id} one={one} />
      ))}
    </>
  )
}

function StoreShelf({ store_id, one }: { store_id: StoreProductFilters['store_id']; one: Speciality }) {
  const { t } = useLingui()
  return (
    <section className="section">
      <div className="section-head">
        <h2>{one.name}</h2>
        <a className="link" href={specialtyHref(store_id, one)}>{t`See all`}</a>
      </div>
      <ProductCards cards={useMaybe(products.list, shelfAsked(store_id, one), true)?.products.data ?? []} still />
    </section>
  )
}
