import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { groups } from '../contract.ts'
import { acquaint, gather, linkTo, listed, say, useNoGroups } from '../test/circle.ts'

const world = useWorld()
useNoGroups(world)
const heard = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.subject)

async function listen(who: Actor, topics: readonly string[]) {
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: who.token! }, reconnection: false, forceNew: true })
  const told: { name: string }[] = []
  socket.on('touched', (facts) => told.push(facts))
  await new Promise((done) => socket.once('connect', () => done(undefined)))
  return { socket, told, may: (await socket.emitWithAck('listen', topics)) as string[] }
}

test('only members hear of a group, without a word of it; whoever is put out hears nothing from that moment on', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben)
  const topics = ['group', 'people of group', 'marks of group'].map((kind) => `${kind}:${id}`)
  const [bens, cleos] = [await listen(ben, topics), await listen(cleo, [...topics, `groups of member:${ben.id}`])]
  expect([bens.may, cleos.may]).toEqual([topics, []])
  await say(ann, id, 'CANARY of a group')
  await ann.gets(groups.typing, { id })
  await world.settle()
  await expect.poll(() => [...new Set(bens.told.map(({ name }) => name))].sort()).toEqual(['groups.message_sent', 'groups.typed'])
  expect(JSON.stringify(bens.told)).not.toMatch(new RegExp(`CANARY|${cleo.id}`))
  await ann.gets(groups.remove, { id, user_id: ben.id })
  await world.settle()
  await expect.poll(() => bens.socket.connected).toBe(false)
  const before = bens.told.length
  const again = await listen(ben, topics)
  await say(ann, id, 'CANARY afterwards')
  await world.settle()
  expect([again.may, again.told, bens.told.length, cleos.told]).toEqual([[], [], before, []])
  for (const { socket } of [bens, cleos, again]) socket.disconnect()
})

test('a group that begins to be unread is told once; whoever is named is told, also in a group they hear nothing else of', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben, cleo)
  await world.pool.query('delete from notifications')
  await ben.gets(groups.hears, { id, hears: 'mentions' })
  for (const body of ['Good evening', 'Who has the 5 lepta?']) await say(ann, id, body)
  await world.settle()
  const name = (await ann.gets(groups.members, { id })).people.data.find(({ user }) => user.id === ann.id)!.user.full_name
  expect([await heard(cleo), await heard(ben)]).toEqual([[`${name} has written in Swap by post`], []])
  await say(ann, id, '@ben, you had one; @cleo too, and @nobody')
  await world.settle()
  expect(await heard(ben)).toEqual([`${name} calls upon you in Swap by post`])
  expect((await listed(ben))[0]).toMatchObject({ is_named: true, unread: 3 })
  const { messages } = await ben.gets(groups.history, { id })
  expect(messages[2]!.entities.map(({ kind, ref }) => [kind, ref])).toEqual([
    ['mention', ben.id],
    ['mention', cleo.id],
  ])
  expect([messages[2]!.names_me, messages[1]!.names_me]).toEqual([true, false])
  await ben.gets(groups.read, { id, seq: 3 })
  await world.settle()
  expect([await heard(ben), (await listed(ben))[0]!.is_named]).toEqual([[], false])
  await ben.gets(groups.hears, { id, hears: 'nothing' })
  await say(ann, id, '@ben!')
  await world.settle()
  expect(await heard(ben)).toEqual([])
})

test('whoever is blocked or muted calls upon nobody, and a stranger cannot be named', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben, cleo)
  await world.pool.query('delete from notifications')
  await ben.gets(network.block, { id: ann.id })
  await cleo.gets(network.mute, { id: ann.id })
  await world.join('dora.named')
  await say(ann, id, '@ben @cleo @dora.named look')
  await world.settle()
  expect([await heard(ben), await heard(cleo)]).toEqual([[], []])
  const { rows } = await world.pool.query('select username from group_mentions')
  expect(rows).toEqual([{ username: 'cleo' }])
})

test('being added, put out and handed a group is told; coming by a link is one’s own deed', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben)
  const sender = (await ann.gets(groups.members, { id })).people.data[0]!.user.full_name
  expect(await heard(ben)).toEqual([`${sender} has added you to Swap by post`])
  await cleo.gets(groups.join, { token: await linkTo(ann, id) })
  await acquaint(world, ann, cleo)
  await ann.gets(groups.handOver, { id, user_id: cleo.id })
  await cleo.gets(groups.remove, { id, user_id: ben.id })
  await world.settle()
  expect([await heard(cleo), (await heard(ben))[0]]).toEqual([['Swap by post is yours now'], 'You are not in Swap by post any more'])
})
