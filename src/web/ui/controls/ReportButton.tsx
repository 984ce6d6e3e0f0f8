import { lazyPart } from '../../hydration/lazy.tsx'

/** Loaded after hydration: a page does not wait for the way to report it. */
export const ReportButton = lazyPart(() => import('./ReportPress.tsx').then((part) => part.ReportPress))
