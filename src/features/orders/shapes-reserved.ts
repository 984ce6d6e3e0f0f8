import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, MemberId } from '#kernel/shapes.ts'
import { ReservedOrder } from './shapes.ts'

export const reserved = operation({
  http: 'GET /wallet/reserved',
  permission: 'wallet.view',
  input: fields({}),
  output: z.object({ member_id: MemberId, reserved: z.array(ReservedOrder) }),
  refusals: {},
  doc: 'The own sales whose money is still reserved, with the day of its release at the latest; that day first. At most a hundred.',
  topics: (_, { member_id }) => [`wallet:${member_id}`, `orders of member:${member_id}`],
})
