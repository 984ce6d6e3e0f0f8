import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { fixturesOf, keepItem, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function seatOf({ token }: Actor): Promise<BrowserUser> {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: token!, url: world.settings.public_url }])
  return seat
}

test('a wrong file and a huge one are told by name; what ann typed stays, and a hostile name is only a name', async () => {
  const seat = await seatOf(world.ann)
  const { page } = seat
  const hostile = '<img src=x onerror=alert(1)> “20c” 😀'
  const [wrong, huge] = [join(tmpdir(), 'letter.jpg'), join(tmpdir(), 'huge.jpg')]
  writeFileSync(wrong, 'Dear ann, this is no picture')
  writeFileSync(huge, Buffer.alloc(26_000_000, 7))
  await goTo(seat, at('/stamp-items/create'))
  await page.getByLabel('Name').fill(hostile)
  for (const [file, said] of [
    [wrong, /JPEG, PNG, WebP/],
    [huge, /too large/],
  ] as const) {
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('alert').filter({ hasText: said }).waitFor()
    await page
      .getByRole('list', { name: 'Your pictures' })
      .getByRole('button', { name: /^Remove/ })
      .click()
  }
  expect(await page.getByLabel('Name').inputValue()).toBe(hostile)
  await page.locator('input[type=file]').first().setInputFiles(wrong)
  await page
    .getByRole('alert')
    .filter({ hasText: /JPEG, PNG, WebP/ })
    .waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await sampleImage())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const left = page.getByRole('dialog').filter({ hasText: '1 picture was left out' })
  await left.getByRole('button', { name: 'Save without them' }).click()
  await page.getByRole('heading', { name: hostile }).waitFor()
  expect(seat.complaints).toEqual([])
}, 90_000)

test('a price below nothing is told at its field, and the rest of the form stays', async () => {
  await openShop(world.ann)
  const item = await keepItem(world, world.ann)
  const seat = await seatOf(world.ann)
  const { page } = seat
  await goTo(seat, at(`/products/create?productable_id=${item.id}`))
  const price = page.getByRole('textbox', { name: /^Price/ })
  await price.fill('-5')
  await page.getByRole('button', { name: /list it|List for sale/ }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(await price.inputValue()).toBe('-5')
  expect(await price.getAttribute('aria-invalid')).toBe('true')
  expect(page.url()).toContain('/products/create')
}, 60_000)

test('what is another’s is not there for ben, said in words', async () => {
  const item = await keepItem(world, world.ann)
  const seat = await seatOf(world.ben)
  await goTo(seat, at(`/stamp-items/${item.id}/edit`))
  await seat.page.getByRole('heading', { name: 'Not yours to change' }).waitFor()
  await goTo(seat, at('/products/01a20000-0000-7000-8000-000000000000'))
  await seat.page.getByRole('heading', { name: 'This page could not be found' }).waitFor()
}, 60_000)

test('ben’s cart shows the price as it is now, not as it was when he put the stamp in', async () => {
  const wares = await fixturesOf(world, world.ann)
  const { product: listed } = await world.ann.gets(products.create, wares)
  const seat = await seatOf(world.ben)
  await goTo(seat, at(`/products/${listed.id}`))
  await seat.page.getByRole('button', { name: 'Add to cart' }).first().click()
  await seat.page.getByText('Item Added To Your Cart').waitFor()
  await world.ann.gets(products.update, { ...wares, id: listed.id, regular_price: 20_000 })
  await goTo(seat, at('/cart'))
  await seat.page.getByText('200.00').first().waitFor()
}, 60_000)
