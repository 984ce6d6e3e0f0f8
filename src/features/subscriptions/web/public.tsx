export { InvoiceList } from './mine/InvoiceList.tsx'
export { LimitList } from './mine/LimitList.tsx'
export { PlanPanel } from './mine/PlanPanel.tsx'
export { UpgradeDialog } from './upgrade/upgrade-dialog.ts'
