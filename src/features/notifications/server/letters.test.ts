import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { settings } from '#features/settings/contract.ts'
import type { MailTime } from '#kernel/notice.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { type Caught, useMailbox } from '#test/support/outside/mailbox.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { notifications } from '../contract.ts'

const post = await useMailbox()
const world = useWorld({ SMTP_URL: post.smtp_url })
beforeAll(async () => {
  await openShop(world.ann)
})

async function sold() {
  const { ann, ben } = world
  const stamp = await sell(world, ann)
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [stamp.id]))
  await world.settle()
  await ann.gets(orders.ship, { id: group.orders[0]!.id, carrier: 'La Poste' })
  await world.settle()
}
const shipped = () => post.of(world.ben.email).filter(({ head }) => /^Subject: Order [\d\s]+ is on its way$/m.test(head))
const offOf = ({ head }: Caught) => /^List-Unsubscribe: <(.+)>$/m.exec(head)?.[1]
const tokenOf = (url: string) => url.split('/').at(-2)!
const wantsLetters = async (who: Actor) => (await who.gets(settings.show, { property: 'store_order_action.mail' })).data[0]!.value
const wish = (who: Actor, value: MailTime) => who.gets(settings.keep, { group: 'notifications', property: 'store_order_action.mail', value })
/** One-click unsubscribe as a mail program sends it: without session and origin. */
const press = (
  url: string,
  body: URLSearchParams | FormData = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  headers: Record<string, string> = {},
) => fetch(url, { method: 'POST', body, headers, redirect: 'manual' })

test('optional letters contain an unsubscribe link; those required by contract or for security contain none', async () => {
  await sold()
  const letter = shipped().at(-1)!
  expect(offOf(letter)).toMatch(new RegExp(`^${world.settings.public_url}/api/letters/[\\w-]{60,200}/off$`))
  expect(letter.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(letter.body).toContain(`${world.settings.public_url}/action/letters/${tokenOf(offOf(letter)!)}`)
  const others = post.all.filter((one) => one !== letter)
  expect(others.map(({ head }) => /^Subject: (.+)$/m.exec(head)![1])).toContainEqual(expect.stringMatching(/^New order [\d\s]+$/))
  expect(others.filter(({ head, body }) => /^List-Unsubscribe/im.test(head) || body.includes('/letters/'))).toEqual([])
})

test('opening the link switches nothing off: it leads to a page with a button', async () => {
  const url = offOf(shipped().at(-1)!)!
  const looked = await fetch(url, { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `/action/letters/${tokenOf(url)}`])
  expect((await fetch(url, { method: 'HEAD', redirect: 'manual' })).status).toBeGreaterThanOrEqual(300)
  const { letter } = await world.guest.gets(notifications.letterKind, { token: tokenOf(url) })
  expect([letter, await wantsLetters(world.ben)]).toEqual([{ event: 'store_order_action', name: 'An order moves on', wanted: true }, 'at_once'])
})

test('one-click unsubscribe, in either form of the standard, stops letters of this kind; repeating it changes nothing', async () => {
  const url = offOf(shipped().at(-1)!)!
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  for (const body of [form, undefined, undefined]) {
    expect((await press(url, body)).status).toBe(200)
    expect(await wantsLetters(world.ben)).toBe('off')
  }
  const before = shipped().length
  await sold()
  expect([shipped().length, post.of(world.ann.email).filter(({ head }) => /^Subject: New order/m.test(head)).length]).toEqual([before, 2])
  const { data } = (await world.ben.gets(settings.show, { group: 'notifications' })) as {
    data: { property: string; value: unknown; is_default: boolean }[]
  }
  expect(data.filter(({ value, is_default }) => value === 'off' && !is_default).map(({ property }) => property)).toEqual(['store_order_action.mail'])
})

test('a forged token, a truncated one, one of another purpose and another member’s are all refused alike, and nothing changes', async () => {
  await wish(world.ben, 'at_once')
  const url = offOf(shipped().at(-1)!)!
  const token = tokenOf(url)
  const { seal } = (await import('#server/auth/vault.ts')).openVault('another secret')
  const foreign = seal(`${world.ben.id} store_order_action`, 'letters').toString('base64url')
  const flipped = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`
  for (const forged of ['A'.repeat(100), flipped, token.slice(0, 80), foreign]) {
    const said = await press(url.replace(token, forged))
    expect([said.status, ((await said.json()) as { code: string }).code], forged).toEqual([404, 'letter.not_found'])
  }
  expect((await world.cleo.ask(notifications.switchOffLetters, { token })).code).toBe('letter.not_found')
  expect((await world.cleo.ask(notifications.letterKind, { token })).status).toBe(404)
  // CSRF: a page of another site sends ben's cookie.
  const cookie = `session=${world.ben.token}`
  expect((await press(url, undefined, { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await wantsLetters(world.ben)).toBe('at_once')
  expect((await world.ben.ask(notifications.switchOffLetters, { token })).status).toBe(200)
  expect(await wantsLetters(world.ben)).toBe('off')
})

test('links in old letters of an erased member store nothing', async () => {
  const token = tokenOf(offOf(shipped().at(-1)!)!)
  await world.pool.query('update members set erased_at = clock_timestamp() where id = $1', [world.ben.id])
  expect((await world.guest.ask(notifications.switchOffLetters, { token })).status).toBe(404)
})
