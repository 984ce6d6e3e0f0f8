import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { bookmarks } from '#features/bookmarks/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import type { PostShown } from './post-answer.ts'

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
  const save = useSave(post.id)
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
          items={[{ label: t`Save`, icon: 'bookmark-simple', onPress: () => void save() }, ...more, ...own]}
        >
          <Icon name="dots-three" />
        </Menu>
      </span>
      {open && <EditDialog post={post} onClose={() => setOpen(false)} onDone={onChange} />}
    </>
  )
}

function useSave(id: string) {
  const { t } = useLingui()
  const toast = useToast()
  const call = useCommand(bookmarks.bookmark)
  const set = async (is_bookmarked: boolean) => !refused(await call.run({ book_markable_type: 'Post', book_markable_id: id, is_bookmarked }))
  return async () => {
    if (await set(true)) toast({ title: t`Post saved`, action: { label: t`Undo`, onPress: () => void set(false) } })
  }
}
