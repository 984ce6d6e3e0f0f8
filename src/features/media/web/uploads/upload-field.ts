import { lazyPart } from '#web/hydration/lazy.tsx'

/** Loaded after the page is alive: without script nothing is uploaded here. */
export const UploadField = lazyPart(() => import('./UploadHere.tsx').then(({ UploadHere }) => UploadHere))
