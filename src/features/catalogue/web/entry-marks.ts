import { createContext } from 'react'
import type { ItemCardProps } from '#web/ui/cards/ItemCard.tsx'
import type { Entry } from './entries-address.ts'

/** What a slice above puts on the cards of entries: Have and Swap of the reader's own collection. */
export type MarksOf = (entry: Entry) => ItemCardProps['own']
export const EntryMarks = createContext<MarksOf>(() => undefined)
