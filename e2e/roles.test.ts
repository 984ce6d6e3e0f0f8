import { expect, test } from 'vitest'
import { overviews } from '#features/overviews/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const sitDown = seatsIn(world, stage)

test('ann makes a role of one permission and gives it to ben, who then sees just that page; she edits it and takes it back', async () => {
  const { rows } = await world.pool.query<{ member_id: string }>(
    "insert into member_roles (member_id, role) values ($1, 'administrator') returning member_id",
    [world.ann.id],
  )
  expect(rows.length).toBe(1)
  const [ann, ben] = [await sitDown(world.ann), await sitDown(world.ben)]
  await goTo(ann.seat, at('/dashboard/roles?code=new'))
  await ann.main.getByRole('checkbox', { name: /^Look after clubs/ }).check()
  await ann.main.getByRole('textbox', { name: 'Name of the role' }).fill('Club desk')
  await ann.main.getByRole('button', { name: 'Make the role' }).click()
  await ann.main
    .getByRole('navigation', { name: 'Roles' })
    .getByRole('link', { name: /^Club desk/ })
    .waitFor()

  await goTo(ann.seat, at(`/dashboard/members/${world.ben.id}`))
  await ann.main.getByRole('button', { name: 'Give the role Club desk' }).click()
  await ann.main.getByRole('button', { name: 'Take the role away Club desk' }).waitFor()

  await goTo(ben.seat, at('/dashboard/lists/clubs'))
  const tabs = ben.main.getByRole('navigation', { name: 'Dashboard' })
  await tabs.getByRole('link', { name: 'Lists' }).waitFor()
  expect(await tabs.getByRole('link').allTextContents()).toEqual(['Lists'])

  await goTo(ann.seat, at('/dashboard/roles'))
  await ann.main
    .getByRole('navigation', { name: 'Roles' })
    .getByRole('link', { name: /^Club desk/ })
    .click()
  await ann.main.getByRole('link', { name: 'ben Collector' }).waitFor()
  await ann.main.getByRole('checkbox', { name: /^Look after events/ }).check()
  await ann.main.getByRole('button', { name: 'Keep' }).click()
  await ann.page.getByText('1 member has this role; what they may do changes at once.').waitFor()
  await ann.page.getByRole('button', { name: 'Change it' }).click()
  await ann.main.getByText('Club desk was edited').waitFor()
  expect((await world.ben.ask(overviews.events, {})).status).toBe(200)

  await ann.main.getByRole('button', { name: 'Take the role away ben Collector' }).click()
  await ann.page.getByRole('button', { name: 'Take it away' }).click()
  await ann.main.getByText('Nobody has it.').waitFor()
  expect((await world.ben.ask(overviews.clubs, {})).code).toBe('permission.role')
  await ann.main.getByRole('button', { name: 'Delete the role' }).click()
  await ann.page.getByRole('button', { name: 'Delete the role' }).last().click()
  await ann.main.getByText('Club desk was deleted').waitFor()
})
