import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { stores } from '#features/stores/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`
/** The sign before the subject: where it stands, and whether it has a colour of its own. */
const dotOf = (subject: Locator) =>
  subject.locator(':scope > span[aria-hidden]').evaluate((it) => {
    const { width, height, top, right } = it.getBoundingClientRect()
    const { backgroundColor, visibility } = getComputedStyle(it)
    return { width, height, top, right, isSeen: visibility === 'visible' && !/, 0\)$|transparent/.test(backgroundColor) }
  })
let store: string

beforeAll(async () => {
  store = (await openShop(world.ann, 'Penny Lane')).id
  await sell(world, world.ann)
})

test('the dashboard is not for ben, with script and without, and no plan is offered for it; ada has it', async () => {
  for (const script of [true, false]) {
    const { seat, page } = await sit(world.ben, { script })
    const answer = await page.goto(at('/dashboard'))
    expect(answer!.status()).toBe(403)
    await page.getByRole('heading', { name: 'This page is for those who run the site' }).waitFor()
    expect(await page.getByText(/upgrade/i).count()).toBe(0)
    await seat.context.close()
  }
  const ada = await world.join('ada', { role: 'administrator' })
  const { seat, main } = await sit(ada)
  await goTo(seat, at('/dashboard'))
  await main.getByRole('heading', { level: 1 }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('ben, who chooses a business store on the free plan, is asked at once whether he upgrades, with the way to the plans', async () => {
  const { seat, page, main } = await sit(world.ben)
  await goTo(seat, at('/store/create'))
  await main.getByText('A business', { exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Please upgrade your member ship to enable this feature.').waitFor()
  await dialog.getByRole('link', { name: 'Upgrade Membership' }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('the profile of ann leads to her store on every tab and shows her prices; of cleo, who sells nothing, there is no seller to save', async () => {
  const { ann, cleo } = world
  const { seat, main } = await sit(world.ben)
  for (const tab of ['', '?tab=for_sale', '?tab=about']) {
    await goTo(seat, at(`/profile/${ann.id}${tab}`))
    expect(await main.locator(`a[href="/stores/${store}"]`).count(), tab).toBeGreaterThan(0)
  }
  await goTo(seat, at(`/profile/${ann.id}`))
  await main.getByRole('article').getByText('125.00').first().waitFor()
  await main.getByRole('button', { name: 'Save seller' }).waitFor()
  await goTo(seat, at(`/profile/${cleo.id}`))
  await main.getByRole('heading', { level: 1 }).waitFor()
  expect(await main.getByRole('button', { name: 'Save seller' }).count()).toBe(0)
  expectQuiet(seat)
}, 60_000)

test('a birthday is written day first in every language, and the page of one’s profile has one Save', async () => {
  const { seat, page, main } = await sit(world.cleo)
  for (const locale of ['en', 'fr', 'zh-CN']) {
    await seat.context.addCookies([{ name: 'locale', value: locale, url: world.settings.public_url }])
    await goTo(seat, at('/edit-profile'))
    const birthday = main.locator('#dob')
    expect(await birthday.getAttribute('type'), locale).not.toBe('date')
    expect(await main.locator('button[type="submit"]').count(), locale).toBe(1)
  }
  await page.context().addCookies([{ name: 'locale', value: 'en', url: world.settings.public_url }])
  await goTo(seat, at('/edit-profile'))
  await main.locator('#dob').fill('05-11-1980')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const { user } = await world.cleo.gets(profiles.show, { id: world.cleo.id })
  expect(JSON.stringify(user)).toContain('1980-11-05')
  expectQuiet(seat)
}, 60_000)

test('a name of fifty-five letters stays beside the picture, and the buttons below it in one row; an unread subject has its dot on the first line', async () => {
  const gina: Actor = await world.join('gina')
  await gina.gets(profiles.update, { first_name: 'Wilhelmina-Antoinette-Josefa', last_name: 'von und zu Hohenlohe-Waldeck' })
  const { seat, main } = await sit(world.ben)
  await goTo(seat, at(`/profile/${gina.id}`))
  const [head, follow, share] = [
    (await main.getByRole('heading', { level: 1 }).boundingBox())!,
    (await main.getByRole('button', { name: /^Follow / }).boundingBox())!,
    (await main.getByRole('button', { name: 'Share', exact: true }).boundingBox())!,
  ]
  expect(head.x).toBeGreaterThan(150)
  expect(Math.abs(follow.y - share.y)).toBeLessThan(follow.height)
  await gina.gets(network.follow, { id: world.ben.id })
  await world.settle()
  const his = await sit(world.ben, { width: 390, locale: 'fr-FR' })
  await goTo(his.seat, at('/notifications'))
  const row = his.main.locator('tr[data-notice]').filter({ hasText: 'Wilhelmina' }).first()
  const subject = row.getByRole('cell').filter({ has: his.page.getByText('À lire') })
  const [dot, lines] = [await dotOf(subject), await subject.getByRole('link').evaluate((it) => [...it.getClientRects()].map((line) => line.toJSON()))]
  expect([dot.width, dot.height, dot.isSeen]).toEqual([8, 8, true])
  expect(lines.length).toBeGreaterThan(1)
  expect(dot.right).toBeLessThanOrEqual(lines[0].left)
  const middle = dot.top + dot.height / 2
  expect([middle > lines[0].top, middle < lines[0].bottom]).toEqual([true, true])
  await row.getByRole('button', { name: /^Marquer comme lue/ }).click()
  await subject.waitFor({ state: 'detached' })
  expect(await row.locator('td > span[aria-hidden]').count()).toBe(0)
  expectQuiet(seat, his.seat)
}, 90_000)

test('ben reads what is known of ann’s store and opens what it deals in; his search and his order stay in it, and All leads out of it', async () => {
  await world.ann.gets(stores.update, { id: store as never, name: 'Penny Lane', country: 'FR', city: 'Lyon', country_ids: ['FR', 'DE'] })
  await sell(world, world.ann, { item: { country: 'DE' } as never, product: { name: 'Bavaria one' } })
  await world.settle()
  const { seat, page, main } = await sit(world.ben)
  await goTo(seat, at(`/stores/${store}`))
  await main.locator('[data-fact="returns"]').getByText('within 14 days').waitFor()
  expect(await main.locator('[data-fact="since"] dd').textContent()).toMatch(/^[A-Z][a-z]+ 20\d\d$/)
  await main.getByRole('link', { name: 'Germany 1' }).click()
  await page.waitForURL(/country=DE/)
  await main.getByText('1 result', { exact: true }).waitFor()
  await main.getByRole('searchbox').fill('Xylophone')
  await main.getByRole('searchbox').press('Enter')
  await main.getByText('Nothing here fits').waitFor()
  await main.getByRole('combobox', { name: 'Sort' }).selectOption({ index: 1 })
  await page.waitForURL(/sort=/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ search: 'Xylophone', country: 'DE' })
  expect(await main.getByRole('link', { name: 'Germany 1' }).getAttribute('aria-current')).toBe('true')
  await goTo(seat, at(`/stores/${store}?country=DE`))
  await main.getByRole('link', { name: 'All', exact: true }).click()
  await main.getByText('2 results', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expectQuiet(seat)
}, 60_000)

test('a guest on a phone reads the figures of ann: what she shows of items, and who follows her', async () => {
  await keepItem(world, world.ann)
  const seat = await stage.seat({ width: 390 })
  await goTo(seat, at(`/profile/${world.ann.id}`))
  const figures = seat.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^\d+ (items?|followers?|following)$/ })
  expect(await figures.allTextContents()).toEqual(['3 items', '0 followers', '0 following'])
  const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expectQuiet(seat)
}, 60_000)
