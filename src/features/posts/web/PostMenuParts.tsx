import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { askReport } from '#web/browser/report.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import type { PostShown } from './post-answer.ts'

const SavePost = lazyPart(async () => (await import('./SavePost.tsx')).SavePost)
const ClubActDialog = lazyPart(async () => (await import('./club/ClubActDialog.tsx')).ClubActDialog)
const EditDialog = lazyPart(async () => (await import('./write/EditDialog.tsx')).EditDialog)

export interface PostMenuProps {
  post: PostShown
  onDelete: () => void
  onChange?: (post: PostShown) => void
  /** What the list adds: hide it, mute a word. */
  more?: readonly MenuItem[]
}
export function PostMenuParts({ post, onDelete, onChange, more = [] }: PostMenuProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const [acting, setActing] = useState(false)
  const name = post.user.full_name
  const own: MenuItem[] = post.is_own
    ? [
        post.kind === 'Blog'
          ? { label: t`Edit`, icon: 'pencil-simple', href: `/blog/update/${post.id}` }
          : { label: t`Edit`, icon: 'pencil-simple', onPress: () => setOpen(true) },
        { label: t`Delete`, icon: 'trash', danger: true, onPress: onDelete },
      ]
    : [{ label: t`Report`, icon: 'megaphone', onPress: () => askReport({ type: 'Post', id: post.id, name: t`the post of ${name}` }) }]
  const { club } = post
  const inClub: MenuItem[] =
    club && (club.is_run || (club.is_member && !post.is_own)) ? [{ label: t`In this club`, icon: 'users-three', onPress: () => setActing(true) }] : []
  return (
    <>
      <span className="push">
        <Menu
          look="icon-btn"
          label={t`More about the post of ${name}`}
          end
          items={[{ label: t`Save`, icon: 'bookmark-simple', onPress: () => setSaving(true) }, ...more, ...inClub, ...own]}
        >
          <Icon name="dots-three" />
        </Menu>
      </span>
      {saving && <SavePost id={post.id} kind={post.kind} onDone={() => setSaving(false)} />}
      {acting && <ClubActDialog post={post} onDone={() => setActing(false)} />}
      {open && <EditDialog post={post} onClose={() => setOpen(false)} onDone={onChange} />}
    </>
  )
}
