import { expect, test } from 'vitest'
import { payments } from '#features/payments/contract.ts'
import { places } from '#features/places/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { stripeInstead } from '#test/support/outside/stripe-instead.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { standInForStripe } from './stripe-stand-in.ts'

/** The product as with Stripe: its library asks the sandbox, its pages load Stripe's script. */
const world = useWorld(async () => ({ web: true, ...(await stripeInstead()) }))
const stage = useBrowser()
const SLOW = { timeout: 60_000 }
const at = (path: string) => `${world.settings.public_url}${path}`

test('ben pays in Stripe’s own fields: a half number is told, a declined card too, another one buys; the script is loaded nowhere else', async () => {
  await openShop(world.ann)
  const product = await sell(world, world.ann)
  await world.ben.gets(places.create, {
    ...{ full_name: 'Ben Byer', address: '1 Rue de la Poste', city: 'Lyon', zipcode: '69001', country: 'FR', is_default: true },
  })
  const seat = await stage.seat()
  const { page, context } = seat
  const { asked } = await standInForStripe(context)
  await context.addCookies([{ name: 'session', value: world.ben.token, url: world.settings.public_url }])
  const main = page.getByRole('main')
  await goTo(seat, at(`/products/${product.id}`))
  await main.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto(at('/cart'))
  await main.getByRole('heading', { level: 1 }).waitFor()
  expect(asked).toEqual([])

  await goTo(seat, at('/cart/checkout'))
  const number = page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number')
  const pay = main.getByRole('button', { name: /^Pay / })
  await number.fill('4242')
  await pay.click()
  await main.getByText('Your card number is incomplete.').waitFor()
  await number.fill('4000 0000 0000 0002')
  await pay.click()
  await main.getByText('The bank declined the card. Try another one.').waitFor(SLOW)
  await number.fill('4242 4242 4242 4242')
  await pay.click()
  await page.waitForURL(/\/orders\/placed/, SLOW)
  await expect
    .poll(async () => (await world.ben.gets(payments.methods, {})).payment_methods.map(({ last4 }) => last4), { timeout: 15_000 })
    .toEqual(['4242'])
  const loaded = (await page.evaluate('stripe_asked').catch(() => null)) as {
    key: string
    elements: { mode: string; appearance: { theme: string } }
  } | null
  if (loaded) expect(loaded).toMatchObject({ key: 'pk_test_element', elements: { paymentMethodCreation: 'manual', appearance: { theme: 'stripe' } } })
  expect(asked.filter((url) => url.endsWith('stripe.js'))).toHaveLength(1)
  expectQuiet(seat)
}, 240_000)

test('cleo keeps a card in dark colours: Stripe’s fields take them', async () => {
  const seat = await stage.seat({ dark: true, width: 390 })
  const { page, context } = seat
  await standInForStripe(context)
  await context.addCookies([{ name: 'session', value: world.cleo.token, url: world.settings.public_url }])
  const main = page.getByRole('main')
  await goTo(seat, at('/setting/account/cards'))
  await main.getByRole('button', { name: 'Add a card' }).click()
  await page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number').fill('4242 4242 4242 4242')
  expect(await page.evaluate('stripe_asked.elements.appearance.theme')).toBe('night')
  await main.getByRole('button', { name: 'Save the card' }).click()
  await main.getByRole('list', { name: 'Saved cards' }).getByText('ending 4242').waitFor(SLOW)
  expect((await world.cleo.gets(payments.methods, {})).payment_methods).toMatchObject([{ last4: '4242', is_default: true }])
  expectQuiet(seat)
}, 240_000)
