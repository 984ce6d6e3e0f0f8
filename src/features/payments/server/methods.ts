import { query } from '#server/operations/slice.ts'
import { payments } from '../contract.ts'
import { methodsOf } from './queries.ts'

export const methods = query(payments.methods, async ({ input, viewer, requester, db, tools: { gateway } }) => ({
  payment_methods: await methodsOf(db, viewer.id, gateway.provider, input.payment_method_type),
  fields_url: `${gateway.fields_url}&locale=${requester.locale}`,
  stripe_key: gateway.stripe_key,
}))
