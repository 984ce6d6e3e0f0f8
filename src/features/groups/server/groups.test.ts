import { expect, test } from 'vitest'
import { chat } from '#features/chat/contract.ts'
import { network } from '#features/network/contract.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { groups } from '../contract.ts'
import { acquaint, gather, linkTo, listed, roles, say, unread, useNoGroups, wordsFor } from '../test/circle.ts'

const world = useWorld()
useNoGroups(world)

test('ann begins a group with ben; only whom she knows can be in it, and cleo finds nothing of it', async () => {
  const { ann, ben, cleo } = world
  expect((await ann.ask(groups.create, { name: 'Swap', user_ids: [ben.id] })).code).toBe('group.unknown')
  const id = await gather(world, ann, ben)
  await say(ann, id, 'Who has the 5 lepta?')
  expect([await wordsFor(ben, id), await unread(ben, id), await unread(ann, id)]).toEqual([['Who has the 5 lepta?'], 1, 0])
  for (const op of [groups.show, groups.history, groups.members, groups.marks, groups.links]) expect((await cleo.ask(op, { id })).status).toBe(404)
  expect([(await say(cleo, id, 'Hello')).status, await listed(cleo)]).toEqual([404, []])
  expect((await cleo.gets(groups.search, { search: 'lepta' })).messages.data).toEqual([])
  // The operations of two do not open it either.
  for (const who of [ann, cleo]) expect((await who.ask(chat.history, { id })).status).toBe(404)
})

test('cleo joins later by a link and reads from then on; when ann shows everything, she reads all', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben)
  await say(ann, id, 'CANARY before')
  const token = await linkTo(ann, id)
  expect((await cleo.gets(groups.invitation, { token })).invitation).toMatchObject({ name: 'Swap by post', member_count: 2, group_id: null })
  await cleo.gets(groups.join, { token })
  expect([await wordsFor(cleo, id), await unread(cleo, id), (await listed(cleo))[0]!.last_message]).toEqual([[], 0, null])
  expect((await say(cleo, id, 'Which one?', { quoted_seq: 1 })).code).toBe('group.quoted')
  expect((await cleo.ask(groups.react, { id, seq: 1, reaction: 'like' })).status).toBe(404)
  expect((await cleo.gets(groups.search, { search: 'CANARY' })).messages.data).toEqual([])
  await say(ben, id, 'Welcome')
  expect([await wordsFor(cleo, id), await unread(cleo, id)]).toEqual([['Welcome'], 1])
  expect((await ben.ask(groups.edit, { id, history: 'all' })).code).toBe('group.not_yours')
  await ann.gets(groups.edit, { id, history: 'all' })
  expect([await wordsFor(cleo, id), await unread(cleo, id)]).toEqual([['CANARY before', 'Welcome'], 1])
})

test('a link ends with its uses, with its time, and when it is taken back; whoever was put out does not come back by one', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben)
  const once = await linkTo(ann, id, { most_uses: 1 })
  await cleo.gets(groups.join, { token: once })
  const dora = await world.join('dora')
  expect((await dora.ask(groups.join, { token: once })).code).toBe('group.no_link')
  const open = await linkTo(ann, id)
  await ann.gets(groups.remove, { id, user_id: cleo.id })
  expect((await cleo.ask(groups.join, { token: open })).code).toBe('group.no_link')
  expect((await cleo.ask(groups.invitation, { token: open })).status).toBe(404)
  await world.pool.query("update group_links set ends_at = clock_timestamp() - interval '1 second'")
  expect((await dora.ask(groups.invitation, { token: open })).status).toBe(404)
  const third = await linkTo(ann, id)
  const { links } = await ann.gets(groups.links, { id })
  expect((await ben.ask(groups.links, { id })).code).toBe('group.not_yours')
  await ann.gets(groups.endLink, { id, link_id: links[0]!.id })
  expect((await dora.ask(groups.join, { token: third })).code).toBe('group.no_link')
  // Added by somebody who runs it, cleo is back, and has read nothing of what was written meanwhile.
  await say(ann, id, 'Meanwhile')
  await acquaint(world, ann, cleo)
  await ann.gets(groups.add, { id, user_id: cleo.id })
  expect(await wordsFor(cleo, id)).toEqual([])
})

test('owner, those who run it, members: each may what the rules say, and there is always one owner', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben, cleo)
  const dora = await world.join('dora.roles')
  expect((await ben.ask(groups.remove, { id, user_id: cleo.id })).code).toBe('group.not_yours')
  await ann.gets(groups.role, { id, user_id: ben.id, role: 'admin' })
  expect(await roles(cleo, id)).toEqual({ ann: 'owner', ben: 'admin', cleo: 'member' })
  expect((await ben.ask(groups.role, { id, user_id: cleo.id, role: 'admin' })).code).toBe('group.not_yours')
  expect((await ben.ask(groups.edit, { id, history: 'all' })).code).toBe('group.not_yours')
  expect((await ben.ask(groups.edit, { id, name: 'Swap, by post' })).status).toBe(200)
  expect((await ben.ask(groups.remove, { id, user_id: ann.id })).code).toBe('group.state')
  await acquaint(world, ben, dora)
  expect((await ben.ask(groups.add, { id, user_id: dora.id })).status).toBe(200)
  expect((await ann.ask(groups.leave, { id })).code).toBe('group.owner_stays')
  await ann.gets(groups.handOver, { id, user_id: cleo.id })
  expect(await roles(ben, id)).toEqual({ cleo: 'owner', ann: 'admin', ben: 'admin', 'dora.roles': 'member' })
  await ann.gets(groups.leave, { id })
  expect((await ann.ask(groups.history, { id })).status).toBe(404)
  for (const user_id of [ben.id, dora.id]) await cleo.gets(groups.remove, { id, user_id })
  await cleo.gets(groups.leave, { id })
  expect((await world.pool.query('select from conversations')).rowCount).toBe(0)
})

