import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { EntryCard } from '#features/catalogue/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { Note } from '#web/ui/messages/Note.tsx'
import type { proposals } from '../../contract.ts'
import { correctPath, proposalPath } from '../addresses.ts'
import css from '../Proposals.module.css'

export type Found = AnswerOf<typeof proposals.check>

/** Entries and open proposals that are probably the same issue. Takes the focus, so that nobody sends past them. */
export function Similar({ found }: { found: Found }) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  const { entries, proposals: open } = found
  useEffect(() => box.current?.focus(), [found])
  if (!entries.length && !open.length)
    return (
      <section ref={box} tabIndex={-1} className={css.similar} aria-label={t`What the catalogue has`}>
        <Note tone="good">{t`The catalogue has nothing like it. Tell what you know.`}</Note>
      </section>
    )
  return (
    <section ref={box} tabIndex={-1} className={css.similar} aria-labelledby="similar">
      <h2 id="similar">{t`Is it one of these?`}</h2>
      <p className="text-2">{t`Look at them first. If one is the same issue and something in it is wrong, correct it instead.`}</p>
      <div className={`cards ${css.three}`}>
        {entries.map((entry) => (
          <div key={entry.id}>
            <EntryCard entry={entry} level="h3" />
            <a className="link small" href={correctPath(entry.id)}>{t`Correct this one`}</a>
          </div>
        ))}
      </div>
      {open.length > 0 && (
        <ul className="plain">
          {open.map(({ id, title }) => (
            <li key={id}>
              {t`Proposed already:`}{' '}
              <a className="link" href={proposalPath(id)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
