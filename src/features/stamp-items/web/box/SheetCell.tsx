import type { KeyboardEvent } from 'react'
import type { Lists } from '#features/vocabularies/web/public.tsx'
import { chosenStatuses } from '../../contract.ts'
import { gradesOf } from '../../rules.ts'
import { useItemLabels } from '../use-item-labels.ts'
import css from './BoxViews.module.css'
import type { ItemCard } from './box-sizes.ts'
import { type Sheet, type SheetColumn, textIn } from './sheet-columns.ts'

interface SheetCellProps {
  item: ItemCard
  column: SheetColumn
  lists: Lists
  sheet: Sheet
  row: number
  place: number
}
const chosen = new Set<string>(chosenStatuses)

/** Enter goes to the same column of the next row, with Shift to the one before; Escape takes back what was typed. */
function step(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>, row: number, place: number, takeBack: () => void) {
  if (event.key === 'Escape') takeBack()
  if (event.key !== 'Enter') return
  event.preventDefault()
  const next = row + (event.shiftKey ? -1 : 1)
  document.querySelector<HTMLElement>(`[data-cell="${next} ${place}"]`)?.focus()
}

/** One cell of the sheet. */
export function SheetCell({ item, column, lists, sheet, row, place }: SheetCellProps) {
  const { name, edits } = column
  const labels = useItemLabels()
  const before = textIn(item, name)
  const value = sheet.typed[item.id]?.[name] ?? before
  const shared = {
    'aria-label': `${labels[name]}, ${item.name}`,
    'data-cell': `${row} ${place}`,
    value,
    className: `${edits === 'words' || edits === 'whole' ? 'input input--s' : 'select select--s'} ${value === before ? '' : css.changed}`,
    onChange: ({ target }: { target: { value: string } }) => sheet.type(item, name, target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => step(event, row, place, () => sheet.type(item, name, before)),
  }
  if (edits === 'words' || edits === 'whole') return <input {...shared} autoComplete="off" inputMode={edits === 'whole' ? 'numeric' : undefined} />
  const terms = edits === 'stampGrades' && gradesOf(item.item_kind) === 'coin_grades' ? lists.coinGrades : lists[edits ?? '']
  const offered = (terms ?? []).filter(({ code }) => edits !== 'stampItemStatuses' || chosen.has(code) || code === before)
  return (
    <select {...shared}>
      {edits !== 'stampItemStatuses' && <option value="">–</option>}
      {offered.map(({ code, name: called }) => (
        <option key={code} value={code}>
          {called}
        </option>
      ))}
    </select>
  )
}
