import type { output } from 'zod/v4/core'
import type { Chargeback } from '../contract.ts'
import { chargebackReasons } from '../rules.ts'
import type { ListedChargeback } from './queries-list.ts'

export const chargebackView = ({ reason, ...row }: ListedChargeback): output<typeof Chargeback> => ({
  ...row,
  reason: chargebackReasons.find((one) => one === reason) ?? 'general',
  orders: [...row.orders],
})
