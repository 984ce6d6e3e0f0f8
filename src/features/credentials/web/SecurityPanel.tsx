import { type ReactNode, useId } from 'react'
import css from './Security.module.css'

/** One thing, explained in one sentence. */
export function SecurityPanel({ title, line, children }: { title: string; line: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`panel ${css.panel}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="text-2">{line}</p>
      </div>
      {children}
    </section>
  )
}
