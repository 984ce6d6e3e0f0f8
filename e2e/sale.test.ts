import { expect, test } from 'vitest'
import { ledgerDrift, ledgerSums } from '#features/ledger/server/public.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, pressAtRest, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const PASSWORD = 'a penny black on cover'

async function signUp(seat: BrowserUser, first: string) {
  const { page } = seat
  await goTo(seat, at('/signup'))
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill('Journey')
  await page.getByLabel('Username').fill(`${first.toLowerCase()}.journey`)
  await page.getByRole('main').getByLabel('E-mail').fill(`${first}.journey@example.com`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(at('/signup/countries'))
  await page.goto(at(await linkFor(`${first.toLowerCase()}.journey@example.com`)), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(at('/marketplace'))
}

async function linkFor(recipient: string): Promise<string> {
  const { rows } = await world.pool.query<{ facts: { path: string } }>('select facts from mails where recipient = $1 order by id desc limit 1', [
    recipient,
  ])
  return rows[0]!.facts.path
}

async function balanced() {
  for (const { sum } of await ledgerSums(world.product.db)) expect(sum).toBe(0)
  expect(await ledgerDrift(world.product.db)).toEqual([])
}

/** ann photographs a stamp, opens her store and lists it. */
async function listAStamp(seat: BrowserUser, name: string) {
  const { page } = seat
  await goTo(seat, at('/stamp-items/create'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await sampleImage())
  await page.getByRole('list', { name: 'Your pictures' }).getByRole('img').first().waitFor()
  await page.getByLabel('Country').fill('France')
  await page.getByLabel('Year', { exact: true }).fill('1875')
  await page.getByLabel('Condition').selectOption({ label: 'Used' })
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'List it for sale' }).click()
  await page.getByLabel('Store name').fill('Ann’s stockbook')
  await page.getByLabel('Country').fill('France')
  await page.getByLabel('City').fill('Lyon')
  await page.getByRole('button', { name: 'Open my store' }).click()
  await page.getByRole('textbox', { name: /^Price/ }).fill('24.50')
  await page.getByRole('button', { name: /list it|List for sale/ }).click()
  await page.waitForURL(/\/products\/[0-9a-f-]{36}$/)
}

/** ben finds it with filters, adds it to his cart and pays with a card that his bank authenticates. */
async function buyIt(seat: BrowserUser, name: string) {
  const { page } = seat
  await goTo(seat, at('/marketplace/for-sale'))
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: 'France' }).check()
  await sheet.getByRole('radio', { name: 'Before 1950' }).check()
  await sheet.getByRole('button', { name: /^Show 1 result/ }).click()
  await page.waitForURL(/country=FR.*years=before-1950/)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Buy now' }).first().click()
  await page.getByLabel('Country').selectOption('IE')
  await page.getByLabel('Street and number').fill('4 Quay Street')
  await page.getByLabel('Postcode').fill('H91 F2T5')
  await page.getByLabel('Town').fill('Galway')
  const card = page.frameLocator('iframe[title="Card details"]')
  await card.locator('input').nth(0).waitFor()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Please Select A Payment Card').waitFor()
  await card.locator('input').nth(0).fill('4000002500003155')
  await page.getByText('Please Select A Payment Card').waitFor({ state: 'detached' })
  await card.locator('input').nth(1).fill('12 / 31')
  await card.locator('input').nth(2).fill('123')
  await pressAtRest(page.getByRole('button', { name: /^Pay \$/ }))
  await page.waitForURL(/authenticate/)
  await balanced()
  await page.getByRole('button', { name: /Complete/ }).click()
  await page.waitForURL(/orders\/placed/)
  await page
    .getByRole('link', { name: /^Order \d/ })
    .first()
    .click()
  await page.waitForURL(/order-tracking/)
}

test('ann signs up, photographs, lists; ben finds and buys with 3-D-Secure; she ships, he sees it move and confirms; her money is free', async () => {
  const [ann, ben] = [await stage.seat(), await stage.seat({ width: 390 })]
  const name = 'Sage 25 centimes, Lyon cancel'
  await signUp(ann, 'Ann')
  await signUp(ben, 'Ben')
  await listAStamp(ann, name)
  await buyIt(ben, name)
  await world.settle()
  await balanced()

  await goTo(ann, at('/store/order-listing'))
  await ann.page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await ann.page.getByLabel('Carrier').fill('La Poste')
  await ann.page.getByLabel('Tracking number').fill('RR482117305FR')
  await ann.page.getByRole('button', { name: 'It is on its way' }).click()

  // Live update: on his own screen without a reload.
  await ben.page.getByText('RR482117305FR').first().waitFor()
  await balanced()
  await ben.page.getByRole('button', { name: 'Confirm delivery' }).click()
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Confirm delivery' }).click()
  await ben.page.getByText('Delivery confirmed').first().waitFor()
  await ben.page.getByText(/^Arrived/).waitFor()
  await world.settle()
  await balanced()

  await goTo(ann, at('/wallet'))
  const available = ann.page.getByRole('region', { name: 'Money' })
  expect(await available.textContent()).toContain('33.00')
  expectQuiet(ann, ben)
}, 240_000)
