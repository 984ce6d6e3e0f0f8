import type { ReactNode } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Dashboard.module.css'

/** One kind of work that failed, under its heading. */
export function FailedList({ id, title, refusal, children }: { id: string; title: string; refusal: Refusal | undefined; children: ReactNode }) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Refused refusal={refusal} />
      <ul className={css.list}>{children}</ul>
    </section>
  )
}

interface FailedRowProps {
  name: ReactNode
  /** The last error; null when none was kept. */
  why: string | null
  act?: ReactNode
  children: ReactNode
}
export function FailedRow({ name, why, act, children }: FailedRowProps) {
  return (
    <li>
      <span className="row row--wrap">
        {name}
        <span className="caption">{children}</span>
        {act && <span className="push">{act}</span>}
      </span>
      {why && (
        <code className={css.code}>
          <bdi>{why}</bdi>
        </code>
      )}
    </li>
  )
}
