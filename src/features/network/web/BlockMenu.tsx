import { lazyPart } from '#web/hydration/lazy.tsx'

/** Loaded after hydration: it does nothing without script, and visitors do not get it. */
export const BlockMenu = lazyPart(() => import('./DistanceMenu.tsx').then(({ DistanceMenu }) => DistanceMenu))
