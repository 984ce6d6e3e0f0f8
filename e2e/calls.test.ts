import { expect, test } from 'vitest'
import { calls } from '#features/calls/contract.ts'
import { chat } from '#features/chat/contract.ts'
import { network } from '#features/network/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { hears, keepsMedia, lights, restarts, sees, wayOf } from './call-stage.ts'

const world = useWorld({ web: true })
const stage = useBrowser({ withDevices: true })
const at = (path: string) => `${world.settings.public_url}${path}`

async function sitDown(who: Actor) {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: who.token, url: world.settings.public_url }])
  await keepsMedia(seat.page)
  const { page } = seat
  const said: string[] = []
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => said.push(String(payload))))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    ...{ seat, page, press, main: page.getByRole('main'), toast: page.getByRole('region', { name: 'Incoming call' }) },
    is: (words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor({ timeout: 30_000 }),
    /** Looks at some page, and has told the server that calls are to ring here. */
    waits: async () => {
      await goTo(seat, at('/cart'))
      await expect.poll(() => said.some((word) => word.includes('"listen"') && word.includes('calls of member:')), { timeout: 15_000 }).toBe(true)
    },
  }
}
type Seated = Awaited<ReturnType<typeof sitDown>>

/** ann may call; she talks with both others, and each of them with each other. */
async function acquaint() {
  const { ann, ben, cleo, pool } = world
  await pool.query("update members set plan = 'basic' where username in ('ann', 'ben')")
  for (const [one, other] of [
    [ann, ben],
    [ann, cleo],
    [ben, cleo],
  ] as const) {
    await other.gets(network.follow, { id: one.id })
    await one.gets(chat.begin, { user_id: other.id, client_message_id: crypto.randomUUID(), body: 'Good evening' })
  }
}
async function call(from: Seated, who: Actor, kind: 'voice' | 'video' = 'video') {
  await goTo(from.seat, at(`/chat/${who.id}`))
  await from.press(kind === 'video' ? `Call ${who.name} Collector with video` : `Call ${who.name} Collector`)
  await from.page.waitForURL(/\/meeting\?with=/)
  // The microphone works before anybody is called.
  await expect.poll(() => from.page.getByRole('meter').getAttribute('aria-valuetext'), { timeout: 15_000 }).not.toBe('nothing is heard')
  await from.press('Call')
  await from.page.waitForURL(/\/meeting\?call=/)
}
async function comesIn(who: Seated) {
  await who.press('Accept')
  await who.page.waitForURL(/\/meeting\?call=/)
  await who.press('Join')
}

/** Both look for a new way at the same moment; then one is without network for three seconds. */
async function findNewWays(anns: Seated, bens: Seated) {
  const before = await wayOf(anns.page)
  await Promise.all([restarts(anns.page), restarts(bens.page)])
  await expect.poll(() => wayOf(anns.page), { timeout: 15_000 }).not.toBe(before)
  await Promise.all([hears(anns.page), sees(bens.page)])

  await bens.seat.context.setOffline(true)
  await bens.page.waitForTimeout(3_000)
  await bens.seat.context.setOffline(false)
  await Promise.all([hears(anns.page), hears(bens.page)])
}
const tableOf = ({ main }: Seated, name: string) => main.getByRole('region', { name: `Item on the table: ${name}` })
async function showItem(anns: Seated, bens: Seated, name: string) {
  await anns.press('Show an item')
  await anns.press('Lay an item on the table')
  await anns.page.getByRole('dialog').getByRole('button', { name: name }).click()
  const table = tableOf(bens, name)
  await table.getByText('ann Collector shows this item').waitFor()
  await anns.main.getByRole('application').focus()
  for (const key of ['ArrowLeft', 'ArrowUp', 'l', '+']) await anns.page.keyboard.press(key)
  await table.getByText('ann, 4×').waitFor()
  await expect.poll(() => table.locator('[data-pointer]').evaluate((one) => (one as HTMLElement).style.getPropertyValue('--x'))).toBe('0.48')
  await anns.page.keyboard.press('t')
  await table.locator('[data-turns="1"]').first().waitFor()
}

