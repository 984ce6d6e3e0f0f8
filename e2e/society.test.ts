import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openServices } from '#app/services.ts'
import { profiles } from '#features/profiles/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { joinMarket } from '../db/seeds/demo/join.ts'
import { gather } from '../db/seeds/demo/society/gather.ts'
import { openStudio } from '../db/seeds/demo/studio/studio.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  const { product, pool, settings, secrets } = world
  await pool.query("update members set username = username || '.was_here'")
  const { files } = await openServices(settings, secrets)
  const parts = { product, pool, files, data_dir: settings.data_dir, say: () => {} }
  const studio = openStudio(64)
  await gather(parts, await joinMarket(parts), { db: product.db, files, studio }).finally(() => studio.close())
  await world.settle()
}, 120_000)

/** The password of a demo member, where whoever tries the demo reads it. */
async function passwordOf(name: string) {
  const lines = await readFile(join(world.settings.data_dir, 'demo-members.txt'), 'utf8')
  return lines.match(new RegExp(`^${name}@\\S+\\s+(\\S+)$`, 'm'))![1]!
}

test('ben of the demo market knows others: some follow him, some ask to, and whom he may like stands there with a face and the reason', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const main = page.getByRole('main')
  await goTo(seat, at('/login'))
  await main.getByLabel('E-mail').fill('ben@demo.example')
  await page.locator('#password').fill(await passwordOf('ben'))
  await page.keyboard.press('Enter')
  await page.waitForURL(at('/feeds'))
  await goTo(seat, at('/followers'))
  const tabs = main.getByRole('navigation', { name: 'Parts of the network' })
  for (const tab of ['Followers', 'Following', 'Requests']) await tabs.getByRole('link', { name: new RegExp(`^${tab}.*[1-9]`) }).waitFor()
  expect(await main.getByRole('listitem').filter({ hasText: '@' }).count()).toBeGreaterThan(10)
  await goTo(seat, at('/network'))
  const liked = main.getByRole('region', { name: 'Collectors you may like' }).getByRole('listitem')
  expect(await liked.count()).toBeGreaterThan(10)
  expect(await liked.first().textContent()).toMatch(/You both collect: \w/)
  const faces = liked.locator('img')
  expect(await faces.count()).toBeGreaterThan(10)
  await expect.poll(() => faces.first().evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
  const follow = liked.getByRole('button', { name: /^Follow / }).first()
  const name = (await follow.getAttribute('aria-label'))!.replace('Follow ', '')
  await follow.click()
  await main.getByRole('button', { name: `Following: stop following ${name}` }).waitFor()
  expectQuiet(seat)
}, 90_000)

test('kai, who has told nothing, meets collectors whom many follow; once he tells Germany and birds, those who collect the same come first', async () => {
  const kai = await world.join('kai')
  const { seat, main } = await sit(kai)
  await goTo(seat, at('/network'))
  const first = main.getByRole('region', { name: 'Collectors you may like' }).getByRole('listitem').first()
  expect(await first.textContent()).toMatch(/\d+ members follow them/)
  await main.getByRole('link', { name: 'Tell what you collect' }).click()
  await seat.page.waitForURL(at('/edit-profile#collecting'))
  await kai.gets(profiles.update, { country_ids: ['DE'], topic_ids: ['birds'] })
  await goTo(seat, at('/follow-users'))
  expect(await main.getByRole('listitem').first().textContent()).toContain('You both collect: Birds')
  expectQuiet(seat)
}, 60_000)
