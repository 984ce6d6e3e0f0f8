import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { settings } from '#features/settings/contract.ts'
import { localMinutes, localWeekday } from '#kernel/time/local-time.ts'
import type { Actor } from '#test/support/cast.ts'
import { type Caught, useMailbox } from '#test/support/outside/mailbox.ts'
import { useWorld } from '#test/support/world.ts'
import { notifications } from '../../contract.ts'
import { sendDigests } from './digest.timer.ts'

const post = await useMailbox()
const world = useWorld({ SMTP_URL: post.smtp_url })
const wish = async (who: Actor, property: string, value: string | boolean) => {
  await who.gets(settings.keep, { group: property === 'time-zone' ? 'general' : 'notifications', property, value })
  await world.settle()
}
const follow = async (who: Actor, whom: Actor) => {
  await who.gets(network.follow, { id: whom.id })
  await world.settle()
}
const due = async (who: Actor): Promise<Date | undefined> =>
  (await world.pool.query('select due_at from notice_digests where member_id = $1', [who.id])).rows[0]?.due_at
/** The morning comes. */
async function morning(who: Actor) {
  await world.pool.query("update notice_digests set due_at = clock_timestamp() - interval '1 second' where member_id = $1", [who.id])
  await world.settle()
}
const digests = (who: Actor) => post.of(who.email).filter(({ head }) => /^Subject: .* new on Cachet$/m.test(head))
const offOf = ({ head }: Caught) => /^List-Unsubscribe: <(.+)>$/m.exec(head)![1]!

test('anna wants followers daily: at eight of her time zone one letter tells of all that is unread, once, and links end it by one press', async () => {
  const anna = await world.join('anna')
  await wish(anna, 'time-zone', 'Asia/Kolkata')
  expect(await due(anna)).toBe(undefined)
  await wish(anna, 'follow_user.mail', 'daily')
  const at = (await due(anna))!
  expect([localMinutes(at, 'Asia/Kolkata'), at.getTime() - Date.now() > 0, at.getTime() - Date.now() <= 86_400_000]).toEqual([480, true, true])
  await morning(anna)
  expect(digests(anna)).toEqual([])

  await follow(world.ben, anna)
  await follow(world.cleo, anna)
  const today = async () => (await world.pool.query("select to_char(clock_timestamp() at time zone 'Asia/Kolkata', 'DD-MM-YYYY') as day")).rows[0].day
  const before = await today()
  await morning(anna)
  const days = [before, await today()]
  const [letter, ...others] = digests(anna)
  expect(others).toEqual([])
  expect(
    days.some((day) => letter!.body.includes(day)),
    'the day where anna is, written as everywhere',
  ).toBe(true)
  expect(letter!.body).toContain('cleo Collector and 1 other follow you')
  expect(letter!.body).toContain('Network')
  expect(letter!.body).toContain(`${world.settings.public_url}/profile/${anna.id}/network`)
  expect(letter!.body).toContain('prefers-color-scheme:dark')
  expect(letter!.body).not.toMatch(/<script|<form|<iframe|javascript:| on\w+=/i)
  await morning(anna)
  expect(digests(anna)).toHaveLength(1)

  const url = offOf(letter!)
  expect((await world.guest.gets(notifications.letterKind, { token: url.split('/').at(-2)! })).letter).toEqual({
    ...{ event: 'digest', name: 'Summaries by e-mail', wanted: true },
  })
  expect((await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })).status).toBe(200)
  await world.settle()
  expect(await due(anna)).toBe(undefined)
  expect((await anna.gets(settings.show, { property: 'digest' })).data[0]!.value).toBe(false)
})

test('what was read or deleted is in no summary, nor what is of no kind chosen; weekly kinds come on Mondays', async () => {
  const bea = await world.join('bea')
  await wish(bea, 'follow_user.mail', 'daily')
  await follow(world.ben, bea)
  await bea.gets(notifications.markAllRead, {})
  await morning(bea)
  await follow(world.cleo, bea)
  await bea.gets(notifications.removeAll, {})
  await morning(bea)
  expect(digests(bea)).toEqual([])
  await wish(bea, 'follow_user.mail', 'off')
  await wish(bea, 'comment.mail', 'daily')
  await follow(await world.join('dan'), bea)
  await morning(bea)
  expect(digests(bea)).toEqual([])
  await wish(bea, 'follow_user.mail', 'weekly')
  await morning(bea)
  expect(digests(bea)).toHaveLength(localWeekday(new Date(), 'UTC') === 1 ? 1 : 0)
})

test('a name with signs of a program is text in the letter', async () => {
  const gus = await world.join('gus')
  await wish(gus, 'follow_user.mail', 'daily')
  const evil = await world.join('evil')
  await world.pool.query("update members set first_name = '<img src=x onerror=alert(1)>' where id = $1", [evil.id])
  await follow(evil, gus)
  await morning(gus)
  expect(digests(gus)[0]!.body).toContain('&#60;img src=x onerror=alert(1)&#62; Collector follows you')
  expect(digests(gus)[0]!.body).not.toMatch(/<img src=x[^<]*<\/a>/)
})

test('a summary that another process has just written is not written again', async () => {
  const { db, tools } = world.product
  const hal = await world.join('hal')
  await wish(hal, 'follow_user.mail', 'daily')
  await follow(world.ben, hal)
  const context = { clock: async () => new Date(), tools, emit: () => {}, record: () => {} }
  await db.transaction().execute((tx) => sendDigests.run({ tx, ...context }, hal.id))
  await world.settle()
  expect(digests(hal)).toEqual([])
})
