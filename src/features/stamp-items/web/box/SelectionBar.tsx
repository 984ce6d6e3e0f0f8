import { Plural, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Lists } from '#features/vocabularies/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import css from './Bars.module.css'
import type { ItemCard } from './box-sizes.ts'
import { Deed } from './Deed.tsx'
import { useMoving } from './laying/use-moving.ts'
import { PlaceDialog, SplitDialog, StatusDialog, TagsDialog } from './SelectionDialogs.tsx'
import { useDeeds } from './use-deeds.ts'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps {
  selection: Selection
  items: readonly ItemCard[]
  lists: Lists
  /** In the trash the one deed is to bring back. */
  trash: boolean
  member_id: string
  /** In the owner's own order: one place to the front or the end. */
  laying: boolean
  /** Deeds of other slices with the same items. */
  more?: () => ReactNode
}
type Dialogs = 'status' | 'tags' | 'place' | 'split'

/** What can be done with all that is selected; it stays at the foot of the screen. */
export function SelectionBar({ selection, items, lists, trash, member_id, laying, more }: SelectionBarProps) {
  const { t } = useLingui()
  const { chosen, clear, choose } = selection
  const [open, setOpen] = useState<Dialogs>()
  const deeds = useDeeds(selection, member_id)
  const moving = useMoving(items, member_id)
  if (!chosen.size) return null
  const some = [...chosen.values()]
  const [only] = some.length === 1 ? some : []
  const close = () => setOpen(undefined)
  const free = some.every(({ promised }) => !promised)
  const pieces = only ? only.quantity_owned.mint + only.quantity_owned.used : 0
  return (
    <section className={css.bar} aria-label={t`Selected items`}>
      <div className={css.acts}>
        <strong role="status">
          <Plural value={chosen.size} one="# selected" other="# selected" />
        </strong>
        {trash ? (
          <Deed icon="arrow-counter-clockwise" label={t`Bring back`} onPress={deeds.restore} />
        ) : (
          <>
            <Deed icon="circle-dashed" label={t`Status`} onPress={() => setOpen('status')} />
            <Deed icon="hash" label={t`Tags`} onPress={() => setOpen('tags')} />
            <Deed icon="map-pin" label={t({ message: 'Place', context: 'in the collection' })} onPress={() => setOpen('place')} />
            {laying && <Deed icon="arrow-left" label={t`Move earlier`} onPress={() => moving.step(chosen, -1)} />}
            {laying && <Deed icon="arrow-right" label={t`Move later`} onPress={() => moving.step(chosen, 1)} />}
            {more?.()}
            {only && free && <Button size="s" icon="tag" href={`/products/create?productable_id=${only.id}`}>{t`Sell`}</Button>}
            {only && pieces > 1 && <Deed icon="copy" label={t`Split`} onPress={() => setOpen('split')} />}
            <Deed icon="trash" label={t`Delete`} onPress={deeds.remove} />
          </>
        )}
        {chosen.size < items.length && <Button size="s" variant="quiet" onClick={() => choose(items)}>{t`Select all`}</Button>}
        <IconButton icon="x" label={t`Clear the selection`} onClick={clear} />
      </div>
      {open === 'status' && <StatusDialog {...{ some, lists, deeds, close }} />}
      {open === 'tags' && <TagsDialog {...{ some, deeds, close }} />}
      {open === 'place' && <PlaceDialog {...{ some, deeds, close }} />}
      {open === 'split' && only && <SplitDialog {...{ only, lists, deeds, close }} />}
    </section>
  )
}
