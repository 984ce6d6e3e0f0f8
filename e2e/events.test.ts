import { expect, test } from 'vitest'
import { events } from '#features/events/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const sitDown = seatsIn(world, stage)
const placeOf = async (who: Actor, id: string) => (await who.gets(events.show, { id: id as never })).event.occurrences[0]?.own

/** Ann announces a fair and publishes it; its id. */
async function announce(ann: Awaited<ReturnType<typeof sitDown>>): Promise<string> {
  await goTo(ann.seat, at('/events/create'))
  await ann.main.getByRole('textbox', { name: 'Title' }).fill('Bergen Winter Fair')
  await ann.main.getByLabel('Day', { exact: true }).fill('2031-01-18')
  await ann.main.getByRole('textbox', { name: 'Place', exact: true }).fill('Grieg Hall, Bergen')
  await ann.main.getByRole('textbox', { name: 'Places' }).fill('1')
  await ann.main.getByRole('button', { name: 'Save as a draft' }).click()
  await ann.main.getByRole('heading', { level: 1, name: 'Bergen Winter Fair' }).waitFor()
  await ann.main.getByRole('button', { name: 'Publish' }).click()
  await ann.main.getByRole('heading', { name: 'You run it' }).waitFor()
  return /events\/([^/]+)\/show/.exec(ann.page.url())![1]!
}

test('ann announces a fair with one place; ben joins, cleo waits, ben gives it back, cleo takes it and is let in', async () => {
  await world.pool.query("update members set plan = 'basic' where id = $1", [world.ann.id])
  const ann = await sitDown(world.ann)
  const id = await announce(ann)
  const [ben, cleo] = [await sitDown(world.ben), await sitDown(world.cleo)]
  await goTo(ben.seat, at(`/events/${id}/show`))
  await ben.main.getByRole('link', { name: 'Join', exact: true }).click()
  await ben.main.getByRole('button', { name: 'Join', exact: true }).click()
  await ben.main.getByRole('heading', { name: 'You are going' }).waitFor()
  await goTo(cleo.seat, at(`/events/${id}/show`))
  await cleo.main.getByRole('link', { name: 'Wait in line' }).click()
  await cleo.main.getByRole('button', { name: 'Wait in line' }).click()
  await cleo.main.getByRole('heading', { name: 'You wait in line' }).waitFor()

  await ben.main.getByRole('link', { name: 'Change or cancel' }).click()
  await ben.main.getByRole('button', { name: 'Give the place back' }).click()
  await ben.page.getByRole('button', { name: 'Do not go to Bergen Winter Fair' }).click()
  await ben.main.getByRole('link', { name: 'Wait in line' }).waitFor()
  await goTo(cleo.seat, at(`/events/${id}/show`))
  await cleo.main.getByRole('button', { name: 'Take the place' }).click()
  await cleo.main.getByRole('heading', { name: 'You are going' }).waitFor()

  await goTo(cleo.seat, at('/events/event-calendar?month=2031-01'))
  await cleo.main
    .getByRole('link', { name: /Bergen Winter Fair/ })
    .first()
    .waitFor()

  await world.pool.query(
    "update event_occurrences set starts_at = clock_timestamp() + interval '1 hour', ends_at = clock_timestamp() + interval '5 hours'",
  )
  const { code } = (await placeOf(world.cleo, id))!
  await goTo(ann.seat, at(`/events/${id}/check-in`))
  await ann.main.getByRole('textbox', { name: 'Code' }).fill(code!)
  await ann.main.getByRole('button', { name: 'Let in' }).click()
  await ann.main.getByText('Good', { exact: true }).waitFor()
  await expect.poll(async () => (await placeOf(world.cleo, id))?.status).toBe('checked_in')
})
