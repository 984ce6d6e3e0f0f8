import { Plural, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { products } from '#features/products/contract.ts'
import { FOR_SALE, PiecePicture } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import css from './HomeShelf.module.css'

type Shelf = AnswerOf<typeof products.shelves>['country'][number]
interface HomeShelfProps {
  title: string
  /** Name of the filter. */
  name: 'country' | 'topic_ids'
  shelves: readonly Shelf[]
}
const SHOWN = 6

/** Links into the market, each with its newest item. */
export function HomeShelf({ title, name, shelves }: HomeShelfProps) {
  const { t } = useLingui()
  const id = useId()
  if (!shelves.length) return null
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        <a className="link" href={name === 'country' ? '/categories#countries' : '/categories#topics'}>{t`See all`}</a>
      </div>
      <ul className={css.shelf}>
        {shelves.slice(0, SHOWN).map((shelf) => (
          <li key={shelf.code}>
            <span className={css.well}>{shelf.piece && <PiecePicture piece={shelf.piece} />}</span>
            <span className={css.text}>
              <a href={`${FOR_SALE}?${name}=${encodeURIComponent(shelf.code)}`}>{shelf.name}</a>
              <small>
                <Plural value={shelf.count} one="# item" other="# items" />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
