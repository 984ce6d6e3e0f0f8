import { FOR_SALE } from '#features/products/web/public.tsx'
import type { Term } from '#features/vocabularies/web/public.tsx'
import css from './Categories.module.css'

export interface TermIndexProps {
  id: string
  title: string
  line?: string
  terms: readonly Term[]
  /** Name of the filter. */
  filter: string
}

/** A vocabulary as an index of links to what is for sale. */
export function TermIndex({ id, title, line, terms, filter }: TermIndexProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      {line && <p className="text-2">{line}</p>}
      <ul className={`plain ${css.index}`}>
        {terms.map(({ code, name, year_from, year_to }) => (
          <li key={code}>
            <a href={`${FOR_SALE}?${filter}=${encodeURIComponent(code)}`}>{name}</a>
            {(year_from || year_to) && (
              <small>
                {year_from}–{year_to}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
