import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AddToAlbum } from '#features/albums/web/public.tsx'
import { BoxLaying, Deed, type ItemCard, type Selection, SelectionBar } from '#features/stamp-items/web/public.tsx'
import type { Lists } from '#features/vocabularies/web/public.tsx'

interface BoxSelectionProps {
  selection: Selection
  items: readonly ItemCard[]
  lists: Lists
  trash: boolean
  member_id: string
  /** Is the box in its owner's own order? */
  laying: boolean
}

/** The action bar of what is selected, with the albums' deed in it. */
export function BoxSelection(bar: BoxSelectionProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { chosen, clear } = bar.selection
  const close = () => setOpen(false)
  return (
    <>
      {bar.laying && <BoxLaying items={bar.items} chosen={chosen} member_id={bar.member_id} />}
      {chosen.size > 0 && <SelectionBar {...bar} more={() => <Deed icon="books" label={t`Album`} onPress={() => setOpen(true)} />} />}
      {open && (
        <AddToAlbum
          member_id={bar.member_id}
          stamp_item_ids={[...chosen.keys()]}
          onClose={close}
          onDone={() => {
            close()
            clear()
          }}
        />
      )}
    </>
  )
}
