export { BalancePanel } from './BalancePanel.tsx'
export { Statement } from './Statement.tsx'
