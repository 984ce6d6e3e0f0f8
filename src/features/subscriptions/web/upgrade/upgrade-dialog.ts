import { lazyPart } from '#web/hydration/lazy.tsx'

/** Nobody sees it before something is refused. */
export const UpgradeDialog = lazyPart(() => import('./UpgradeDialog.tsx').then(({ UpgradeDialog }) => UpgradeDialog))
