import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clubs } from '#features/clubs/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const sitDown = seatsIn(world, stage)

async function signUp(page: Page) {
  const main = page.getByRole('main')
  for (const [label, words] of [
    ['First name', 'Dora'],
    ['Last name', 'Long'],
    ['Username', 'dora.long'],
    ['E-mail', 'dora@example.com'],
  ] as const)
    await main.getByLabel(label).fill(words)
  await page.locator('#password').fill('a penny black')
  await main.getByRole('button', { name: 'Sign Up' }).click()
}

test('ann invites an address by letter and cleo by a link; dora signs up on the way and both are in the hidden club; ann takes the link back', async () => {
  await world.pool.query("update members set plan = 'premium' where username = 'ann'")
  const { club } = await world.ann.gets(clubs.create, {
    ...{ name: 'Plate numbers', visibility: 'hidden', joining: 'invitation', rules: ['Both sides, please.'] },
  })
  const ann = await sitDown(world.ann)
  await goTo(ann.seat, at(`/club/${club.id}/members?list=invited`))
  await ann.main.getByLabel('Invite a member').fill('dora@example.com')
  await ann.main.getByRole('button', { name: 'Invite', exact: true }).click()
  await ann.main.getByRole('listitem').filter({ hasText: 'dora@example.com' }).waitFor()
  await ann.main.getByLabel('For how many').selectOption('5')
  await ann.main.getByRole('button', { name: 'Make a link' }).click()
  const link = await ann.main.getByRole('textbox', { name: 'Link to this club' }).inputValue()

  const { rows } = await world.pool.query("select facts ->> 'path' as path from mails where recipient = 'dora@example.com'")
  const dora = await stage.seat()
  await goTo(dora, at(rows[0].path))
  const main = dora.page.getByRole('main')
  await main.getByRole('heading', { name: 'Plate numbers' }).waitFor()
  await main.getByRole('link', { name: 'Sign Up' }).click()
  await signUp(dora.page)
  await dora.page.waitForURL(/\/signup\/countries\?redirect_back=/)
  expect(decodeURIComponent(dora.page.url()), 'the way back is kept').toContain(rows[0].path)
  await world.pool.query("update members set email_verified_at = clock_timestamp() where username = 'dora.long'")
  await goTo(dora, at(rows[0].path))
  await main.getByRole('checkbox', { name: 'I accept the rules of the club' }).check()
  await main.getByRole('button', { name: 'Join' }).click()
  await dora.page.waitForURL(at(`/club/show/${club.id}`))

  const cleo = await sitDown(world.cleo)
  await goTo(cleo.seat, link)
  await cleo.main.getByRole('checkbox', { name: 'I accept the rules of the club' }).check()
  await cleo.main.getByRole('button', { name: 'Join' }).click()
  await cleo.page.waitForURL(at(`/club/show/${club.id}`))

  await ann.main.getByText('1 of 5 have joined').waitFor()
  await ann.main.getByRole('listitem').filter({ hasText: 'dora@example.com' }).waitFor({ state: 'detached' })
  await ann.main.getByRole('button', { name: 'Take back this link' }).click()
  await ann.main.getByText('None is open.').waitFor()
  expect((await world.ben.ask(clubs.invitation, { token: link.split('/').at(-1)! })).code).toBe('club.no_invitation')
}, 90_000)
