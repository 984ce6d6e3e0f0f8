import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { bookmarks } from '../contract.ts'

/** Bookmarks a seller, for the list "Saved sellers". */
export function SaveSeller({ user_id, viewer_id }: { user_id: string; viewer_id: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const asked = { book_markable_type: 'User', book_markable_id: user_id } as const
  const kept = useMaybe(bookmarks.list, asked, true)?.bookmarks.data.length === 1
  const call = useCommand(bookmarks.bookmark)
  async function press() {
    const answer = await call.run({ ...asked, is_bookmarked: !kept })
    if (refused(answer)) return
    void cache.touched(new Set([`bookmarks of member:${viewer_id}`]))
    toast({ title: answer.is_bookmarked ? t`Seller saved` : t`Seller no longer saved` })
  }
  return (
    <Button icon="bookmark-simple" aria-pressed={kept} pending={call.busy ? t`Saving` : undefined} onClick={() => void press()}>
      {kept ? t`Saved seller` : t`Save seller`}
    </Button>
  )
}
