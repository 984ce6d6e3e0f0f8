import { beforeEach } from 'vitest'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import { type GroupId, groups } from '../contract.ts'

type Said = Partial<GivenOf<typeof groups.send>>
export const say = (who: Actor, id: GroupId, body: string, more: Said = {}) =>
  who.ask(groups.send, { id, client_message_id: crypto.randomUUID(), body, ...more })
export const listed = async (who: Actor) => (await who.gets(groups.list, {})).groups
export const unread = async (who: Actor, id: GroupId) => (await listed(who)).find((group) => group.id === id)?.unread
export const wordsFor = async (who: Actor, id: GroupId) => (await who.gets(groups.history, { id, page_size: 100 })).messages.map(({ body }) => body)
export const roles = async (who: Actor, id: GroupId) =>
  Object.fromEntries((await who.gets(groups.members, { id })).people.data.map(({ user, role }) => [user.username, role]))

/** Everybody follows everybody: all may be added. */
export const acquaint = (world: World, ...people: readonly Actor[]) =>
  world.pool.query(
    `insert into follows (follower_id, followed_id, status, changed_at) select a, b, 'Accepted', clock_timestamp()
      from unnest($1::uuid[]) a cross join unnest($1::uuid[]) b where a <> b on conflict do nothing`,
    [people.map(({ id }) => id)],
  )
/** A group of the first, with the others in it. */
export async function gather(world: World, owner: Actor, ...others: readonly Actor[]): Promise<GroupId> {
  await acquaint(world, owner, ...others)
  const { group } = await owner.gets(groups.create, { name: 'Swap by post', user_ids: others.map(({ id }) => id) })
  await world.settle()
  return group.id
}
export async function linkTo(who: Actor, id: GroupId, more: Partial<GivenOf<typeof groups.makeLink>> = {}): Promise<string> {
  const { link } = await who.gets(groups.makeLink, { id, ...more })
  return link.path.split('/').at(-1)!
}
/** Before each test there are no groups, and nobody knows anybody. */
export const useNoGroups = (world: World) =>
  beforeEach(async () => {
    await world.settle()
    for (const table of ['conversations', 'chat_settings', 'follows', 'blocks', 'mutes', 'notifications', 'clubs'])
      await world.pool.query(`delete from ${table}`)
  })
