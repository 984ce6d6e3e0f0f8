import { beforeEach } from 'vitest'
import { network } from '#features/network/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import { type ConversationId, chat } from '../contract.ts'

type Begun = GivenOf<typeof chat.begin>
export const begin = (who: Actor, to: Actor, body = 'Is the hinge over the thin?', more: Partial<Begun> = {}) =>
  who.ask(chat.begin, { user_id: to.id, client_message_id: crypto.randomUUID(), body, ...more })
export const send = (who: Actor, id: ConversationId, body: string, client_message_id: string = crypto.randomUUID()) =>
  who.ask(chat.send, { id, client_message_id, body })
export const inbox = async (who: Actor, more: GivenOf<typeof chat.list> = {}) => (await who.gets(chat.list, more)).conversations.data
export const counts = async (who: Actor) => (await who.gets(chat.list, {})).counts

/** A conversation that is open, because the other follows the first. */
export async function open({ settle }: World, one: Actor, other: Actor, body = 'Good evening'): Promise<ConversationId> {
  await other.gets(network.follow, { id: one.id })
  const { result } = await begin(one, other, body)
  await settle()
  return result.conversation.id
}

/** Before each test nobody has written, knows anybody or is new. */
export const useSilence = (world: World) =>
  beforeEach(async () => {
    await world.settle()
    for (const table of ['conversations', 'chat_settings', 'follows', 'blocks', 'mutes', 'notifications', 'mails'])
      await world.pool.query(`delete from ${table}`)
    await world.pool.query("update members set created_at = clock_timestamp() - interval '30 days'")
  })
