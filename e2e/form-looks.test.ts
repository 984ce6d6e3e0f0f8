import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`
const dressOf = (it: Locator) =>
  it.evaluate((element) => {
    const { fontFamily, fontSize, fontWeight, height, borderTopColor, borderTopLeftRadius } = getComputedStyle(element)
    return { face: fontFamily.split(',')[0], fontSize, fontWeight, height, borderTopColor, borderTopLeftRadius }
  })

test('the fields of the card are dressed as those of the page beside them, begin where they do, and know whose card is typed', async () => {
  const { ann, ben } = world
  await openShop(ann)
  const { id } = await sell(world, ann)
  const { seat, page, main } = await sit(ben)
  await goTo(seat, at(`/products/${id}`))
  await main
    .getByRole('button', { name: 'Buy now' })
    .or(main.getByRole('link', { name: 'Buy now' }))
    .first()
    .click()
  await page.waitForURL(/checkout/)
  const frame = page.frameLocator('iframe[title="Card details"]')
  const [number, own] = [frame.getByLabel('Card number'), main.locator('.field .input').first()]
  await number.waitFor()
  expect(await dressOf(number)).toEqual(await dressOf(own))
  const [label, theirs] = [await dressOf(frame.locator('label').first()), await dressOf(main.locator('.field > label').first())]
  expect([label.face, label.fontSize, label.fontWeight]).toEqual([theirs.face, theirs.fontSize, theirs.fontWeight])
  const [box, field] = [(await number.boundingBox())!, (await page.locator('iframe[title="Card details"]').boundingBox())!]
  expect(Math.abs(box.x - field.x)).toBeLessThanOrEqual(1)
  await number.fill('4242')
  expect(await frame.locator('#brand').textContent()).toMatch(/visa/i)
  await number.fill('5555')
  expect(await frame.locator('#brand').textContent()).toMatch(/mastercard/i)
  const code = frame.locator('#code')
  expect(await code.evaluate((it) => document.getElementById(it.getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent)).toMatch(/digits/)
  expectQuiet(seat)
}, 90_000)

test('the form of an item begins with its kind over both columns; the place of the pictures is a well with two pockets, and a file that is refused takes none', async () => {
  const { seat, main } = await sit(world.ben)
  await goTo(seat, at('/stamp-items/create'))
  const pictures = main.getByRole('region', { name: 'Pictures' })
  const pockets = pictures.locator('.well > span')
  expect(await pockets.allTextContents()).toEqual(['Front', 'Back'])
  const [kind, side, well] = await Promise.all(
    [main.getByRole('group', { name: 'What is it' }), pictures, pictures.locator('.well')].map(async (it) => (await it.boundingBox())!),
  )
  expect(kind!.y + kind!.height).toBeLessThanOrEqual(side!.y)
  expect(well!.width).toBeGreaterThan(side!.width * 0.8)
  await pictures
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await pictures
    .getByRole('alert')
    .filter({ hasText: /JPEG, PNG, WebP/ })
    .waitFor()
  expect(await pockets.allTextContents()).toEqual(['Front', 'Back'])
  expect((await pictures.getByRole('listitem').first().boundingBox())?.height ?? 0).toBeLessThan(160)
}, 60_000)

test('a legend stands over its fields as a label does; one page has one way to the advanced search; Delete stands in the row of the other acts', async () => {
  const { cleo } = world
  const { seat, page, main } = await sit(cleo)
  await goTo(seat, at('/store/create'))
  const leftOf = (it: Locator) =>
    it.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left
    })
  for (const [legend, beside] of [
    [main.getByText('You sell as', { exact: true }), main.locator('label').filter({ hasText: 'Store name' })],
    [main.getByText('Store picture', { exact: true }), main.getByRole('heading', { name: 'Your store' })],
  ] as const)
    expect(Math.abs((await leftOf(legend)) - (await leftOf(beside)))).toBeLessThan(1)
  await goTo(seat, at('/search-result?search=penny'))
  expect(await page.getByRole('link', { name: 'Advance search' }).filter({ visible: true }).count()).toBe(1)
  await openShop(cleo)
  const item = await keepItem(world, cleo)
  await goTo(seat, at(`/stamp-items/${item.id}/show`))
  const acts = main.getByRole('button', { name: 'Delete', exact: true })
  const [its, edit] = [(await acts.boundingBox())!, (await main.getByRole('link', { name: 'Edit', exact: true }).first().boundingBox())!]
  expect(Math.abs(its.y - edit.y)).toBeLessThanOrEqual(edit.height)
  expectQuiet(seat)
}, 90_000)
