import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useOwner } from '#web/browser/local-storage.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from '../Posts.module.css'
import type { PostShown } from '../post-answer.ts'
import { keptDraft } from './kept-draft.ts'

const Writer = lazyPart(async () => (await import('./Writer.tsx')).Writer)

const DraftLine = lazyPart(async () => (await import('./DraftLine.tsx')).DraftLine)

export interface ComposerProps {
  member: { readonly full_name: string; readonly image_url: string | null }
  onPosted: (post: PostShown) => void
  /** Written in this club. */
  club?: string
}

/** The line that becomes a form; a draft kept on this device is offered. */
export function ComposerParts({ member, onPosted, club }: ComposerProps) {
  const { t } = useLingui()
  const owner = useOwner()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<ReturnType<typeof keptDraft>>()
  useEffect(() => {
    if (!open) setDraft(keptDraft(owner, club))
  }, [open, owner, club])
  function posted(post: PostShown) {
    setOpen(false)
    onPosted(post)
  }
  return (
    <section className={css.compose} aria-label={t`Write a post`}>
      {open ? (
        <Writer draft={draft} club={club} onClose={() => setOpen(false)} onPosted={posted} />
      ) : (
        <button type="button" className={css.composeIn} onClick={() => setOpen(true)}>
          <Avatar name={member.full_name} url={member.image_url} />
          {club ? t`Show a page, ask a question` : t`What came in the post?`}
          <span className="push">
            <Icon name="images" />
          </span>
        </button>
      )}
      {!open && draft && <DraftLine body={draft.body} onResume={() => setOpen(true)} />}
    </section>
  )
}
