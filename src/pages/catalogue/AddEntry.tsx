import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import type { Entry } from '#features/catalogue/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import { refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Adds a copy to the viewer's collection at once; a picture can follow later. Guests log in first. */
export function AddEntry({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { add, busy, added } = useAdding(entry)
  const form = `/stamp-items/create?entry=${entry.id}`
  if (!signed_in) return <Button variant="fill" icon="plus" href={form}>{t`Add one to my collection`}</Button>
  return (
    <>
      <Button variant="fill" icon="plus" pending={busy ? t`Adding` : undefined} onClick={() => busy || void add()}>
        {t`Add one to my collection`}
      </Button>
      {added ? <Button href={`/stamp-items/${added}/show`}>{t`Open it`}</Button> : <Button href={form} icon="camera">{t`Add with a picture`}</Button>}
    </>
  )
}

function useAdding(entry: Entry) {
  const { t } = useLingui()
  const toast = useToast()
  const store = useQueryClient()
  const me = useMe()
  const [added, setAdded] = useState<string>()
  const [creating, removing] = [useCommand(stampItems.create), useCommand(stampItems.remove)]
  const changed = () => void store.touched(new Set([`stamp_items of member:${me?.id}`]))
  async function undo(id: Id<'stamp_items'>) {
    if (refused(await removing.run({ id }))) return
    setAdded(undefined)
    changed()
    toast({ title: t`Taken out again`, text: entry.name })
  }
  async function add() {
    const answer = await creating.run(itemOf(entry))
    if (refused(answer)) return
    const { id } = answer.stamp_item
    setAdded(id)
    changed()
    toast({ title: t`Added to your collection`, text: entry.name, action: { label: t`Undo`, onPress: () => void undo(id) } })
  }
  return { add, added, busy: creating.busy || removing.busy }
}

/** What the entry says of every copy; the condition is left to the owner. */
const itemOf = ({ id, name, item_kind, country, year_issued, denomination, color, perforation, format, width_mm, height_mm, ...entry }: Entry) => ({
  ...{ name, item_kind, country, year_issued, denomination, color, perforation, format, width_mm, height_mm },
  topic_ids: entry.topics.map(({ code }) => code),
  catalogue_number: entry.catalogue_number.slice(0, 12).map(({ type, number }) => ({ type, number })),
  catalogue_entry_id: id,
})
