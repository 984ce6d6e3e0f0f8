export { WithdrawalList } from './WithdrawalList.tsx'
export { WithdrawPanel } from './WithdrawPanel.tsx'
