import { useLingui } from '@lingui/react/macro'
import { bookmarks } from '#features/bookmarks/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Keeps an article to find it again. */
export function SaveArticle({ id }: { id: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const asked = { book_markable_type: 'Blog', book_markable_id: id }
  const told = useMaybe(bookmarks.list, asked, true)
  const is_kept = told?.bookmarks.data.length === 1
  const call = useCommand(bookmarks.bookmark)
  async function press() {
    const answer = await call.run({ ...asked, is_bookmarked: !is_kept })
    if (refused(answer)) return
    void cache.touched(new Set([`bookmarks of member:${told?.member_id}`]))
    toast({ title: answer.is_bookmarked ? t`Article saved` : t`Article no longer saved` })
  }
  return (
    <Button size="s" icon="bookmark-simple" aria-pressed={is_kept} pending={call.busy ? t`Saving` : undefined} onClick={() => void press()}>
      {is_kept ? t`Saved` : t`Save`}
    </Button>
  )
}
