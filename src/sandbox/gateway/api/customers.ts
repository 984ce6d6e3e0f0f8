import type { z } from 'zod'
import { email, metadata, text } from '../fields.ts'
import { make, remove, save, unattach } from '../store.ts'
import { command, move, retrieve } from './route.ts'

const input = { email: email.optional(), name: text.optional(), description: text.optional(), metadata: metadata.optional() } satisfies z.ZodRawShape

export const customers = [
  command({
    on: 'POST /v1/customers',
    input,
    answer: (call, { email = null, name = null, description = null, metadata = {} }) =>
      make(call, 'customer', { email, name, description, metadata }),
  }),
  move({
    on: 'POST /v1/customers/:id',
    of: 'customer',
    input,
    answer: (call, { email, name, description, metadata }, customer) => {
      const { email: e, name: n, description: d } = customer
      return save(call, {
        ...customer,
        email: email ?? e,
        name: name ?? n,
        description: description ?? d,
        metadata: { ...customer.metadata, ...metadata },
      })
    },
  }),
  retrieve('customer', '/v1/customers'),
  move({
    on: 'DELETE /v1/customers/:id',
    of: 'customer',
    input: {},
    answer: async (call, _, { id }) => {
      await unattach(call, id)
      await remove(call, id)
      return { id, object: 'customer', deleted: true }
    },
  }),
]
