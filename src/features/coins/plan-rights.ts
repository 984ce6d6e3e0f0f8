import { planRight } from '#server/slices/plan-right.ts'

export const coinRights = [planRight({ key: 'coins', group: 'market', permission: 'wallet.coins', texts: { name: 'Earn and buy coins' } })]
