import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DraftShown } from '../blog-answer.ts'
import { ClashNote } from './ClashNote.tsx'
import css from './Editor.module.css'
import { EditorBar } from './EditorBar.tsx'
import { PublishPanel } from './publish/PublishPanel.tsx'
import { Versions } from './publish/Versions.tsx'
import { TextFields } from './TextFields.tsx'
import { useDraft } from './use-draft.ts'
import { WritingArea } from './WritingArea.tsx'

/** The page of somebody who writes: text on the left, publication on the right. It saves itself. */
export function BlogEditor({ first, club_id }: { first: DraftShown | undefined; club_id: string | undefined }) {
  const { t } = useLingui()
  const draft = useDraft(first, club_id)
  // Counts how often another text took the place of this one: the editor then begins anew.
  const [round, setRound] = useState(0)
  const replace = (text: Pick<DraftShown, 'title' | 'summary' | 'content'>) => {
    draft.change({ title: text.title, summary: text.summary, content: text.content })
    setRound((n) => n + 1)
  }
  return (
    <form className={css.edit} data-leave="freely" onSubmit={(event) => event.preventDefault()} aria-label={t`Write an article`}>
      <div>
        <EditorBar draft={draft} />
        {draft.state === 'clash' && <ClashNote draft={draft} onTheirs={() => setRound((n) => n + 1)} />}
        <div className={css.sheet}>
          <WritingArea key={round} draft={draft}>
            <TextFields draft={draft} />
          </WritingArea>
        </div>
      </div>
      <div className={css.side}>
        <PublishPanel draft={draft} />
        {draft.draft && <Versions draft={draft.draft} onTake={replace} />}
      </div>
    </form>
  )
}
