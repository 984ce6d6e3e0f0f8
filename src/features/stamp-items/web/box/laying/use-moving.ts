import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { stampItems } from '../../../contract.ts'
import type { ItemCard } from '../box-sizes.ts'

/** The owner's own order: these items are laid before another, or behind all. */
export function useMoving(items: readonly ItemCard[], member_id: string) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const { run, busy } = useCommand(stampItems.move)
  async function lay(ids: readonly string[], before: string | undefined) {
    if (busy || refused(await run({ ids: [...ids] as never, before: (before ?? null) as never }))) return
    await cache.touched(new Set([`stamp_items of member:${member_id}`]))
    toast({ title: t`The order is kept` })
  }
  /** One place towards the front or the end: the keyboard's twin of dragging. */
  function step(chosen: ReadonlyMap<string, unknown>, by: -1 | 1) {
    const moved = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
    const rest = items.filter(({ id }) => !chosen.has(id))
    const first = items.findIndex(({ id }) => chosen.has(id))
    if (first >= 0) void lay(moved, rest[Math.max(0, first + by)]?.id)
  }
  return { lay, step, busy }
}
