import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const sitDown = seatsIn(world, stage)

beforeAll(async () => {
  const { ann, cleo } = world
  await cleo.gets(network.follow, { id: ann.id })
  await world.pool.query('update members set is_private = true where id = $1', [ann.id])
  await world.settle()
})

test('ben finds ann, asks to follow her, she sees it without reloading and accepts, and ben sees whom she knows', async () => {
  const [ann, ben] = [await sitDown(world.ann), await sitDown(world.ben)]
  await goTo(ann.seat, at('/followers?tab=requests'))
  await ann.main.getByRole('heading', { name: 'Nobody here yet' }).waitFor()
  await goTo(ben.seat, at('/network'))
  await ben.main.getByRole('searchbox', { name: 'Name or username' }).fill('ann')
  await ben.page.keyboard.press('Enter')
  await ben.page.waitForURL(/search=ann/)
  await ben.main.getByRole('button', { name: 'Ask to follow ann Collector' }).click()
  await ben.main.getByRole('button', { name: /^Requested/ }).waitFor()
  // Live update: on ann's open page without a reload.
  await ann.main.getByRole('button', { name: 'Accept ben Collector' }).click()
  await ann.main.getByRole('heading', { name: 'Nobody here yet' }).waitFor()
  await goTo(ben.seat, at(`/profile/${world.ann.id}/network`))
  await ben.main.getByRole('link', { name: 'cleo Collector' }).waitFor()
  await ben.main.getByRole('button', { name: 'Following: stop following ann Collector' }).waitFor()
  const stranger = await sitDown(await world.join('dora'))
  await goTo(stranger.seat, at(`/profile/${world.ann.id}/network`))
  await stranger.main.getByRole('heading', { name: 'Private' }).waitFor()
  expect(await stranger.main.getByText('cleo Collector').count()).toBe(0)
  expectQuiet(ann.seat, ben.seat, stranger.seat)
}, 120_000)

test('cleo takes a follow back, undoes that, and removes ben from her followers', async () => {
  const { cleo, ben } = world
  await ben.gets(network.follow, { id: cleo.id })
  const { seat, page, main } = await sitDown(cleo)
  await goTo(seat, at(`/profile/${ben.id}/network`))
  await main.getByRole('button', { name: 'Follow ben Collector' }).click()
  await main.getByRole('button', { name: /^Following/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await main.getByRole('button', { name: /^Following/ }).waitFor()
  await goTo(seat, at('/followers'))
  await main.getByRole('button', { name: 'Remove ben Collector as a follower' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await main.getByRole('heading', { name: 'Nobody here yet' }).waitFor()
  expectQuiet(seat)
}, 120_000)

test('where everybody keeps to themselves nobody is suggested to cleo, and a button leads her to where she tells what she collects', async () => {
  await world.pool.query('update members set is_private = true')
  const { seat, page, main } = await sitDown(world.cleo)
  for (const path of ['/network', '/follow-users']) {
    await goTo(seat, at(path))
    await main.getByRole('heading', { name: 'Nobody to suggest yet' }).waitFor()
    await main.locator('.empty').getByRole('link', { name: 'Tell what you collect' }).click()
    await page.waitForURL(at('/edit-profile#collecting'))
  }
  expectQuiet(seat)
}, 60_000)
