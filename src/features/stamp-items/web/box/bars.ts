import { lazyPart } from '#web/hydration/lazy.tsx'

/** Bars of an owner: without script and before anything is selected they show nothing. */
export const SelectionBar = lazyPart(() => import('./SelectionBar.tsx').then(({ SelectionBar }) => SelectionBar))
export const SheetBar = lazyPart(() => import('./SheetBar.tsx').then(({ SheetBar }) => SheetBar))
