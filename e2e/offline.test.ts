import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function seatOf(who: Actor, look = {}) {
  const seat = await stage.seat(look)
  await signIn(seat, who)
  return seat
}
const signIn = ({ context }: BrowserUser, who: Actor) => context.addCookies([{ name: 'session', value: who.token, url: world.settings.public_url }])
/** A device that has the whole copy, with its page served by the worker. */
async function kept(who: Actor, look = {}) {
  const seat = await seatOf(who, look)
  const { page } = seat
  await goTo(seat, at('/offline'))
  await page.getByRole('button', { name: 'Keep my collection on this device' }).click()
  await page.getByText('Up to date').waitFor({ timeout: 60_000 })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await goTo(seat, at('/offline'))
  await page.getByText('Up to date').waitFor({ timeout: 60_000 })
  return seat
}
async function placed({ page }: BrowserUser, name: string, place: string) {
  await page.getByRole('button', { name }).click()
  await page.getByLabel('Place in the collection').fill(place)
  await page.getByRole('button', { name: 'Save' }).click()
}
const itemsOf = async (who: Actor) => (await who.gets(stampItems.list, { user_id: who.id as never })).stamp_items.data
/** What of a copy is on the device: databases, stored files, workers, what pages remember. */
const tracesOn = ({ page }: BrowserUser) =>
  page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...Object.keys(localStorage).filter((key) => key.startsWith('offline')),
  ])
const offlineErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/

/** Without network: the page opens from any address, tells what one has and wants, and takes two changes. */
async function atTheFair(phone: BrowserUser) {
  // The page opens without network, also from an address that needs one.
  await phone.page.goto(at('/orders'))
  expect(new URL(phone.page.url()).pathname).toBe('/offline')
  await phone.page.getByText('No network').waitFor()
  await phone.page.getByLabel('Do I have it?').fill('Scott 123')
  await phone.page.getByText('You have Scott 123: 1 piece').waitFor()
  expect(await phone.page.getByRole('list', { name: 'Your items' }).getByRole('button').allTextContents()).toEqual([
    expect.stringContaining('Aqueduct'),
  ])
  await phone.page.getByLabel('Do I have it?').fill('Scott 12')
  await phone.page.getByText('You do not have Scott 12', { exact: true }).waitFor()
  await phone.page.getByLabel('Do I have it?').fill('')
  await phone.page.getByRole('button', { name: 'I want' }).click()
  await phone.page.getByRole('button', { name: 'Found Basel Dove' }).click()
  await phone.page.getByRole('button', { name: 'I have' }).click()
  await placed(phone, 'Aqueduct', 'phone box')
  await phone.page.getByText('No network · 2 changes wait').waitFor()
}

test('at the fair: two devices without network change one stamp, come back, and the value that lost is shown and used after all', async () => {
  const dora = await world.join('dora')
  await keepItem(world, dora, { name: 'Aqueduct', storage_place: 'box 1', status: 'PRIVATE', catalogue_number: [{ type: 'scott', number: '123' }] })
  await keepItem(world, dora, { name: 'Bicycle', status: 'PRIVATE', catalogue_number: [{ type: 'scott', number: '1234' }] })
  const [entry] = await keepEntry(world, { name: 'Basel Dove', catalogue_number: [{ type: 'scott', number: '3L1' }] })
  await dora.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entry! })
  const [phone, tablet] = [await kept(dora, { width: 390 }), await kept(dora)]
  for (const { context } of [phone, tablet]) await context.setOffline(true)

  await atTheFair(phone)
  await tablet.page.getByRole('button', { name: 'Aqueduct' }).click()
  await tablet.page.getByLabel('Place in the collection').fill('tablet box')
  await tablet.page.getByRole('button', { name: 'One more' }).last().click()
  await tablet.page.getByRole('button', { name: 'Save' }).click()
  await tablet.page.getByText('No network · 2 changes wait').waitFor()
  // The queue outlives the page.
  await tablet.page.reload()
  await tablet.page.getByText('No network · 2 changes wait').waitFor()

  await phone.context.setOffline(false)
  await phone.page.getByText('Up to date').waitFor({ timeout: 60_000 })
  await tablet.context.setOffline(false)
  await tablet.page.getByRole('button', { name: 'Changes (1)' }).click()
  const card = tablet.page.getByRole('listitem').filter({ hasText: 'Aqueduct: Place in the collection' })
  await expect.poll(async () => (await card.locator('dd').allTextContents()).join(), { timeout: 15_000 }).toBe('tablet box,phone box')
  expect((await itemsOf(dora)).find(({ name }) => name === 'Aqueduct')).toMatchObject({
    storage_place: 'phone box',
    quantity_owned: { mint: 0, used: 2 },
  })
  await card.getByRole('button', { name: 'Use mine' }).click()
  await tablet.page.getByText('Nothing waits').waitFor()
  expect((await itemsOf(dora)).find(({ name }) => name === 'Aqueduct')).toMatchObject({ storage_place: 'tablet box' })
  expect((await dora.gets(wishlists.list, {})).wishlists.data).toEqual([])
  for (const { complaints } of [phone, tablet]) expect(complaints.filter((said) => !offlineErrors.test(said))).toEqual([])
}, 300_000)

