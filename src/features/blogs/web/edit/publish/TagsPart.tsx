import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { MOST_TAGS } from '../../../rules.ts'
import type { DraftState } from '../use-draft.ts'

const SIGNS = /[^\p{L}\p{N}\p{M}_-]+/gu
const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((word) =>
        word
          .trim()
          .replace(/^#/, '')
          .replace(SIGNS, '-')
          .replace(/^[-_]+|-+$/g, '')
          .slice(0, 59),
      )
      .filter(Boolean),
  ),
]

/** Topics of the article; the operator says whether it is news. */
export function TagsPart({ draft: { draft, writing, change } }: { draft: DraftState }) {
  const { t } = useLingui()
  const [text, setText] = useState(writing.tags.join(', '))
  function set(typed: string) {
    setText(typed)
    change({ tags: tagsIn(typed).slice(0, MOST_TAGS) })
  }
  return (
    <>
      <TextField
        label={t`Tags`}
        optional
        hint={t`With commas between them, ${MOST_TAGS} at most.`}
        value={text}
        maxLength={500}
        onChange={({ target }) => set(target.value)}
      />
      {draft?.may_be_news && (
        <Check label={t`News of the site`} checked={writing.is_news} onChange={({ target }) => change({ is_news: target.checked })} />
      )}
    </>
  )
}
