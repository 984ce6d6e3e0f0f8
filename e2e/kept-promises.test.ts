import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { rightsOf } from '#features/subscriptions/rules.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`

test('the page of plans tells each right that the server asks for or counts, and not one more', async () => {
  const { plans, rights } = await world.guest.gets(subscriptions.plans, {})
  const told = rightsOf(plans, rights).map(({ name }) => name)
  expect(told.length).toBeGreaterThan(10)
  const seat = await stage.seat()
  await goTo(seat, at('/subscription/plans'))
  const comparison = seat.page.getByRole('region', { name: 'Plan comparison' })
  const shown = await comparison.locator('tbody th[scope=row]').allTextContents()
  expect(shown.toSorted()).toEqual(told.toSorted())
  expectQuiet(seat)
}, 60_000)

test('a picture that comes while the server is busy is sent again by itself, and is never called damaged', async () => {
  const { seat, page, main } = await sit(world.ann)
  await goTo(seat, at('/stamp-items/create'))
  let asked = 0
  await page.route('**/api/medias', (route) =>
    ++asked > 1
      ? route.continue()
      : route.fulfill({
          status: 503,
          headers: { 'retry-after': '1', 'content-type': 'application/problem+json' },
          body: JSON.stringify({ type: '/problems/media.busy', status: 503, code: 'media.busy', message: 'We are busy' }),
        }),
  )
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await sampleImage())
  await main.getByRole('list', { name: 'Your pictures' }).getByRole('img').first().waitFor()
  await expect.poll(() => asked).toBe(2)
  expect(await main.getByText(/damaged/).count()).toBe(0)
}, 60_000)

test('cleo and ben, who follow each other, see what each shows to connections; of a private profile an accepted follower sees what is for everyone', async () => {
  const { ann, ben, cleo } = world
  await ben.gets(profiles.update, { city: 'Lyon' })
  await ben.gets(profiles.setVisibility, { visibility: { email: 'connections', city: 'everyone' }, is_private: true })
  const hers = await sit(cleo)
  const seen = async () => {
    await goTo(hers.seat, at(`/profile/${ben.id}?tab=about`))
    return hers.main.textContent()
  }
  expect(await seen()).not.toMatch(/Lyon|ben@/)
  await cleo.gets(network.follow, { id: ben.id })
  await ben.gets(network.accept, { id: cleo.id })
  expect(await seen()).toMatch(/Lyon/)
  expect(await seen()).not.toContain(ben.email)
  await ben.gets(network.follow, { id: cleo.id })
  expect(await seen()).toContain(ben.email)
  const anns = await sit(ann)
  await goTo(anns.seat, at(`/profile/${ben.id}?tab=about`))
  expect(await anns.main.textContent()).not.toMatch(/Lyon|ben@/)
  expectQuiet(hers.seat, anns.seat)
}, 60_000)
