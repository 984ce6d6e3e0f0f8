import type { output } from 'zod/v4/core'
import type { Payment } from '../contract.ts'
import { rests } from '../rules.ts'
import type { PaymentRow } from './queries.ts'

export const paymentView = ({ id, status, amount, currency, action_url, failure, void_asked_at }: PaymentRow): output<typeof Payment> => ({
  id,
  status,
  amount,
  currency,
  action_url,
  failure,
  void_asked: void_asked_at !== null && !rests(status),
})
