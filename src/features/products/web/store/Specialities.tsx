import { useLingui } from '@lingui/react/macro'
import { useMaybe } from '#web/query/hooks.ts'
import { products } from '../../contract.ts'
import { ProductCards } from '../card/ProductCards.tsx'
import css from './Specialities.module.css'
import { isPlain, type StoreProductFilters } from './store-address.ts'

/** What the store deals in, each with its newest piece; and on the plain first page a shelf of the fullest. */
export function Specialities({ asked }: { asked: StoreProductFilters }) {
  const { t } = useLingui()
  const { store_id } = asked
  const all = useMaybe(products.specialities, { store_id }, true)?.specialities ?? []
  const href = ({ facet, code }: (typeof all)[number]) => `/stores/${store_id}?${facet}=${code}`
  return (
    <>
      <ul className={css.all}>
        {all.map((one) => (
          <li key={href(one)}>
            <a href={href(one)} aria-current={asked[one.facet].includes(one.code as never) || undefined}>
              <span className={css.thumb}>{one.piece && <img src={one.piece.picture_url} alt="" loading="lazy" />}</span>
              <span>
                {one.name} <small>{one.count}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {isPlain(asked) &&
        asked.page < 2 &&
        all.map(
          (one) =>
            one.shelf.length > 0 && (
              <section key={href(one)} className="section">
                <div className="section-head">
                  <h2>{one.name}</h2>
                  <a className="link" href={href(one)}>{t`See all`}</a>
                </div>
                <ProductCards cards={one.shelf} still />
              </section>
            ),
        )}
    </>
  )
}
