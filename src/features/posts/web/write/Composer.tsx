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

interface ComposerProps {
  member: { readonly full_name: string; readonly image_url: string | null }
  onPosted: (post: PostShown) => void
}

/** The line that becomes a form; a draft kept on this device is offered. */
export function Composer({ member, onPosted }: ComposerProps) {
  const { t } = useLingui()
  const owner = useOwner()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<ReturnType<typeof keptDraft>>()
  useEffect(() => {
    if (!open) setDraft(keptDraft(owner))
  }, [open, owner])
  function posted(post: PostShown) {
    setOpen(false)
    onPosted(post)
  }
  return (
    <section className={css.compose} aria-label={t`Write a post`}>
      {open ? (
        <Writer draft={draft} onClose={() => setOpen(false)} onPosted={posted} />
      ) : (
        <button type="button" className={css.composeIn} onClick={() => setOpen(true)}>
          <Avatar name={member.full_name} url={member.image_url} />
          {t`What came in the post?`}
          <span className="push">
            <Icon name="images" />
          </span>
        </button>
      )}
      {!open && draft && (
        <p className={css.draft}>
          <Icon name="pencil-simple" size="s" />
          {t`Draft kept`}
          <em dir="auto">{draft.body || t`Pictures`}</em>
          <button type="button" className={`link ${css.resume}`} onClick={() => setOpen(true)}>
            {t`Continue`}
          </button>
        </p>
      )}
    </section>
  )
}
