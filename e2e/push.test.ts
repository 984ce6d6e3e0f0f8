import { createECDH } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { settings } from '#features/settings/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { axe, clipped } from './visual.ts'

let service: Server
const received: string[] = []
const world = useWorld(async () => {
  service = createServer((request, reply) => {
    received.push(request.url!)
    reply.writeHead(201).end()
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  return { web: true, OUTBOUND_LOOPBACK_PORTS: String((service.address() as AddressInfo).port) }
})
const stage = useBrowser({ withWindows: true })
afterAll(() => void service.close())
const at = (path: string) => `${world.settings.public_url}${path}`

async function seatOf(who: Actor, look = {}) {
  const seat = await stage.seat(look)
  await seat.context.addCookies([{ name: 'session', value: who.token, url: world.settings.public_url }])
  return seat
}
const kept = async (who: Actor) =>
  Object.fromEntries(
    (await who.gets(settings.show, { group: 'notifications' })).data.flatMap(({ property, value, is_default }) =>
      is_default ? [] : [[property, value]],
    ),
  )
const ON = { name: 'Show notices on this device' }

/** A push service that works: browsers of a test have none. Everything else is the browser's own. */
const withService = ({ endpoint, p256dh }: { endpoint: string; p256dh: string }) => {
  let subscribed: object | null = null
  PushManager.prototype.subscribe = async (options) => {
    const key = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0))
    const unsubscribe = async () => {
      subscribed = null
    }
    const toJSON = () => ({ endpoint, keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } })
    subscribed = { toJSON, options: { applicationServerKey: bytes.buffer }, unsubscribe }
    return subscribed as PushSubscription
  }
  PushManager.prototype.getSubscription = async () => subscribed as PushSubscription | null
}

test('nothing is asked before a press; who refuses, and whose browser gives no token, reads what to do', async () => {
  const seat = await seatOf(world.ann)
  const { page, context } = seat
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      document.documentElement.dataset.asked = 'yes'
      return ask()
    }
  })
  await goTo(seat, at('/setting/notification'))
  await page.getByRole('button', ON).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined()
  await page.getByRole('button', ON).click()
  await page.getByText('This browser has been told to show nothing of Cachet').waitFor()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  await context.grantPermissions(['notifications'], { origin: world.settings.public_url })
  await goTo(seat, at('/setting/notification'))
  await page.getByRole('button', ON).click()
  await page.getByText('No registration token available. Request permission to generate one.').waitFor()
  // A browser of a test has no push service, and says so.
  expect(seat.complaints.filter((one) => !/does not support the Push API in incognito/.test(one))).toEqual([])
})

test('ann switches it on, is told of ben while she is away, and the notice opens his page; she switches it off again', async () => {
  const seat = await seatOf(world.ann)
  const { page, context } = seat
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/ann`
  await context.grantPermissions(['notifications'], { origin: world.settings.public_url })
  await page.addInitScript(withService, { endpoint, p256dh: createECDH('prime256v1').generateKeys('base64url') })
  await goTo(seat, at('/setting/notification'))
  await page.getByRole('button', ON).click()
  await page.getByText('This device shows you notices.').waitFor()
  await world.ben.gets(network.follow, { id: world.ann.id })
  await world.settle()
  expect(received).toEqual(['/ann'])

  const devtools = await context.newCDPSession(page)
  const known = new Promise<string>((done) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'))
      if (mine) done(mine.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: 'Cachet', body: 'Somebody follows me', path: `/profile/${world.ben.id}`, lang: 'en', tag: 'one' })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: world.settings.public_url, registrationId: await known, data })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/push/')
      return (await registration!.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
    })
  await expect.poll(shown).toEqual([{ title: 'Cachet', body: 'Somebody follows me', tag: 'one', data: `/profile/${world.ben.id}` }])

  await page.getByRole('button', { name: 'Switch off on this device' }).click()
  await page.getByRole('button', ON).waitFor()
  expect((await world.pool.query('select from push_subscriptions where member_id = $1', [world.ann.id])).rowCount).toBe(0)
  expectQuiet(seat)
})

test('ben chooses when letters come and his quiet hours; with a phone too, nothing is lost and nothing bars the way', async () => {
  for (const look of [{ width: 390 }, { width: 1410, dark: true }]) {
    const seat = await seatOf(world.ben, look)
    const { page } = seat
    await goTo(seat, at('/setting/notification'))
    await page.getByLabel('Somebody follows me: E-mail').selectOption('daily')
    await page.getByLabel('Quiet hours', { exact: true }).selectOption('22:00')
    await page.getByLabel('Quiet hours end').selectOption('06:00')
    await page.getByLabel('Somebody follows me: Push').uncheck()
    await expect
      .poll(() => kept(world.ben))
      .toEqual({ 'follow_user.mail': 'daily', 'follow_user.push': false, quiet_from: '22:00', quiet_to: '06:00' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect([await axe(page), await clipped(page)]).toEqual([[], []])
    expectQuiet(seat)
    await world.pool.query('delete from settings where member_id = $1', [world.ben.id])
  }
})
