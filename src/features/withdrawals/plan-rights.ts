import { planRight } from '#server/slices/plan-right.ts'

export const withdrawalRights = [
  planRight({ key: 'withdraw', group: 'market', permission: 'wallet.withdraw', texts: { name: 'Be paid out to your bank' } }),
]
