import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserOptions, type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
let store = ''

beforeAll(async () => {
  store = (await openShop(world.ann, 'Penny Lane')).id
  await sell(world, world.ann)
})

async function seatOf({ token }: Actor, wishes?: BrowserOptions): Promise<BrowserUser> {
  const seat = await stage.seat(wishes)
  await seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
  return seat
}
const main = ({ page }: BrowserUser) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const words = (all: readonly string[]) => all.map((one) => one.trim())

test('a guest is led to the market, its stores and what we are; a member to what is theirs and whom they know', async () => {
  const guest = await stage.seat()
  await goTo(guest, at('/cart'))
  expect(words(await main(guest).getByRole('link').allTextContents())).toEqual([
    'Home',
    'Market Place',
    'Catalogue',
    'Stores',
    'Events',
    'Membership',
    'About Us',
    'Contact Us',
    'Create A Store',
  ])
  const ann = await seatOf(world.ann)
  const { page } = ann
  await goTo(ann, at('/cart'))
  expect(words(await main(ann).locator('summary, .top-2 > a').allTextContents())).toEqual([
    'Home',
    'My Collection',
    'Market Place',
    'Calendar',
    'Community',
    'Catalogue',
    'My Store',
  ])
  await main(ann).locator('summary', { hasText: 'My Collection' }).click()
  await main(ann).getByRole('link', { name: 'My StampBox' }).click()
  await page.waitForURL(at(`/profile/${world.ann.id}/gallery`))
  await main(ann).locator('summary', { hasText: 'My Collection' }).click()
  await main(ann).getByRole('link', { name: 'Saved searches' }).click()
  await page.waitForURL(at('/saved-searches'))
  await page.getByRole('heading', { level: 1, name: 'Saved searches' }).waitFor()
  await main(ann).locator('summary', { hasText: 'Community' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.waitForURL(at('/marketplace/stores'))
  await page.getByRole('main').getByRole('link', { name: 'Penny Lane' }).waitFor()
  expectQuiet(guest, ann)
}, 60_000)

test('no picture is preloaded beside its own place: the browser may take another size there, and would fetch it twice', async () => {
  for (const path of ['/', '/marketplace', '/marketplace/for-sale']) {
    const page = await (await fetch(at(path))).text()
    expect(page, path).toContain('loading="eager"')
    expect(page.match(/<link [^>]*rel="preload"[^>]*>/g)?.filter((link) => !link.includes('as="font"')) ?? [], path).toEqual([])
  }
})

test('both logos and Home lead a guest to the first page and a member to their feed', async () => {
  const [guest, ben] = [await stage.seat(), await seatOf(world.ben)]
  for (const [seat, home] of [
    [guest, '/'],
    [ben, '/feeds'],
  ] as const) {
    await goTo(seat, at('/cart'))
    for (const part of ['contentinfo', 'banner'] as const)
      expect(await seat.page.getByRole(part).locator('.logo').first().getAttribute('href'), part).toBe(home)
    expect(await main(seat).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe(home)
  }
})

test('the profile menu has orders under Order History, of one’s store too', async () => {
  const ann = await seatOf(world.ann)
  await goTo(ann, at('/cart'))
  await ann.page.locator('summary').filter({ hasText: 'your account' }).click()
  const rows = ann.page.getByRole('banner').locator('details[open] li')
  expect(words(await rows.allTextContents())).toEqual([
    'My Profile',
    'Flags',
    'Order History',
    'Store orders',
    'Product orders',
    'Auction orders',
    'Trade orders',
    'Account',
    'Wallet',
    'Account settings',
    'My reports',
    'Support',
    'Log Out',
  ])
})

test('on a phone the slide-out menu holds all of it', async () => {
  const ben = await seatOf(world.ben, { width: 390 })
  await goTo(ben, at('/cart'))
  await ben.page.getByRole('button', { name: 'Menu' }).click()
  const menu = ben.page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('list', { name: 'Community' }).getByRole('link', { name: 'Explore Stores' }).click()
  await ben.page.waitForURL(at('/marketplace/stores'))
  await menu.waitFor({ state: 'hidden' })
  expectQuiet(ben)
})

test('stores are found by a word of their name; nothing found says how to look', async () => {
  const guest = await stage.seat()
  const { page } = guest
  await goTo(guest, at('/marketplace/stores'))
  await page.getByRole('main').getByRole('searchbox').fill('nobody there')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing found for “nobody there”').waitFor()
  await page.getByRole('main').getByRole('searchbox').fill('penny')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Penny Lane' }).click()
  await page.waitForURL(at(`/stores/${store}`))
  expectQuiet(guest)
})

test('old addresses lead to the living page where there is one', async () => {
  const led = async (path: string) => {
    const { status, headers } = await fetch(at(path), { redirect: 'manual' })
    return status === 302 ? headers.get('location') : status
  }
  expect(await led('/login-old')).toBe('/login')
  expect(await led('/static/wallet')).toBe('/wallet')
  expect(await led('/slider')).toBe(404)
  expect(await led('/auth-test')).toBe(404)
  expect(await led(`/marketplace/${world.ann.id}/view-all?item_type=store&store_id=${store}`)).toBe(200)
  expect(await led(`/marketplace/${world.ben.id}/view-all?store_id=${store}`)).toBe(404)
})

test('ann is asked before a listing leaves the market, to her drafts or into the archive, each in its own words', async () => {
  const ann = await seatOf(world.ann)
  const { page } = ann
  await goTo(ann, at('/store'))
  await page.getByRole('button', { name: /^Archive: / }).click()
  const asked = page.getByRole('dialog', { name: 'Archive this item?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Take off the market: / }).click()
  await page.getByRole('dialog', { name: 'Back to your drafts?' }).getByRole('button', { name: 'Take off the market' }).click()
  await page.getByRole('status').getByText('Taken off the market').waitFor()
  // Its item is not marked as for sale: the first press does that too.
  await world.pool.query("update stamp_items set status = 'PRIVATE' where member_id = $1", [world.ann.id])
  await goTo(ann, at('/store?status=draft'))
  await page.getByRole('button', { name: /^List for sale: / }).click()
  await page.getByRole('status').getByText('On the market').waitFor()
  expectQuiet(ann)
}, 60_000)
