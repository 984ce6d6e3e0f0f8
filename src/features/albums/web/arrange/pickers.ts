import { lazyPart } from '#web/hydration/lazy.tsx'

/** Dialogs of the bench: each is loaded when it is opened. */
export const ItemPicker = lazyPart(() => import('./ItemPicker.tsx').then(({ ItemPicker }) => ItemPicker))
export const EntryPicker = lazyPart(() => import('./EntryPicker.tsx').then(({ EntryPicker }) => EntryPicker))
export const PagePicker = lazyPart(() => import('./PagePicker.tsx').then(({ PagePicker }) => PagePicker))
