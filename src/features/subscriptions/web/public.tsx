/** What other screens may use of plans. */
export { PlanPanel } from './PlanPanel.tsx'
export { UpgradeDialog } from './upgrade-dialog.ts'
