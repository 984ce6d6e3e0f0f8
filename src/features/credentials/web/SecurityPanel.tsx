import { type ReactNode, useId } from 'react'

/** Panel with a title and one line of explanation. */
export function SecurityPanel({ title, line, children }: { title: string; line: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel folio" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="text-2">{line}</p>
      </div>
      <div className="folio-body">{children}</div>
    </section>
  )
}
