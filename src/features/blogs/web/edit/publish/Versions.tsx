import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMaybe } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { blogs } from '../../../contract.ts'
import type { DraftShown } from '../../blog-answer.ts'
import css from '../Editor.module.css'

type Text = Pick<DraftShown, 'title' | 'summary' | 'content'>

/** Earlier texts; one can be taken back into the editor. */
export function Versions({ draft, onTake }: { draft: DraftShown; onTake: (text: Text) => void }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const told = useMaybe(blogs.versions, { id: draft.id }, open)
  return (
    <details className={css.versions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t`Earlier texts`}</summary>
      {told?.versions.length === 0 && <p className="caption">{t`There is no earlier text yet.`}</p>}
      <ul className="plain" aria-busy={open && !told}>
        {told?.versions.map(({ version, saved_at, ...text }) => (
          <li key={version}>
            <span>{t`version ${version}`}</span>
            <DateTime at={saved_at} />
            <button type="button" className="link" onClick={() => onTake(text)}>
              {t`Take it`}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
