import { expect, test } from 'vitest'
import { payments } from '#features/payments/contract.ts'
import { places } from '#features/places/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function sitDown(who: Actor) {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: who.token, url: world.settings.public_url }])
  return { seat, page: seat.page, main: seat.page.getByRole('main') }
}
const cardsOf = async (who: Actor) => (await who.gets(payments.methods, {})).payment_methods.map(({ last4, is_default }) => [last4, is_default])
const addressesOf = async (who: Actor) =>
  (await who.gets(places.list, {})).addresses.map(({ city, state, zipcode, country, is_default }) => [city, state, zipcode, country, is_default])

test('ben keeps two cards, prefers the second, and removes it only after he has said yes', async () => {
  const { seat, page, main } = await sitDown(world.ben)
  await goTo(seat, at('/setting'))
  await main.getByRole('link', { name: 'Cards What you pay with' }).click()
  await main.getByRole('heading', { name: 'No card is saved yet' }).waitFor()
  const add = async (number: string) => {
    await main.getByRole('button', { name: 'Add a card' }).click()
    const fields = page.frameLocator('iframe[title="Card details"]')
    await fields.locator('input').nth(0).fill(number)
    await fields.locator('input').nth(1).fill('12 / 34')
    await fields.locator('input').nth(2).fill('123')
    await main.getByRole('button', { name: 'Save the card' }).click()
    await main
      .getByRole('list', { name: 'Saved cards' })
      .getByText(`ending ${number.slice(-4)}`)
      .waitFor()
  }
  await add('4242 4242 4242 4242')
  await add('5555 5555 5555 4444')
  expect(await main.getByRole('button', { name: 'Add a card' }).evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await cardsOf(world.ben)).toEqual([
    ['4242', true],
    ['4444', false],
  ])
  await main.getByRole('button', { name: 'Make default: Mastercard ending 4444' }).click()
  await expect.poll(() => cardsOf(world.ben), { timeout: 15_000 }).toContainEqual(['4444', true])
  const remove = main.getByRole('button', { name: 'Remove Mastercard ending 4444' })
  await remove.click()
  const sure = page.getByRole('dialog', { name: 'Remove Mastercard ending 4444?' })
  await sure.getByRole('button', { name: 'cancel' }).click()
  expect(await cardsOf(world.ben)).toHaveLength(2)
  await remove.click()
  await sure.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => cardsOf(world.ben), { timeout: 15_000 }).toEqual([['4242', true]])
  expectQuiet(seat)
}, 120_000)

test('cleo keeps addresses: each country asks for what its post needs, and nothing typed is lost', async () => {
  const { seat, page, main } = await sitDown(world.cleo)
  await goTo(seat, at('/setting/account/addresses'))
  await main.getByRole('button', { name: 'Add an address' }).click()
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await main.getByLabel(label).fill(value)
  }
  await main.getByLabel('Country').selectOption({ label: 'United States' })
  await fill({ 'Street and number': '1 Main Street', Postcode: '1234', Town: 'Boise' })
  const save = main.getByRole('button', { name: 'Save the address' })
  await save.click()
  await main.getByLabel('State or province').and(page.locator('[aria-invalid=true]')).waitFor()
  await main.getByLabel('State or province').fill('Idaho')
  await save.click()
  await main.getByLabel('Postcode').and(page.locator('[aria-invalid=true]')).waitFor()
  expect(await main.getByLabel('Street and number').inputValue()).toBe('1 Main Street')
  await main.getByLabel('Postcode').fill('83702')
  await save.click()
  await main.getByRole('list', { name: 'Saved addresses' }).getByText('1 Main Street, 83702 Boise, Idaho, United States').waitFor()

  await main.getByRole('button', { name: 'Add an address' }).click()
  await main.getByLabel('Country').selectOption({ label: 'Ireland' })
  expect(await main.getByLabel('State or province').count()).toBe(0)
  await fill({ 'Street and number': '4 Quay Street', Town: 'Galway' })
  await save.click()
  await main.getByRole('button', { name: 'Make default: 4 Quay Street, Galway, Ireland' }).click()
  await expect.poll(() => addressesOf(world.cleo), { timeout: 15_000 }).toContainEqual(['Galway', '', '', 'IE', true])
  await main.getByRole('button', { name: 'Change 1 Main Street', exact: false }).click()
  expect(await main.getByLabel('Country').inputValue()).toBe('US')
  await fill({ Town: 'Nampa' })
  await save.click()
  await main.getByText('1 Main Street, 83702 Nampa, Idaho, United States').waitFor()
  await main.getByRole('button', { name: 'Remove 4 Quay Street', exact: false }).click()
  await page.getByRole('dialog', { name: 'Remove this address?' }).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => addressesOf(world.cleo), { timeout: 15_000 }).toEqual([['Nampa', 'Idaho', '83702', 'US', true]])
  expectQuiet(seat)
}, 120_000)
