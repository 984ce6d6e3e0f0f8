import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import type { stores } from '#features/stores/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import css from './Marketplace.module.css'

type Stores = AnswerOf<typeof stores.list>['stores']['data']

/** Who sells here, those with the most first. */
export function MarketStores({ stores }: { stores: Stores }) {
  const { t } = useLingui()
  return (
    <section className="section" aria-labelledby="stores">
      <div className="section-head">
        <h2 id="stores">{t`Stores`}</h2>
        <a className="link" href="/marketplace/stores">{t`Explore Stores`}</a>
      </div>
      <StoreRows stores={stores} />
    </section>
  )
}

export function StoreRows({ stores: shown }: { stores: Stores }) {
  return (
    <ul className={css.stores}>
      {shown.map(({ id, name, city, country_name, product_count, profile_media: face }) => (
        <li key={id}>
          <Avatar name={name} url={face && pictureOf(face).sizes[0]?.url} />
          <div>
            <a href={`/stores/${id}`}>{name}</a>
            <p className="caption">
              {[city, country_name].filter(Boolean).join(', ')} · <Plural value={product_count} one="# item for sale" other="# items for sale" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
