import { read } from '#server/run/handle.ts'
import { payments } from '../contract.ts'
import { methodsOf } from './queries.ts'

export const methods = read(payments.methods, async ({ input, viewer, asker, db, tools: { gateway } }) => ({
  payment_methods: await methodsOf(db, viewer.id, gateway.provider, input.payment_method_type),
  fields_url: `${gateway.fields_url}&locale=${asker.locale}`,
}))
