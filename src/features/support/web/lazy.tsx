import { lazyPart } from '#web/hydration/lazy.tsx'

/** At the foot of every page: its script comes after the first view, and without script the help column leads to the form. */
export const FooterContact = lazyPart(() => import('./form/FooterContact.tsx').then((part) => part.FooterContact))
