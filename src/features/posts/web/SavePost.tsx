import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { bookmarks } from '#features/bookmarks/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Saves a post as soon as it is there: loaded when somebody wants it. */
export function SavePost({ id, kind, onDone }: { id: string; kind: 'Feed' | 'Blog'; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const call = useCommand(bookmarks.bookmark)
  const set = async (is_bookmarked: boolean) =>
    !refused(await call.run({ book_markable_type: kind === 'Blog' ? 'Blog' : 'Post', book_markable_id: id, is_bookmarked }))
  useEffect(() => {
    void set(true).then((is_saved) => {
      if (is_saved) toast({ title: t`Post saved`, action: { label: t`Undo`, onPress: () => void set(false) } })
      onDone()
    })
  }, [])
  return null
}
