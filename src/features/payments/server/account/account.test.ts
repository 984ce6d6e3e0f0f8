import Stripe from 'stripe'
import { afterAll, expect, test, vi } from 'vitest'
import { products } from '#features/products/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { fixturesOf, openShop } from '#test/support/fixtures.ts'
import { openLetters, until } from '#test/support/outside/payments-harness.ts'
import { useWorld } from '#test/support/world.ts'
import { payments } from '../../contract.ts'

const world = useWorld()
const { quiet, send } = openLetters(world)
afterAll(quiet)

const accountOf = async (who: Actor) => (await who.gets(payments.account, {})).connected_account
const standsAt = (who: Actor, status: string) => until(async () => (await accountOf(who))?.status === status)
const begin = async (who: Actor, country = 'DE') => (await who.gets(payments.openAccount, { country })).connected_account
/** The member fills in the gateway's page, without JavaScript. */
async function fill(who: Actor, fields: Record<string, string>) {
  const { onboarding_url } = await who.gets(payments.onboardAccount, {})
  const url = new URL(onboarding_url)
  const body = new URLSearchParams({ link: url.searchParams.get('link')!, ...fields })
  return fetch(url.origin + url.pathname, { method: 'POST', body, redirect: 'manual' })
}
const noticesOf = async ({ id }: Actor) =>
  (
    await world.pool.query("select property->>'action' as action from notifications where member_id = $1 and type = 'payout_account' order by id", [
      id,
    ])
  ).rows.map(({ action }) => action)

test('ann begins, fills in the gateway’s page and is active: told once, however often the webhook comes', async () => {
  expect(await accountOf(world.ann)).toBeNull()
  const account = await begin(world.ann)
  expect(account).toMatchObject({ status: 'begun', is_active: false, accountable_type: 'User', accountable_id: world.ann.id })
  expect(account.onboarding_url).toBe(`${world.settings.public_url}/setting/wallet/onboarding`)
  const left = await fill(world.ann, { bank: '000123456789', ends: 'works' })
  expect(left.headers.get('location')).toBe(`${account.onboarding_url}?step=back`)
  await standsAt(world.ann, 'active')
  expect(await accountOf(world.ann)).toMatchObject({ is_active: true, needs: [], bank_name: 'STRIPE TEST BANK', bank_last4: '6789' })
  const told = {
    id: 'evt_again',
    object: 'event',
    type: 'account.updated',
    account: account.account_id,
    data: { object: { id: account.account_id } },
  }
  for (let n = 0; n < 5; n++) expect(await send(told)).toBe(200)
  await quiet()
  expect(await noticesOf(world.ann)).toEqual(['active'])
})

test('ben’s account needs a document: until it is checked he cannot list, afterwards he can', async () => {
  await openShop(world.ben)
  await begin(world.ben)
  await fill(world.ben, { ends: 'document' })
  await standsAt(world.ben, 'restricted')
  expect(await accountOf(world.ben)).toMatchObject({ is_active: false, needs: ['identity'] })
  const wares = await fixturesOf(world, world.ben)
  expect(await world.ben.ask(products.create, wares)).toMatchObject({ status: 409, code: 'product.store_inactive' })
  await fill(world.ben, { document: 'sent' })
  await standsAt(world.ben, 'active')
  await quiet()
  expect((await world.ben.gets(products.create, wares)).product.status).toBe('published')
  expect(await noticesOf(world.ben)).toEqual(['restricted', 'active'])
}, 20_000)

test('cleo disconnects her account: it is lost, she cannot list, and another one can be made and only then', async () => {
  const first = await begin(world.cleo)
  expect((await begin(world.cleo)).account_id).toBe(first.account_id)
  await fill(world.cleo, { ends: 'works' })
  await standsAt(world.cleo, 'active')
  const { onboarding_url } = await world.cleo.gets(payments.onboardAccount, {})
  const url = new URL(onboarding_url)
  await fetch(url.origin + url.pathname, { method: 'POST', body: new URLSearchParams({ link: url.searchParams.get('link')!, act: 'disconnect' }) })
  await standsAt(world.cleo, 'lost')
  expect(await world.cleo.ask(payments.onboardAccount, {})).toMatchObject({ status: 409, code: 'account.over' })
  expect(await accountOf(world.cleo)).toMatchObject({ is_active: false, onboarding_url: null })
  const second = await begin(world.cleo)
  expect(second).toMatchObject({ status: 'begun', needs: [], bank_last4: null })
  expect(second.account_id).not.toBe(first.account_id)
  await quiet()
  expect(await noticesOf(world.cleo)).toEqual(['active', 'lost'])
}, 20_000)

