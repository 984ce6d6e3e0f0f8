import { Plural, useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { PieceStrip } from '#features/products/web/public.tsx'
import type { stores } from '#features/stores/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import css from './StoreCards.module.css'

export type Stores = AnswerOf<typeof stores.list>['stores']['data']
type Store = Stores[number]
type Pieces = AnswerOf<typeof products.windows>['windows'][number]['pieces']

const windowsOf = (shown: Stores) => ({ store_id: shown.map(({ id }) => id) })
export const asksWindows = (shown: Stores): OperationQuery => queryOf(products.windows, windowsOf(shown))

/** Stores, each with three of its items. */
export function StoreCards({ stores: shown, level = 'h2' }: { stores: Stores; level?: 'h2' | 'h3' }) {
  const windows = useMaybe(products.windows, windowsOf(shown), shown.length > 0)?.windows
  const piecesOf = (id: string) => windows?.find(({ store_id }) => store_id === id)?.pieces ?? []
  return (
    <div className={css.stores}>
      {shown.map((store) => (
        <StoreCard key={store.id} store={store} pieces={piecesOf(store.id)} level={level} />
      ))}
    </div>
  )
}

function StoreCard({ store, pieces, level: Heading }: { store: Store; pieces: Pieces; level: 'h2' | 'h3' }) {
  const { t } = useLingui()
  const { id, name, city, country_name, description, created_at, product_count } = store
  const year = created_at.slice(0, 4)
  return (
    <article className={css.store}>
      <PieceStrip pieces={pieces} />
      <div className={css.body}>
        <Heading>
          <a href={`/stores/${id}`}>
            <bdi>{name}</bdi>
          </a>
        </Heading>
        <p className="caption">{[city, country_name].filter(Boolean).join(', ')}</p>
        <p className={css.what} dir="auto">
          {description}
        </p>
        <p className={css.foot}>
          <span>{t`sells since ${year}`}</span>
          <span className="push">
            <Plural value={product_count} one="# item" other="# items" />
          </span>
        </p>
      </div>
    </article>
  )
}
