import * as z from 'zod/mini'
import { OwnMember } from '#features/accounts/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { operation } from '#kernel/operation.ts'
import { fields, id } from '#kernel/shapes.ts'

export const account = {
  me: operation({
    http: 'GET /users/me',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({
      user: z.extend(OwnMember, {
        store: z.nullable(z.object({ id: StoreId, uuid: z.int(), name: z.string() })),
        unread_notifications: z.int(),
        /** Conversations and groups with something unread, requests among them. */
        unread_messages: z.int(),
        /** Groups whose messages change that. */
        watched_groups: z.array(id('conversations')),
        wish_list_count: z.int(),
        /** Flags that wait for a step of one's own. */
        flags_count: z.int(),
        /** Coins of the wallet that may be spent. */
        coins: z.int(),
        /** Limits of the plan with their use. After a downgrade, what exceeds the limit is kept. */
        limits: z.array(z.object({ name: z.string(), label: z.string(), used: z.int(), of: z.int() })),
      }),
    }),
    refusals: {},
    doc: 'The signed-in member, with what stands in every header.',
    topics: (_, { user }) => [
      `own:${user.id}`,
      `wallet:${user.id}`,
      `notifications of member:${user.id}`,
      `wishlist of member:${user.id}`,
      `flags of member:${user.id}`,
      `messages of member:${user.id}`,
      `groups of member:${user.id}`,
      ...user.watched_groups.map((id) => `group:${id}`),
      'plans:all',
    ],
  }),
}
