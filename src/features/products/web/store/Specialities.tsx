import { useLingui } from '@lingui/react/macro'
import { useMaybe } from '#web/query/hooks.ts'
import { products } from '../../contract.ts'
import { ProductCards } from '../card/ProductCards.tsx'
import css from './Specialities.module.css'
import { isPlain, type StoreProductFilters, shelvesOf, specialtyHref } from './store-address.ts'

/** What the store deals in, each with its newest piece; and on the plain first page a shelf of the fullest. */
export function Specialities({ asked }: { asked: StoreProductFilters }) {
  const { t } = useLingui()
  const all = useMaybe(products.specialities, { store_id: asked.store_id }, true)?.specialities ?? []
  if (!all.length) return null
  return (
    <>
      <ul className={css.all} aria-label={t`Specialties`}>
        {all.map((one) => (
          <li key={one.facet + one.code}>
            <a href={specialtyHref(asked, one)} aria-current={(asked[one.facet] as string[]).includes(one.code) ? 'page' : undefined}>
              <span className={css.thumb}>{one.piece && <img src={one.piece.picture_url} alt="" loading="lazy" decoding="async" />}</span>
              <span>
                {one.name} <small>{one.count}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {isPlain(asked) && asked.page === 1 && shelvesOf(all, asked).map((shelf) => <StoreShelf key={shelf.name} {...shelf} />)}
    </>
  )
}

function StoreShelf({ name, count, href, of }: ReturnType<typeof shelvesOf>[number]) {
  const { t, i18n } = useLingui()
  const found = useMaybe(products.list, of, true)?.products.data ?? []
  return (
    <section className="section">
      <div className="section-head">
        <h2>{name}</h2>
        <a className="link" href={href}>{t`See all ${i18n.number(count)}`}</a>
      </div>
      <ProductCards cards={found} still />
    </section>
  )
}
