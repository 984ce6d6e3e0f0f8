import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import type { NameOf } from '../find.ts'
import type { Item } from '../store/database.ts'
import { changesBetween } from './changes-between.ts'
import type { CopyProps } from './copy-props.ts'
import { ItemFields, isBound } from './ItemFields.tsx'

interface ItemPanelProps extends CopyProps {
  readonly item: Item
  readonly nameOf: NameOf
  readonly close: () => void
}

/** An item with what can be changed at a table. */
export function ItemPanel({ copy, view, item, nameOf, close }: ItemPanelProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [draft, setDraft] = useState(item)
  const set = (news: Partial<Item>) => setDraft((before) => ({ ...before, ...news }))
  const save = async () => {
    for (const change of changesBetween(item, draft)) await copy.change(change)
    close()
  }
  const remove = async () => {
    if (!(await confirm({ yes: t`Delete this item`, danger: true }))) return
    await copy.change({ stamp_item_id: item.id, unit: 'removed', value: {} })
    close()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={item.name}
      actions={
        <>
          {!isBound(item) && <Button variant="danger" icon="trash" onClick={() => void remove()}>{t`Delete`}</Button>}
          <Button variant="fill" icon="check" onClick={() => void save()}>{t`Save`}</Button>
        </>
      }
    >
      <ItemFields item={item} draft={draft} set={set} nameOf={nameOf} view={view} />
    </Dialog>
  )
}
