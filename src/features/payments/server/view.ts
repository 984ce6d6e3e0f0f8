import type { output } from 'zod/v4/core'
import type { Payment } from '../contract.ts'
import { rests } from '../rules.ts'
import type { PaymentRow } from './queries.ts'

/** What a payer may know of a payment. */
export const paymentView = ({ id, status, amount, currency, action_url, failure, void_asked_at }: PaymentRow): output<typeof Payment> => ({
  id,
  status,
  amount,
  currency,
  action_url,
  failure,
  void_asked: void_asked_at !== null && !rests(status),
})