test('the copy leaves with its member: log-out deletes it, and so does another member’s log-in on the device', async () => {
  const [erik, fred] = [await world.join('erik'), await world.join('fred')]
  await keepItem(world, erik, { name: 'Secret swan', status: 'PRIVATE', private_note: 'CANARY of erik' })
  const seat = await kept(erik)
  const { page } = seat
  expect((await tracesOn(seat)).length).toBeGreaterThan(3)
  await signIn(seat, fred)
  await goTo(seat, at('/'))
  await expect.poll(() => tracesOn(seat), { timeout: 15_000 }).toEqual([])
  await goTo(seat, at('/offline'))
  await page.getByRole('button', { name: 'Keep my collection on this device' }).waitFor()
  expect(await page.content()).not.toContain('swan')

  const other = await kept(erik)
  await goTo(other, at('/'))
  await other.page.locator('summary').filter({ hasText: 'your account' }).click()
  await other.page.getByRole('button', { name: 'Log Out' }).click()
  await other.page.getByRole('link', { name: 'Login' }).first().waitFor()
  await expect.poll(() => tracesOn(other), { timeout: 15_000 }).toEqual([])
  expectQuiet(seat, other)
}, 300_000)

test('after 14 days without network nothing of the copy can be read, and it comes back with the network', async () => {
  const gina = await world.join('gina')
  await keepItem(world, gina, { name: 'Old heron', status: 'PRIVATE' })
  const seat = await kept(gina)
  const { page, context } = seat
  await context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + 13.5 * 86_400_000)
  await page.reload()
  await page.getByText('Old heron').waitFor()
  await page.clock.setFixedTime(Date.now() + 14.5 * 86_400_000)
  await page.reload()
  await page.getByText('This copy was 14 days old and was deleted.').waitFor()
  expect(await page.getByText('Old heron').count()).toBe(0)
  const rows = await page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('cachet-offline')
        opening.onsuccess = () => {
          const count = opening.result.transaction('items').objectStore('items').count()
          count.onsuccess = () => done(count.result)
        }
      }),
  )
  expect(rows).toBe(0)
  await context.setOffline(false)
  await page.getByText('Old heron').waitFor()
}, 300_000)

test('a newer worker waits: it neither reloads nor takes over a page that is open', async () => {
  const hana = await world.join('hana')
  const seat = await kept(hana)
  const { page } = seat
  const state = await page.evaluate(async () => {
    Object.assign(globalThis, { reading: true })
    const registration = await navigator.serviceWorker.register('/service-worker.js?newer', { scope: '/' })
    const mine = navigator.serviceWorker.controller
    for (let tries = 0; tries < 100 && !registration.waiting; tries++) await new Promise((then) => setTimeout(then, 100))
    await new Promise((then) => setTimeout(then, 1_000))
    return {
      waits: registration.waiting?.scriptURL.endsWith('?newer'),
      same: navigator.serviceWorker.controller === mine,
      active: registration.active?.scriptURL,
    }
  })
  expect(state).toEqual({ waits: true, same: true, active: at('/service-worker.js') })
  expect(await page.evaluate('globalThis.reading')).toBe(true)
  await page.getByRole('button', { name: 'This device' }).click()
  expectQuiet(seat)
}, 300_000)

test('the worker stores the page of nobody and built files, and nothing else', async () => {
  const ines = await world.join('ines')
  await keepItem(world, ines, { name: 'Ines owl', status: 'FOR_SALE' })
  const seat = await kept(ines)
  const { page } = seat
  await goTo(seat, at('/cart'))
  await goTo(seat, at(`/profile/${ines.id}/gallery`))
  const stored = await page.evaluate(async () => {
    const found: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        found.push([new URL(url).pathname + new URL(url).search, await (await cache.match(url, { ignoreVary: true }))!.text()])
    }
    return found
  })
  const others = stored.map(([url]) => url).filter((url) => !/^\/assets\/|^\/offline\?shell=|^\/offline-language$/.test(url))
  expect(others).toEqual([])
  expect(stored.filter(([url]) => url.startsWith('/offline?shell=')).length).toBe(5)
  for (const [url, text] of stored) expect(/Ines owl|ines@example|ines Collector/.test(text), url).toBe(false)
  expectQuiet(seat)
}, 300_000)
