export { BalancePanel } from './BalancePanel.tsx'
