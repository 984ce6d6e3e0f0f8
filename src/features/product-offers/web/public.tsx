import { lazyPart } from '#web/hydration/lazy.tsx'

/** Loaded only where a seller takes offers. */
export const OfferBox = lazyPart(() => import('./OfferBox.tsx').then((part) => part.OfferBox))
