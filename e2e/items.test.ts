import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function photograph({ page }: BrowserUser, times: number) {
  const shots = await Promise.all(Array.from({ length: times }, sampleImage))
  await page.locator('input[type=file]').first().setInputFiles(shots)
  const list = page.getByRole('list', { name: 'Your pictures' })
  await list
    .getByRole('listitem')
    .nth(times - 1)
    .waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-label="Your pictures"] progress'))
  return list
}

async function dragBackToFront(page: Page, list: Locator) {
  const shown = () => list.getByRole('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
  const [front, back] = await shown()
  await page.getByRole('button', { name: /^Move Back/ }).scrollIntoViewIfNeeded()
  const grip = await page.getByRole('button', { name: /^Move Back/ }).boundingBox()
  const first = await list.getByRole('listitem').first().boundingBox()
  await page.mouse.move(grip!.x + 8, grip!.y + 8)
  await page.mouse.down()
  await page.mouse.move(first!.x + 40, first!.y + 40, { steps: 4 })
  await page.mouse.up()
  expect(await shown()).toEqual([back, front])
}

test('cleo leaves a half-told item by mistake, closes the tab, comes back and finds all of it; the next one begins as the last', async () => {
  const seat = await stage.seat({ width: 390 })
  await seat.context.addCookies([{ name: 'session', value: world.cleo.token!, url: world.settings.public_url }])
  const { page } = seat
  await goTo(seat, at('/stamp-items/create'))
  const list = await photograph(seat, 2)
  await dragBackToFront(page, list)
  await page.getByLabel('Country').fill('France')
  await page.getByLabel('Year', { exact: true }).fill('1876')
  await page.getByLabel('Condition').selectOption({ label: 'Used' })
  await page.getByLabel('Name').fill('Sage 25c. bleu')
  await page.getByText('Separation, paper and printing').click()
  await page.getByLabel('Perforation').fill('14 × 13½')
  await page.getByRole('link', { name: 'Cachet' }).first().click()
  await page.waitForURL(at('/feeds'))
  await page.close()

  const again: BrowserUser = { ...seat, page: await seat.context.newPage() }
  const tab = again.page
  await goTo(again, at('/stamp-items/create'))
  await tab.getByText('What you typed before is here again.').waitFor()
  expect(await tab.getByLabel('Name').inputValue()).toBe('Sage 25c. bleu')
  expect(await tab.locator('#perforation').inputValue()).toBe('14 × 13½')
  await expect.poll(() => tab.getByRole('list', { name: 'Your pictures' }).getByRole('listitem').count()).toBe(2)

  await tab.getByRole('button', { name: 'Save and add another' }).click()
  await tab.getByText('Saved to your collection').waitFor()
  await expect.poll(() => tab.getByLabel('Name').inputValue()).toBe('')
  expect(await tab.getByLabel('Country').inputValue()).toBe('France')
  expect(await tab.getByLabel('Condition').inputValue()).toBe('USED')
  expect(await tab.getByRole('list', { name: 'Your pictures' }).count()).toBe(0)

  await goTo(again, at(`/user/${world.cleo.id}/stamp-items`))
  await tab
    .getByRole('main')
    .getByRole('link', { name: /Sage 25c/ })
    .first()
    .click()
  await tab.getByRole('link', { name: 'Add another like it' }).click()
  await tab.waitForURL(/like=/)
  expect(await tab.getByLabel('Name').inputValue()).toBe('Sage 25c. bleu')
  expect(await tab.getByLabel('Year', { exact: true }).inputValue()).toBe('1876')
  expectQuiet(seat)
}, 180_000)

test('somebody else at the same browser finds nothing of it', async () => {
  const seat = await stage.seat()
  const sit = (token: string) => seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
  await sit(world.cleo.token!)
  await goTo(seat, at('/stamp-items/create'))
  await seat.page.getByLabel('Name').fill('A secret of cleo')
  await sit(world.ben.token!)
  await goTo(seat, at('/stamp-items/create'))
  expect(await seat.page.getByLabel('Name').inputValue()).toBe('')
  await sit(world.cleo.token!)
  await goTo(seat, at('/stamp-items/create'))
  await expect.poll(() => seat.page.getByLabel('Name').inputValue()).toBe('A secret of cleo')
  expectQuiet(seat)
}, 120_000)
