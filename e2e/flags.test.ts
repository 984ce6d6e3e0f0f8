import { expect, test } from 'vitest'
import { flags } from '#features/flags/contract.ts'
import { giveCoins, keepItem } from '#test/support/fixtures.ts'
import { votersOf } from '#test/support/voters.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const sitDown = seatsIn(world, stage)

test('ben flags ann’s item with a mark, cleo votes blind and then sees how it stands, it is right: coins, notices, the item is marked', async () => {
  await giveCoins(world, world.ben, 40)
  const item = await keepItem(world, world.ann, { name: 'Sun 1 sol', perforation: '12' })
  const voters = await votersOf(world, ['vera', 'viktor', 'walt', 'wilma'], 0)
  await world.pool.query("update members set created_at = clock_timestamp() - interval '1 year' where id = $1", [world.cleo.id])

  const ben = await sitDown(world.ben)
  await goTo(ben.seat, at(`/stamp-items/${item.id}/show`))
  await ben.main.getByRole('button', { name: 'Flag this item' }).click()
  const form = ben.page.getByRole('dialog', { name: 'Flag this item' })
  await form.getByLabel('What is wrong').selectOption({ label: 'Reperforated' })
  await form.getByLabel('How one sees it').fill('The right side gauges 14')
  await form.getByRole('button', { name: 'Add a mark' }).click()
  await form.getByLabel('What mark 1 shows').fill('Round and clean holes')
  await form.getByText('40 coins').waitFor()
  await form.getByRole('button', { name: 'Flag this item' }).click()
  await ben.main.getByText('staked on it').waitFor()
  const { id } = (await world.ben.gets(flags.list, {})).flags.data[0]!

  const cleo = await sitDown(world.cleo)
  await goTo(cleo.seat, at('/flags?view=to_vote'))
  await cleo.main.getByRole('link', { name: 'Sun 1 sol' }).click()
  await cleo.main.getByText('names are open to you after your vote').waitFor()
  expect(await cleo.main.textContent()).not.toMatch(/ann Collector|ben Collector/)
  await cleo.main.getByRole('radio', { name: 'Correct', exact: false }).first().check()
  await cleo.main.getByRole('button', { name: 'Vote: the flag is correct' }).click()
  await cleo.main.getByRole('heading', { name: 'How the votes stand' }).waitFor()
  await cleo.main.getByRole('link', { name: 'ann Collector' }).waitFor()

  for (const voter of voters) await voter.gets(flags.vote, { id, vote: 'correct' })
  await world.pool.query("update flag_tickets set due_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await world.settle()
  await goTo(ben.seat, at('/notifications'))
  await ben.main.getByText('The flag on Sun 1 sol was right').first().click()
  await ben.page.waitForURL(at(`/flags/${id}/conversation`))
  await ben.main.getByText('Decided: the flag is right').waitFor()
  await goTo(ben.seat, at('/wallet/coins'))
  await ben.main.getByText('A flag was decided').first().waitFor()
  const guest = await stage.seat()
  await goTo(guest, at(`/stamp-items/${item.id}/show`))
  await guest.page.getByText('A flag was found right: Reperforated').waitFor()
  await goTo(ben.seat, at(`/flags/${id}/conversation?redirect_back=//evil.example`))
  expect(await ben.main.getByRole('navigation').getByRole('link').first().getAttribute('href'), 'D6').toBe('/flags')
})
