import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { Head } from '#web/router/Head.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { type DocumentName, documents } from '../contract.ts'
import { Contents } from './Contents.tsx'
import css from './Document.module.css'
import { Languages } from './Languages.tsx'
import { Rich } from './Rich.tsx'

type ShownDocument = AnswerOf<typeof documents.show>['document']

/** `children`: a form before its sections. */
export function DocumentPage({ name, children }: { name: DocumentName; children?: ReactNode }) {
  const { t } = useLingui()
  const { document } = useData(documents.show, { name })
  const { title, lead, version, is_draft, sections } = document
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Head title={title} description={lead} path={`/${name}`} />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: title }]} />
      <div className={css.sheet}>
        <header className={css.head}>
          <h1>{title}</h1>
          <p className={css.lead}>
            <Rich text={lead} />
          </p>
          <p className={`small muted ${css.version}`}>
            <span>{t`Version of`}</span> <DateTime at={version} />
          </p>
          {is_draft && (
            <Note tone="warn">
              <b>{t`Draft, marked for counsel.`}</b> {t`The operator’s lawyer must read this text before the marketplace opens.`}
            </Note>
          )}
        </header>
        <aside className={css.aside}>
          <Contents sections={sections} />
          <Languages path={`/${name}`} />
        </aside>
        <div className={css.text}>
          {children}
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </main>
  )
}

function Section({ id, title, blocks }: ShownDocument['sections'][number]) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {blocks.map(({ type, lines }) =>
        type === 'text' ? (
          <p key={lines[0]}>
            <Rich text={lines[0] ?? ''} />
          </p>
        ) : (
          <ul key={lines[0]}>
            {lines.map((line) => (
              <li key={line}>
                <Rich text={line} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
