import { lazyPart } from '#web/hydration/lazy.tsx'
import type { BoxSheetProps } from './box/BoxSheet.tsx'
import type { BoxLayingProps } from './box/laying/BoxLaying.tsx'
import type { SelectionBarProps } from './box/SelectionBar.tsx'

export { BoxBook } from './box/BoxBook.tsx'
export { BoxGrid } from './box/BoxGrid.tsx'
export { BoxTable } from './box/BoxTable.tsx'
export { type BoxSize, boxSizes, type ItemCard } from './box/box-sizes.ts'
export { Deed } from './box/Deed.tsx'
export { useBoxItems } from './box/use-box-items.ts'
export { type Selection, useSelection } from './box/use-selection.ts'
export { useSelectionKeys } from './box/use-selection-keys.ts'
export { tall, useWindow } from './box/use-window.ts'
export { givenAgain, type ItemAnswer } from './draft.ts'
export { asksWords, wordsOf } from './form-parts.ts'
export { ItemShelves } from './ItemShelves.tsx'
export { asksNamesOfCards, namesOfCards } from './names-of.ts'
export { itemScreen } from './StampItemScreen.tsx'
export { Stockbook } from './Stockbook.tsx'
export { useItemLabels } from './use-item-labels.ts'
export { useMarks } from './use-marks.ts'

/** Loaded with the first selection, and with the first edit. */
export const SelectionBar = lazyPart<SelectionBarProps>(() => import('./box/SelectionBar.tsx').then((part) => part.SelectionBar))
export const BoxSheet = lazyPart<BoxSheetProps>(() => import('./box/BoxSheet.tsx').then((part) => part.BoxSheet))
export const BoxLaying = lazyPart<BoxLayingProps>(() => import('./box/laying/BoxLaying.tsx').then((part) => part.BoxLaying))
