import { EntryCard } from '../EntryCard.tsx'
import type { Entry } from '../entries-address.ts'

/** A row of entries under a heading: varieties, similar ones. */
export function RelatedEntries({ id, title, entries }: { id: string; title: string; entries: readonly Entry[] }) {
  if (!entries.length) return null
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="cards cards--5 snap">
        {entries.map((one) => (
          <EntryCard key={one.id} entry={one} />
        ))}
      </div>
    </section>
  )
}
