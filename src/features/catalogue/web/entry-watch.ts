import { createContext } from 'react'
import type { ItemCardProps } from '#web/ui/cards/ItemCard.tsx'

/** For these entries, the heart on the card of each; a page above gives it, because wishlists lie above the catalogue. */
export type UseEntryWatch = (ids: readonly string[]) => (id: string) => ItemCardProps['watch']

export const EntryWatchContext = createContext<UseEntryWatch>(() => () => undefined)
