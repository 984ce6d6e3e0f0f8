import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Entry } from '#features/catalogue/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useOwner } from '#web/browser/local-storage.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { stampItems } from '../contract.ts'

/** Wants have a slice of their own. */
const OFFERED = ['have', 'swap'] as const
type Mark = (typeof OFFERED)[number] | 'want'

/** Have and Swap on the cards of entries: one press puts a copy into the collection, and one takes it back. */
export function useMarks(entries: readonly Entry[]) {
  const { t } = useLingui()
  const [me, store, toast, router] = [useOwner(), useQueryClient(), useToast(), useRouter()]
  const { signed_in } = useSite()
  const ids = entries.map(({ id }) => id)
  const held = useMaybe(stampItems.held, { catalogue_entry_id: ids }, signed_in && ids.length > 0)?.held ?? []
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [adding, removing] = [useCommand(stampItems.fromEntries), useCommand(stampItems.removeMany)]
  const touched = () => void store.touched(new Set([`stamp_items of member:${me}`]))
  const show = (key: string, on: boolean) => setPressed((before) => new Map(before).set(key, on))
  async function add({ id, name }: Entry, mark: Mark) {
    const key = `${id} ${mark}`
    show(key, true)
    const answer = await adding.run({ entries: [{ catalogue_entry_id: id, status: mark === 'swap' ? 'FOR_TRADE' : 'PRIVATE' }] })
    if (refused(answer)) return show(key, false)
    const added = answer.ids
    touched()
    async function undo() {
      if (refused(await removing.run({ ids: added }))) return
      show(key, false)
      touched()
    }
    toast({ title: t`Added to your collection`, text: name, action: { label: t`Undo`, onPress: () => void undo() } })
  }
  return (entry: Entry) => {
    if (!signed_in) return undefined
    const copies = held.find(({ catalogue_entry_id }) => catalogue_entry_id === entry.id)
    const is = (mark: Mark, count: number) => pressed.get(`${entry.id} ${mark}`) ?? count > 0
    const marks = { have: is('have', copies?.have ?? 0), swap: is('swap', copies?.swap ?? 0) }
    // What one has is taken out where it lies, not by a second press on a card.
    const find = () => router.push(`/user/${me}/stamp-items?search=${encodeURIComponent(entry.name)}`)
    return { marks, offered: OFFERED, onMark: (mark: Mark, on: boolean) => void (on ? add(entry, mark) : find()) }
  }
}
