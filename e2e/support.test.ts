import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser, wordsOn } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const pathIn = async (template: string) =>
  (await world.pool.query<{ path: string }>("select facts->>'path' as path from mails where template = $1 order by id desc limit 1", [template]))
    .rows[0]!.path

const sitDown = seatsIn(world, stage)

test('a guest without script writes to the desk, sam answers, the guest reads it by the link of the letter, and it is solved', async () => {
  const sam = await world.join('sam', { role: 'support' })
  const plain = await stage.seat({ script: false })
  await plain.page.goto(at('/contact'))
  const form = plain.page.getByRole('main').getByRole('form', { name: 'Write to us' })
  await form.getByLabel('E-mail').fill('dora@example.com')
  await form.getByLabel('Topic').selectOption({ label: 'My account' })
  await form.getByLabel('Message').fill('I cannot log in any more')
  await form.getByRole('button', { name: 'Send' }).click()
  await plain.page.getByText('We have your message.').waitFor()

  const desk = await sitDown(sam)
  await goTo(desk.seat, at('/dashboard/support'))
  await desk.main.getByRole('link', { name: 'My account' }).click()
  await desk.main.getByText('I cannot log in any more').waitFor()
  await desk.main.getByLabel('Answer, by letter and on the page').fill('Ask for a new password')
  await desk.main.getByRole('button', { name: 'Send the answer' }).click()
  await wordsOn(desk.main, 'Ask for a new password').waitFor()
  await world.settle()

  const dora = await stage.seat()
  await goTo(dora, at(await pathIn('support_answer')))
  const main = dora.page.getByRole('main')
  await main.getByText('Ask for a new password').waitFor()
  expect(await main.textContent(), 'nobody of the desk is named').not.toContain('sam')
  await main.getByLabel('Write again').fill('That has helped')
  await main.getByRole('button', { name: 'Send' }).click()
  await wordsOn(main, 'That has helped').waitFor()
  await main.getByRole('button', { name: 'It is solved' }).click()
  await main.getByRole('button', { name: 'It helped' }).click()
  await main.getByText('Did our answer help?').waitFor({ state: 'detached' })
})

test('ben finds help while he writes; the footer’s form and the subscription work without script, and the link of the letter confirms', async () => {
  const ben = await sitDown(world.ben)
  await goTo(ben.seat, at('/contact'))
  await ben.main.getByLabel('Message').fill('Where is my parcel? It has not arrived')
  await ben.main.getByRole('link', { name: 'My parcel has not arrived' }).waitFor()
  await ben.main.getByRole('button', { name: 'Send', exact: true }).click()
  await ben.main.getByRole('link', { name: 'Your tickets' }).click()
  await ben.main.getByText('Where is my parcel?', { exact: false }).waitFor()

  const plain = await stage.seat({ script: false })
  await plain.page.goto(at('/about'))
  const foot = plain.page.getByRole('contentinfo')
  await foot.getByRole('textbox', { name: 'Subscribe for updates' }).fill('dora@example.com')
  await foot.getByRole('button', { name: 'Subscribe' }).click()
  await plain.page.getByText('Look into your mailbox').waitFor()
  const dora = await stage.seat()
  await goTo(dora, at(await pathIn('subscribe')))
  await dora.page.getByRole('button', { name: 'Yes, send me news' }).click()
  await dora.page.getByText('You will hear of news').waitFor()
  const { rows } = await world.pool.query("select confirmed_at is not null as is_so from subscribers where email = 'dora@example.com'")
  expect(rows[0].is_so).toBe(true)
})
