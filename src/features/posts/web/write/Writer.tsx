import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ClubId } from '#features/clubs/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { posts } from '../../contract.ts'
import css from '../Posts.module.css'
import type { PostShown } from '../post-answer.ts'
import { AudienceSelect } from './AudienceSelect.tsx'
import type { PostDraft } from './kept-draft.ts'
import { useWriting } from './use-writing.ts'
import { WritingFields } from './WritingFields.tsx'

interface WriterProps {
  draft?: PostDraft | undefined
  /** Written in this club, for its members. */
  club?: string | undefined
  onClose: () => void
  onPosted: (post: PostShown) => void
}

/** A new post. Loaded when somebody begins to write. */
export function Writer({ draft, club, onClose, onPosted }: WriterProps) {
  const { t } = useLingui()
  const writing = useWriting(draft, true, club)
  const [open, setOpen] = useState((draft?.medias.length ?? 0) > 0)
  const call = useCommand(posts.create)
  const wait = writing.hanging.travelling
  async function send() {
    if (writing.is_empty || wait || call.busy) return
    const answer = await call.run(club ? { ...writing.given, audience: 'Anyone', club_id: club as ClubId } : writing.given)
    if (refused(answer)) return
    writing.forget()
    onPosted(answer.post)
  }
  return (
    <form
      className={css.writer}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <WritingFields writing={writing} onSend={() => void send()} open={open} />
      <div className="row row--wrap">
        <Button size="s" icon="images" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t`Pictures`}
        </Button>
        <span className="row push">
          {!club && <AudienceSelect value={writing.audience} onPick={writing.setAudience} />}
          <Button size="s" variant="quiet" onClick={onClose}>
            {t`Close`}
          </Button>
          <Button type="submit" size="s" variant="fill" disabled={writing.is_empty || wait} pending={call.busy ? t`Sending` : undefined}>
            {club ? t`Post to the club` : t({ message: 'Post', context: 'to publish' })}
          </Button>
        </span>
      </div>
    </form>
  )
}
