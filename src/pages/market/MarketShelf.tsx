import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FOR_SALE } from '#features/products/web/public.tsx'
import css from './Marketplace.module.css'

interface Value {
  readonly code: string
  readonly name: string
  readonly count: number
  readonly is: 'exact' | 'more' | 'about'
}
export interface MarketShelfProps {
  title: string
  /** Name of the filter. */
  name: 'country' | 'topic_ids' | 'years'
  values: readonly Value[]
  /** In the given order, not by number of results. */
  inOrder?: boolean
}

/** Values of a filter as links into the list, with their counts. */
export function MarketShelf({ title, name, values, inOrder }: MarketShelfProps) {
  const { i18n } = useLingui()
  const id = useId()
  if (!values.length) return null
  const shown = inOrder
    ? [...values].sort((a, b) => (a.code.startsWith('before') ? -1 : b.code.startsWith('before') ? 1 : a.code < b.code ? -1 : 1))
    : values
  const told = ({ count, is }: Value) => ({ exact: i18n.number(count), more: `${i18n.number(count)}+`, about: `≈ ${i18n.number(count)}` })[is]
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul className={css.shelf}>
        {shown.map((value) => (
          <li key={value.code}>
            <a href={`${FOR_SALE}?${name}=${encodeURIComponent(value.code)}`}>
              <span>{value.name}</span>
              <small>{told(value)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
