import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { wishlists } from '../../contract.ts'

/** All of them onto the wishlist in one press; the toast takes off exactly those that it brought. */
export function useWantAll(member_id: string) {
  const { t } = useLingui()
  const [toast, cache] = [useToast(), useQueryClient()]
  const { run, busy } = useCommand(wishlists.wishMany)
  async function set(catalogue_entry_ids: CatalogueEntryId[], is_wished: boolean) {
    const answer = await run({ catalogue_entry_ids, is_wished })
    if (refused(answer)) return
    await cache.touched(new Set([`wishlist of member:${member_id}`]))
    const { changed } = answer
    if (!is_wished || !changed.length) return
    toast({
      title: t`${plural(changed.length, { one: '# entry on your wishlist', other: '# entries on your wishlist' })}`,
      action: { label: t`Undo`, onPress: () => void set(changed, false) },
    })
  }
  return { busy, want: (ids: readonly CatalogueEntryId[]) => set([...ids], true) }
}
