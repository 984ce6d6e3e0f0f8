/** What other screens may use of plans. */
export { InvoiceList } from './InvoiceList.tsx'
export { LimitList } from './LimitList.tsx'
export { PlanPanel } from './PlanPanel.tsx'
export { UpgradeDialog } from './upgrade-dialog.ts'
