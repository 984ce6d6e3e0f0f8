import { useLingui } from '@lingui/react/macro'
import { chosenStatuses } from '#features/stamp-items/contract.ts'
import { useItemLabels } from '#features/stamp-items/web/public.tsx'
import { QuantityStepper } from '#web/ui/controls/QuantityStepper.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { NameOf } from '../find.ts'
import type { CopyView } from '../store/copy-state.ts'
import type { Item } from '../store/database.ts'
import css from './Offline.module.css'
import { useLine, useNumber } from './use-names.ts'

const isChosen = (status: string) => (chosenStatuses as readonly string[]).includes(status)
/** Its pieces are promised, or the system holds it. */
export const isBound = ({ committed_mint, committed_used, status }: Item) => committed_mint + committed_used > 0 || !isChosen(status)

interface ItemFieldsProps {
  readonly item: Item
  readonly draft: Item
  readonly set: (news: Partial<Item>) => void
  readonly nameOf: NameOf
  readonly view: CopyView
}
/** What can be changed at a table. */
export function ItemFields({ item, draft, set, nameOf, view }: ItemFieldsProps) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const [line, number] = [useLine(nameOf), useNumber(nameOf)]
  const choices = (list: string) => (view.kept?.names[list] ?? []).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <p className="text-2">
        {number(item)} · {line(item)}
      </p>
      {isBound(item) && <Note tone="warn">{t`Pieces of it are promised: they stay, and so does its status.`}</Note>}
      <div className={css.pieces}>
        {(['mint', 'used'] as const).map((unit) => (
          <div key={unit}>
            <span>{labels[unit]}</span>
            <QuantityStepper
              label={labels[unit]}
              value={draft[unit]}
              min={item[`committed_${unit}`]}
              max={999_999}
              onValue={(count) => set({ [unit]: count })}
            />
          </div>
        ))}
      </div>
      <Select
        label={labels.condition}
        value={draft.condition ?? ''}
        placeholder={t`Not said`}
        choices={choices('stampConditions')}
        onChange={({ target }) => set({ condition: target.value || null })}
      />
      {!isBound(item) && (
        <Select
          label={labels.status}
          value={draft.status}
          choices={choices('stampItemStatuses').filter(({ value }) => (chosenStatuses as readonly string[]).includes(value))}
          onChange={({ target }) => set({ status: target.value as Item['status'] })}
        />
      )}
      <TextField
        label={labels.storage_place}
        maxLength={120}
        value={draft.storage_place}
        onChange={({ target }) => set({ storage_place: target.value })}
      />
      <TextArea
        label={labels.private_note}
        rows={3}
        maxLength={5_000}
        value={draft.private_note}
        onChange={({ target }) => set({ private_note: target.value })}
      />
    </>
  )
}
