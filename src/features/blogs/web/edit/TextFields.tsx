import { useLingui } from '@lingui/react/macro'
import css from './Editor.module.css'
import type { DraftState } from './use-draft.ts'

/** Title and beginning, above the text. */
export function TextFields({ draft: { writing, change } }: { draft: DraftState }) {
  const { t } = useLingui()
  const line = (text: string) => text.replace(/\s*\n\s*/g, ' ')
  return (
    <>
      <textarea
        className={css.title}
        rows={1}
        maxLength={150}
        aria-label={t`Title`}
        placeholder={t`Title`}
        dir="auto"
        value={writing.title}
        onChange={({ target }) => change({ title: line(target.value) })}
      />
      <textarea
        className={css.lead}
        rows={2}
        maxLength={300}
        aria-label={t`What it is about, in a sentence or two`}
        placeholder={t`What it is about, in a sentence or two`}
        dir="auto"
        value={writing.summary}
        onChange={({ target }) => change({ summary: line(target.value) })}
      />
    </>
  )
}
