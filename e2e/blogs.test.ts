import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
beforeAll(() => world.pool.query("update members set plan = 'premium' where username = 'ann'"))

const sitDown = seatsIn(world, stage)
const TITLE = 'Four ways to date a posthorn'

/** The same draft in another browser: both write, one is second, and takes the other text. */
async function meet(desk: Awaited<ReturnType<typeof sitDown>>, address: string) {
  const text = desk.main.getByRole('textbox', { name: 'Text of the article' })
  const phone = await sitDown(world.ann)
  await goTo(phone.seat, at(address))
  await phone.main.getByText('Look at the ring').waitFor()
  await phone.main.getByRole('textbox', { name: 'Text of the article' }).click()
  await phone.page.keyboard.press('Control+End')
  await phone.page.keyboard.type(' first.')
  await phone.main.getByText('Saving', { exact: true }).waitFor()
  await phone.main.getByText(/^Saved .*version \d+$/).waitFor()
  await text.click()
  await desk.page.keyboard.press('Control+End')
  await desk.page.keyboard.type(' before all.')
  await desk.main.getByText('This draft was also changed elsewhere.').waitFor()
  await desk.main.getByRole('button', { name: 'See both and choose' }).click()
  const both = desk.page.getByRole('dialog')
  await both.getByText('Look at the ring first.').waitFor()
  await both.getByText('Look at the ring before all.').waitFor()
  await both.getByRole('button', { name: 'Take the other text' }).click()
  await desk.main.getByText('Look at the ring first.').waitFor()
  await desk.main.getByText('Earlier texts').click()
  await desk.main.getByRole('button', { name: 'Take it' }).first().waitFor()
}

test('ann’s draft saves itself, meets a change from elsewhere, is published, and ben, who follows her, reads it; RSS holds it', async () => {
  await world.ben.gets(network.follow, { id: world.ann.id })
  const desk = await sitDown(world.ann)
  await goTo(desk.seat, at('/blog/create'))
  await desk.main.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  const text = desk.main.getByRole('textbox', { name: 'Text of the article' })
  await text.click()
  await desk.page.keyboard.type('Look at the ')
  await desk.main.getByRole('button', { name: 'Bold' }).click()
  await desk.page.keyboard.type('ring')
  await desk.main.getByText(/^Saved .*version \d+$/).waitFor()
  const address = new URL(desk.page.url()).pathname
  expect(address).toMatch(/^\/blog\/update\/[0-9a-f-]{36}$/)

  await meet(desk, address)
  await desk.main.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.main.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  const ben = await sitDown(world.ben)
  await goTo(ben.seat, at('/feeds'))
  await ben.main.getByRole('link', { name: TITLE }).click()
  await ben.main.getByText('Look at the ring first.').waitFor()
  await ben.main.getByRole('combobox').fill('And the teeth?')
  await ben.main.getByRole('button', { name: 'Comment' }).click()
  await ben.main.getByRole('listitem').filter({ hasText: 'And the teeth?' }).waitFor()
  await world.settle()
  await goTo(desk.seat, at('/notifications'))
  await desk.main.getByRole('link', { name: 'ben Collector has commented on what you show' }).click()
  await desk.main.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  const rss = await (await fetch(at('/rss/blogs'))).text()
  // What is typed at the end of bold words is bold.
  expect(rss).toContain('<p>Look at the <strong>ring first.</strong></p>')
})

test('without script an article is read whole, with its structured data', async () => {
  const reader = await stage.seat({ script: false })
  await goTo(reader, at('/blogs'))
  await reader.page.getByRole('main').getByRole('link', { name: TITLE }).click()
  await reader.page.getByRole('main').getByText('Look at the ring first.').waitFor()
  const facts = await reader.page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(facts!)).toMatchObject({ '@type': 'Article', headline: TITLE, author: { name: 'ann Collector' } })
})