test('ann calls ben: picture and sound arrive on both sides, also after new ways, a reload and a cut; afterwards no light is on', async () => {
  const { ann, ben } = world
  await acquaint()
  const item = await keepItem(world, ann)
  const [anns, bens, other] = [await sitDown(ann), await sitDown(ben), await sitDown(ben)]
  await bens.waits()
  await other.waits()
  await call(anns, ben)
  await anns.page.getByRole('dialog', { name: 'Calling ben Collector' }).waitFor()
  await other.toast.getByText('Incoming video call').waitFor()
  const answered = performance.now()
  await comesIn(bens)
  // The other device stops ringing.
  await other.toast.waitFor({ state: 'detached' })
  await Promise.all([anns.is('Connected'), bens.is('Connected')])
  console.info(`connected ${Math.round(performance.now() - answered)} ms after the answer was pressed, the check of devices included`)
  await Promise.all([hears(anns.page), hears(bens.page), sees(bens.page)])
  await bens.press('Camera')
  await sees(anns.page)

  await findNewWays(anns, bens)
  await showItem(anns, bens, item.name)
  await bens.page.reload()
  await bens.press('Join')
  await Promise.all([anns.is('Connected'), bens.is('Connected')])
  await Promise.all([hears(anns.page), hears(bens.page), sees(bens.page)])
  const table = tableOf(bens, item.name)
  await table.getByText('ann Collector shows this item').waitFor()
  await table.locator('[data-turns="1"]').first().waitFor()

  await bens.press('End')
  await Promise.all([anns.main.getByText('The call is over').waitFor(), bens.main.getByText('The call is over').waitFor()])
  expect(await Promise.all([lights(anns.page), lights(bens.page)])).toEqual([0, 0])
  await world.settle()
  expect((await ben.gets(calls.list, {})).calls.data).toMatchObject([{ type: 'incoming', callType: 'video', status: 'message' }])
  await goTo(anns.seat, at(`/chat/${ben.id}`))
  await anns.main
    .getByRole('log')
    .getByText(/^Video call, \d+ (second|minute)/)
    .waitFor()
  expectQuiet(anns.seat, other.seat)
  // Without network the browser says so; nothing else was wrong.
  expect(bens.seat.complaints.filter((said) => !said.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
}, 180_000)

test('nobody answers: after ten seconds both read that the call was missed; the next one ben ends by the keyboard', async () => {
  const { ann, ben } = world
  const [anns, bens] = [await sitDown(ann), await sitDown(ben)]
  await bens.waits()
  await call(anns, ben, 'voice')
  await bens.toast.getByText('Incoming voice call').waitFor()
  await anns.main.getByText('ben Collector has not answered').waitFor({ timeout: 15_000 })
  await bens.toast.waitFor({ state: 'detached' })
  expect(await lights(anns.page)).toBe(0)
  await goTo(bens.seat, at('/calls?type=missed'))
  await bens.main.getByText('Missed voice call').waitFor()
  await goTo(bens.seat, at('/notifications'))
  await bens.main.getByText('You have missed a call of ann Collector').waitFor()
  await call(anns, ben, 'voice')
  await bens.toast.waitFor()
  await bens.page.keyboard.press('Alt+e')
  await anns.main.getByText('ben Collector has declined').waitFor()
  expectQuiet(anns.seat, bens.seat)
}, 120_000)

test('cleo comes into the call of ann and ben: three hear each other, and muted is muted', async () => {
  const { ann, ben, cleo } = world
  const [anns, bens, cleos] = [await sitDown(ann), await sitDown(ben), await sitDown(cleo)]
  await Promise.all([bens.waits(), cleos.waits()])
  await call(anns, ben, 'voice')
  await comesIn(bens)
  await anns.is('Connected')
  await anns.press('Add')
  await anns.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'cleo Collector' }).getByRole('button', { name: 'Call' }).click()
  await comesIn(cleos)
  await Promise.all([anns, bens, cleos].map((one) => one.is('3 here')))
  await Promise.all([anns, bens, cleos].map(({ page }) => hears(page, 2)))
  await bens.press('Mute')
  await cleos.main.getByRole('group', { name: 'People in the call' }).getByText('muted:').waitFor()
  await anns.press('Leave')
  await Promise.all([bens.is('Connected'), cleos.is('Connected')])
  await hears(bens.page)
  await cleos.press('End')
  await Promise.all([bens, cleos].map(({ main }) => main.getByText('The call is over').waitFor()))
  expect(await Promise.all([anns, bens, cleos].map(({ page }) => lights(page)))).toEqual([0, 0, 0])
  expectQuiet(anns.seat, bens.seat, cleos.seat)
}, 180_000)
