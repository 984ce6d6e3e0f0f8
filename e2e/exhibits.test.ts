import { expect, test } from 'vitest'
import { events } from '#features/events/contract.ts'
import { salonOf } from '#features/exhibits/test/drawn-up.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { pictureOf } from '#test/contract/objects.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const sitDown = seatsIn(world, stage)

/** Ann’s exhibition, to which ben goes with a piece that may be exhibited. */
async function drawnUp() {
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
  const { id: event_id } = await salonOf(world.ann, 'Winter salon')
  await world.ben.gets(events.join, { event_id, role: 'Participant' })
  const media_ids = [await pictureOf(world, world.ben)]
  const given = { name: 'Posthorn', status: 'FOR_TRADE' as const, media_ids, quantity_owned: { mint: 0, used: 1 }, may_be_exhibited: true }
  const { stamp_item } = await world.ben.gets(stampItems.create, given)
  return { event_id, stamp_item }
}

test('ben hands an exhibit in, ann accepts it and opens the hall, cleo judges, ann publishes, a guest walks past it', async () => {
  const { event_id, stamp_item } = await drawnUp()
  const [ann, ben, cleo] = [await sitDown(world.ann), await sitDown(world.ben), await sitDown(world.cleo)]

  await goTo(ben.seat, at(`/events/${event_id}/show`))
  await ben.main.getByRole('link', { name: 'Walk through the hall' }).click()
  await ben.main.getByRole('link', { name: 'Arrange my exhibit' }).click()
  await ben.main.getByRole('textbox', { name: 'Title of the exhibit' }).fill('Line and ring')
  await ben.main.getByRole('combobox', { name: 'Place of Posthorn' }).selectOption({ label: 'Frame 1, place 3' })
  await ben.main.getByRole('button', { name: 'Hand in 1 page' }).click()
  await ben.main.getByRole('heading', { level: 1, name: 'Line and ring' }).waitFor()
  expect((await world.ben.gets(stampItems.show, { id: stamp_item.id })).stamp_item.status).toBe('AT_AN_EXHIBITION')

  await goTo(ann.seat, at(`/events/${event_id}/hall`))
  await ann.main.getByRole('button', { name: 'Accept Line and ring' }).click()
  await ann.main.getByRole('textbox', { name: 'Jury' }).fill('cleo')
  await ann.main.getByRole('button', { name: 'Name the jury' }).click()
  await ann.main.getByRole('link', { name: 'cleo Collector' }).waitFor()
  await ann.main.getByRole('button', { name: 'Open the hall' }).click()
  await ann.main.getByText('0 of 1 sheets handed in').waitFor()

  await goTo(cleo.seat, at(`/events/${event_id}/hall`))
  await cleo.main.getByRole('link', { name: 'Line and ring' }).click()
  const sheet = {
    'Treatment and importance, of 30': '27',
    'Knowledge and research, of 35': '32',
    'Condition and rarity, of 30': '28',
    'Presentation, of 5': '4',
  }
  for (const [name, mark] of Object.entries(sheet)) await cleo.main.getByRole('spinbutton', { name }).fill(mark)
  await cleo.main.getByRole('button', { name: 'Hand in the sheet' }).click()
  await cleo.main.getByText('1 of 1 sheets handed in').waitFor()
  await cleo.main.getByRole('button', { name: 'Give it my vote' }).click()
  await cleo.main.getByText('Your vote is for this exhibit').waitFor()

  await goTo(ann.seat, at(`/events/${event_id}/hall`))
  await ann.main.getByRole('button', { name: 'Publish the awards' }).click()
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Publish the awards' }).click()
  await ann.main.getByText('91 of 100').waitFor()

  const guest = await stage.seat()
  const hall = guest.page.getByRole('main')
  await goTo(guest, at(`/events/${event_id}/hall`))
  await hall.getByRole('link', { name: 'Line and ring' }).click()
  await hall.getByText('Gold', { exact: true }).waitFor()
  await hall.getByRole('link', { name: 'Page 3 of 16: Posthorn' }).first().click()
  await hall.locator('.viewer-stage').waitFor()
})