test('two who come by the last place at once: one is in', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann)
  await world.pool.query(
    `with made as (insert into members (email, username, first_name, last_name, password_hash) select 'm' || n || '@many.test', 'many' || n, 'M', 'N', '' from generate_series(1, 248) n returning id)
      insert into group_members (group_id, member_id, standing) select $1, id, 'member' from made`,
    [id],
  )
  const token = await linkTo(ann, id)
  const codes = (await Promise.all([ben, cleo].map((who) => who.ask(groups.join, { token })))).map(({ status, code }) => code ?? status)
  expect(codes.toSorted()).toEqual([200, 'group.full'])
})

test('who blocks whom hears nothing of them in the group: no word, no name, no mark; the numbers stay', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben, cleo)
  await say(ben, id, 'CANARY of ben')
  await ann.gets(network.block, { id: ben.id })
  await say(cleo, id, 'I think so too', { quoted_seq: 1 })
  const { messages, people } = await ann.gets(groups.history, { id })
  expect(messages.map(({ is_hidden, user_id }) => [is_hidden, user_id])).toEqual([
    [true, null],
    [false, cleo.id],
  ])
  expect(messages[1]).toMatchObject({ quoted: { body: '' }, quoted_by: null })
  expect(
    JSON.stringify([messages, people, await ann.gets(groups.members, { id }), await ann.gets(groups.marks, { id }), await listed(ann)]),
  ).not.toContain(ben.id)
  expect((await ann.gets(groups.search, { search: 'CANARY' })).messages.data).toEqual([])
  expect((await ann.ask(groups.react, { id, seq: 1, reaction: 'like' })).status).toBe(404)
  expect((await ann.ask(groups.remove, { id, user_id: ben.id })).status).toBe(200)
  expect(await wordsFor(cleo, id)).toEqual(['CANARY of ben', 'I think so too'])
})

test('the same message sent twice is one; edited within a quarter of an hour, deleted for all by its writer or who runs the group', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben, cleo)
  const client_message_id = crypto.randomUUID()
  const twice = await Promise.all([1, 2].map(() => say(ben, id, 'Once', { client_message_id })))
  expect(twice.map(({ result }) => result.message.seq)).toEqual([1, 1])
  expect((await cleo.ask(groups.editMessage, { id, seq: 1, body: 'Twice' })).status).toBe(404)
  await ben.gets(groups.editMessage, { id, seq: 1, body: 'Once, **marked**' })
  expect((await cleo.gets(groups.history, { id })).messages[0]!.edited_at).not.toBeNull()
  await world.pool.query("update messages set sent_at = sent_at - interval '16 minutes'")
  expect((await ben.ask(groups.editMessage, { id, seq: 1, body: 'Late' })).code).toBe('group.too_late')
  expect((await cleo.ask(groups.removeMessage, { id, seq: 1 })).status).toBe(404)
  await ann.gets(groups.removeMessage, { id, seq: 1 })
  expect((await cleo.gets(groups.history, { id })).messages[0]).toMatchObject({ body: '', is_deleted: true })
})

test('pictures go with a message and are nobody else’s; the group has a picture of its own', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben)
  const [mine, other] = [await pictureOf(world, ann), await pictureOf(world, cleo)]
  expect((await say(ann, id, '', { media_ids: [other] })).code).toBe('group.media')
  await say(ann, id, '', { media_ids: [mine] })
  const { medias } = (await ben.gets(groups.history, { id })).messages[0]!
  expect([medias[0]!.id, medias[0]!.is_published]).toEqual([mine, false])
  expect((await ann.ask(groups.edit, { id, picture_media_id: other })).code).toBe('group.picture')
  await ann.gets(groups.edit, { id, picture_media_id: mine })
  expect((await listed(ben))[0]!.image_url).toContain('?')
})

test('how far the others have read is told in small groups to whom shows it too', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben, cleo)
  await say(ann, id, 'First')
  await ben.gets(groups.read, { id, seq: 99 })
  await ben.gets(groups.read, { id, seq: 1 })
  const marks = async () => (await ann.gets(groups.marks, { id })).marks?.filter(({ read_seq }) => read_seq > 0)
  expect(await marks()).toEqual([{ user_id: ben.id, read_seq: 1 }])
  await ben.gets(chat.changeSettings, { shows_marks: false })
  expect(await marks()).toEqual([])
  await ann.gets(chat.changeSettings, { shows_marks: false })
  expect((await ann.gets(groups.marks, { id })).marks).toBeNull()
  expect(await unread(cleo, id)).toBe(1)
})