test('an account that the gateway refuses stays refused; a country that it does not serve makes none', async () => {
  const dora = await world.join('dora')
  expect(await dora.ask(payments.openAccount, { country: 'RU' })).toMatchObject({ status: 422, code: 'account.country' })
  expect(await accountOf(dora)).toBeNull()
  await begin(dora, 'IT')
  await fill(dora, { ends: 'refused' })
  await standsAt(dora, 'refused')
  expect(await dora.ask(payments.openAccount, { country: 'IT' })).toMatchObject({ status: 409, code: 'account.refused' })
  expect(await dora.ask(payments.onboardAccount, {})).toMatchObject({ status: 409, code: 'account.over' })
})

test('two presses at once make one account', async () => {
  const emil = await world.join('emil')
  const answers = await Promise.all([1, 2, 3, 4].map(() => begin(emil)))
  expect(new Set(answers.map(({ account_id }) => account_id)).size).toBe(1)
  const { data } = await world.gateway.gateway.stripe.accounts.list({ limit: 100 })
  expect(data.filter(({ metadata }) => metadata?.member_id === emil.id)).toHaveLength(1)
})

test('a gateway that does not answer changes nothing, and an answer that a later question has overtaken is dropped', async () => {
  const fred = await world.join('fred')
  await begin(fred)
  await fill(fred, { ends: 'works' })
  await standsAt(fred, 'active')
  await quiet()
  const { stripe } = world.gateway.gateway
  const real = stripe.accounts.retrieve.bind(stripe.accounts)
  const away = vi
    .spyOn(stripe.accounts, 'retrieve')
    .mockRejectedValueOnce(new Stripe.errors.StripeConnectionError({ message: 'away', type: 'api_error' }))
  expect(await fred.ask(payments.lookAccount, {})).toMatchObject({ status: 503, code: 'payment.gateway' })
  away.mockRestore()
  expect(await accountOf(fred)).toMatchObject({ status: 'active' })
  // The first question is answered after the second one, with what was true before.
  const before = await real((await accountOf(fred))!.account_id!)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const stub = vi.spyOn(stripe.accounts, 'retrieve').mockImplementationOnce(async () => {
    await held
    return {
      ...before,
      payouts_enabled: false,
      details_submitted: true,
      requirements: { ...before.requirements, currently_due: ['external_account'] },
    } as never
  })
  const slow = fred.gets(payments.lookAccount, {})
  await until(async () => stub.mock.calls.length === 1)
  await fred.gets(payments.lookAccount, {})
  release()
  await slow
  stub.mockRestore()
  expect(await accountOf(fred)).toMatchObject({ status: 'active', needs: [] })
})

test('what the gateway tells while it is being asked is asked for again', async () => {
  const hans = await world.join('hans')
  const { account_id } = await begin(hans)
  await fill(hans, { ends: 'works' })
  await standsAt(hans, 'active')
  await quiet()
  const { stripe } = world.gateway.gateway
  const real = stripe.accounts.retrieve.bind(stripe.accounts)
  const stub = vi.spyOn(stripe.accounts, 'retrieve').mockImplementation(async (...asked) => {
    const answer = await real(...(asked as Parameters<typeof real>))
    if (stub.mock.calls.length > 1) return answer
    // The account is lost between the gateway's answer and our record of it.
    await world.pool.query(`update sandbox.objects set body = body || '{"_deauthorized": true}' where id = $1`, [account_id])
    await send({
      id: 'evt_between',
      object: 'event',
      type: 'account.application.deauthorized',
      account: account_id,
      data: { object: { id: 'ca_1' } },
    })
    return answer
  })
  await hans.gets(payments.lookAccount, {})
  await standsAt(hans, 'lost')
  stub.mockRestore()
})

test('another bank is told by itself and starts the 72 hours anew', async () => {
  const gina = await world.join('gina')
  await begin(gina)
  await fill(gina, { bank: '000123456789', ends: 'works' })
  await standsAt(gina, 'active')
  const before = (await accountOf(gina))!.changed_at
  const url = new URL((await gina.gets(payments.onboardAccount, {})).onboarding_url)
  const body = new URLSearchParams({ link: url.searchParams.get('link')!, act: 'bank', bank: '000111111113' })
  await fetch(url.origin + url.pathname, { method: 'POST', body })
  await until(async () => (await accountOf(gina))?.bank_last4 === '1113')
  expect((await accountOf(gina))!.changed_at > before).toBe(true)
  await quiet()
  expect(await noticesOf(gina)).toEqual(['active', 'bank'])
})

test('nobody onboards without a fresh sign-in, and nobody reads another’s account', async () => {
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [world.ann.id])
  expect(await world.ann.ask(payments.onboardAccount, {})).toMatchObject({ status: 403, code: 'session.step_up' })
  expect(await world.guest.ask(payments.account, {})).toMatchObject({ status: 401 })
})
