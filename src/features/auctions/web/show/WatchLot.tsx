import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'

/** Watching: told when it is about to end, and how it ended. */
export function WatchLot({ lot: { id, is_watched, name } }: { lot: Pick<AuctionAnswer, 'id' | 'is_watched' | 'name'> }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const here = useLocation().href
  const toast = useToast()
  const cache = useQueryClient()
  const { run, busy } = useCommand(auctions.watch)
  async function press() {
    const answer = await run({ id, is_watched: !is_watched })
    if (refused(answer)) return
    await cache.invalidateQueries({ queryKey: [auctions.show.http] })
    toast({ title: answer.is_watched ? t`We tell you before it ends` : t`No longer watched`, text: name })
  }
  const words = is_watched ? t`Watching` : t({ message: 'Watch', context: 'an auction' })
  const icon = is_watched ? ('heart-fill' as const) : ('heart' as const)
  if (!signed_in)
    return (
      <Button size="s" icon={icon} href={`/login?redirect_back=${encodeURIComponent(here)}`}>
        {words}
      </Button>
    )
  return (
    <Button size="s" icon={icon} aria-pressed={is_watched} onClick={() => busy || void press()}>
      {words}
    </Button>
  )
}
