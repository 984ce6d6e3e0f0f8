import { BoxTable, type BoxTableProps } from './BoxTable.tsx'
import { SheetBar } from './SheetBar.tsx'
import { SheetCell } from './SheetCell.tsx'
import { useSheet } from './use-sheet.ts'

export interface BoxSheetProps extends Omit<BoxTableProps, 'control'> {
  onDone: () => void
}

/** The table while it is edited. What is promised keeps its status. */
export function BoxSheet({ onDone, ...table }: BoxSheetProps) {
  const sheet = useSheet(table.items)
  return (
    <>
      <BoxTable
        {...table}
        control={({ item, column, row, place }) =>
          column.edits && !(item.promised && column.name === 'status') ? (
            <SheetCell {...{ item, column, sheet, row, place }} lists={table.lists} />
          ) : undefined
        }
      />
      <SheetBar sheet={sheet} onDone={onDone} />
    </>
  )
}
