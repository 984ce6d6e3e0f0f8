import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { bookmarks } from '../contract.ts'

interface SaveButtonProps {
  type: 'Store' | 'User' | 'Event'
  id: string
  viewer_id: string
}

/** Bookmarks a seller or a store, for the list "Saved sellers", or an event. */
export function SaveButton({ type, id, viewer_id }: SaveButtonProps) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const asked = { book_markable_type: type, book_markable_id: id }
  const kept = useMaybe(bookmarks.list, asked, true)?.bookmarks.data.length === 1
  const call = useCommand(bookmarks.bookmark)
  const words =
    type === 'Event'
      ? { keep: t`Bookmark`, kept: t`Bookmarked`, done: t`Bookmarked`, undone: t`Bookmarked no longer` }
      : type === 'User'
        ? { keep: t`Save seller`, kept: t`Saved seller`, done: t`Seller saved`, undone: t`Seller no longer saved` }
        : { keep: t`Save store`, kept: t`Saved store`, done: t`Store saved`, undone: t`Store no longer saved` }
  async function press() {
    const answer = await call.run({ ...asked, is_bookmarked: !kept })
    if (refused(answer)) return
    void cache.touched(new Set([`bookmarks of member:${viewer_id}`]))
    toast({ title: answer.is_bookmarked ? words.done : words.undone })
  }
  return (
    <Button icon="bookmark-simple" aria-pressed={kept} pending={call.busy ? t`Saving` : undefined} onClick={() => void press()}>
      {kept ? words.kept : words.keep}
    </Button>
  )
}
