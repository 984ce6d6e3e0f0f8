import { lazyPart } from '#web/hydration/lazy.tsx'

/** Lazy part: loaded with the first refusal. */
export const UpgradeDialog = lazyPart(() => import('./UpgradeDialog.tsx').then(({ UpgradeDialog }) => UpgradeDialog))
