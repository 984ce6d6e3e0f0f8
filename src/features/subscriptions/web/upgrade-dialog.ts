import { later } from '#web/later.tsx'

/** Nobody sees it before something is refused. */
export const UpgradeDialog = later(() => import('./UpgradeDialog.tsx').then(({ UpgradeDialog }) => UpgradeDialog))
