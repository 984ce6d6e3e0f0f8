import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { type StampItemId, stampItems } from '../../contract.ts'
import type { ItemCard } from './box-sizes.ts'
import type { Selection } from './use-selection.ts'

export type Change = GivenOf<typeof stampItems.bulk>['items'][number]

export interface Deeds {
  /** One thing of all that are selected; `back` is what undo sends. */
  change(changes: readonly Change[], back: readonly Change[]): Promise<boolean>
  split(item: ItemCard, pieces: { mint: number; used: number; status?: Change['status'] }): Promise<boolean>
  remove(): void
  restore(): void
  readonly busy: boolean
}

/** What the action bar does: at once, with a way back. */
export function useDeeds({ chosen, clear }: Selection, member_id: string): Deeds {
  const { t } = useLingui()
  const toast = useToast()
  const store = useQueryClient()
  const [bulk, removing, restoring, splitting] = [
    useCommand(stampItems.bulk),
    useCommand(stampItems.removeMany),
    useCommand(stampItems.restore),
    useCommand(stampItems.split),
  ]
  const ids = [...chosen.keys()] as StampItemId[]
  const touched = () => void store.touched(new Set([`stamp_items of member:${member_id}`]))
  const undo = (press: () => Promise<unknown>) => ({ label: t`Undo`, onPress: () => void press().then(touched) })
  async function change(changes: readonly Change[], back: readonly Change[]) {
    if (refused(await bulk.run({ items: [...changes] }))) return false
    toast({
      title: t`${plural(changes.length, { one: '# item changed', other: '# items changed' })}`,
      action: undo(() => bulk.run({ items: [...back] })),
    })
    touched()
    clear()
    return true
  }
  async function remove() {
    if (refused(await removing.run({ ids }))) return
    toast({ title: t`${plural(ids.length, { one: '# item deleted', other: '# items deleted' })}`, action: undo(() => restoring.run({ ids })) })
    touched()
    clear()
  }
  async function restore() {
    if (refused(await restoring.run({ ids }))) return
    toast({ title: t`${plural(ids.length, { one: '# item is back', other: '# items are back' })}`, action: undo(() => removing.run({ ids })) })
    touched()
    clear()
  }
  async function split({ id }: ItemCard, pieces: { mint: number; used: number; status?: Change['status'] }) {
    const answer = await splitting.run({ id, ...pieces } as GivenOf<typeof stampItems.split>)
    if (refused(answer)) return false
    toast({ title: t`Split off: ${answer.split_off.name}` })
    touched()
    clear()
    return true
  }
  const busy = bulk.busy || removing.busy || restoring.busy || splitting.busy
  return { change, split, busy, remove: () => busy || void remove(), restore: () => busy || void restore() }
}
