import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import type { PostShown } from './post-answer.ts'

const SavePost = lazyPart(async () => (await import('./SavePost.tsx')).SavePost)
const EditDialog = lazyPart(async () => (await import('./write/EditDialog.tsx')).EditDialog)

interface PostMenuProps {
  post: PostShown
  onDelete: () => void
  onChange?: (post: PostShown) => void
  /** What the list adds: hide it, mute a word. */
  more?: readonly MenuItem[]
}
export function PostMenu({ post, onDelete, onChange, more = [] }: PostMenuProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  if (!signed_in) return null
  const name = post.user.full_name
  const own: MenuItem[] = post.is_own
    ? [
        { label: t`Edit`, icon: 'pencil-simple', onPress: () => setOpen(true) },
        { label: t`Delete`, icon: 'trash', danger: true, onPress: onDelete },
      ]
    : []
  return (
    <>
      <span className="push">
        <Menu
          look="icon-btn"
          label={t`More about the post of ${name}`}
          end
          items={[{ label: t`Save`, icon: 'bookmark-simple', onPress: () => setSaving(true) }, ...more, ...own]}
        >
          <Icon name="dots-three" />
        </Menu>
      </span>
      {saving && <SavePost id={post.id} onDone={() => setSaving(false)} />}
      {open && <EditDialog post={post} onClose={() => setOpen(false)} onDone={onChange} />}
    </>
  )
}
