import { beforeAll, expect, test } from 'vitest'
import { proposals } from '#features/proposals/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { catalogueOf, keepEntry } from '#test/support/catalogue.ts'
import { votersOf } from '#test/support/voters.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function seatOf(who: Actor, options: Parameters<typeof stage.seat>[0] = {}) {
  const seat = await stage.seat(options)
  await seat.context.addCookies([{ name: 'session', value: who.token!, url: world.settings.public_url }])
  return seat
}

let mo: Actor
let entry: string
beforeAll(async () => {
  await world.pool.query("update members set created_at = clock_timestamp() - interval '1 year'")
  mo = await world.join('mo', { role: 'moderator' })
  await catalogueOf(world)
  entry = (
    await keepEntry(world, {
      name: 'Two pence',
      denomination: '2 pence',
      color: 'black',
      year_issued: 1840,
      catalogue_number: [{ type: 'scott', number: '2' }],
    })
  )[0]!
  await drawPictures(world)
})

test('cleo corrects an entry, ben votes, a moderator accepts: the page and its log say so', async () => {
  const seat = await seatOf(world.cleo)
  const { page } = seat
  await goTo(seat, at(`/stamps/${entry}`))
  await page.getByText('Nothing has been changed since it was entered.').waitFor()
  await page.getByRole('link', { name: 'Correct this entry' }).click()
  await page.getByRole('heading', { level: 1, name: 'Correct this entry' }).waitFor()
  await page.getByLabel('Colour').selectOption({ label: 'Blue' })
  await page.getByLabel(/^Where it is known from/).fill('The sheet of 1840')
  await page.getByRole('button', { name: 'Propose the correction' }).click()
  await page.waitForURL(/\/stamps\/proposals\/[\da-f-]{36}$/)
  const row = page.getByRole('row', { name: /Colour/ })
  await row.waitFor()
  expect(await row.getByRole('cell').allTextContents()).toEqual(['Black', 'Blue'])
  await page.getByText('The sheet of 1840').waitFor()

  const ben = await seatOf(world.ben)
  await goTo(ben, at('/stamps/proposals'))
  await ben.page.getByRole('link', { name: 'Look and vote: Two pence' }).click()
  await ben.page.getByRole('radio', { name: /It is right/ }).check()
  await ben.page.getByRole('button', { name: 'Vote', exact: true }).click()
  await ben.page.getByRole('button', { name: 'Change my vote' }).waitFor()
  await ben.page.getByText('1 vote of at least 5').waitFor()

  const moderator = await seatOf(mo)
  await goTo(moderator, page.url())
  await moderator.page.getByRole('button', { name: 'Accept' }).click()
  await moderator.page.getByText('by a moderator').first().waitFor()
  await world.settle()
  await page.getByText('by a moderator').first().waitFor()
  await page.getByRole('link', { name: 'To the entry as it stands' }).click()
  await page.getByText('Black → Blue').waitFor()
  await page
    .locator('.facts')
    .getByRole('row', { name: /Colour.*Blue/ })
    .waitFor()
  for (const one of [seat, ben, moderator]) expectQuiet(one)
}, 180_000)

test('she looks first whether a new entry is there; nothing of it is sent before she has seen what is like it', async () => {
  const seat = await seatOf(world.cleo)
  const { page } = seat
  await goTo(seat, at('/stamps/proposals/create'))
  await page.getByLabel(/^Name of the issue/).fill('Two pence, white lines')
  await page.getByLabel('Country').fill('Great Britain')
  await page.getByLabel('Year of issue').fill('1841')
  await page.getByLabel('Catalogue number', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Look whether it is there' }).click()
  await page.getByRole('heading', { name: 'Is it one of these?' }).waitFor()
  await page.getByRole('article').getByText('Two pence').first().waitFor()
  const sent = (await world.cleo.gets(proposals.list, { mine: true })).proposals.data
  expect(sent.filter(({ kind }) => kind === 'new')).toEqual([])
  await page.getByLabel('Designer').fill('Henry Corbould')
  await page.getByRole('button', { name: 'It is none of these: propose it' }).click()
  await page.waitForURL(/\/stamps\/proposals\/[\da-f-]{36}$/)
  await page.getByText('Henry Corbould').waitFor()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn').first().waitFor()
  expectQuiet(seat)
}, 180_000)

test('its pages are clear to everybody: on a phone or a desk, by day or night, in English, Russian, Chinese or French', async () => {
  const [nora, ...voters] = await votersOf(world, ['nora', 'vera', 'viktor', 'walt', 'wilma', 'xenia'])
  const { proposal } = await nora!.gets(proposals.correct, {
    id: entry as never,
    facts: { printer: 'Perkins, Bacon & Petch', year_issued: 1841, description: 'With white lines below POSTAGE and above TWO PENCE.' },
    base: { printer: '', year_issued: 1840, description: '' },
    note: 'Printed in the margin of the sheet in the Postal Museum.',
  })
  const anew = await nora!.gets(proposals.propose, {
    facts: { name: 'Ceres 25 c blue', country: 'FR', year_issued: 1850, color: 'blue', denomination: '25 c' },
  })
  for (const [turn, who] of voters.entries())
    await who.gets(proposals.vote, { id: proposal.id, in_favour: turn > 0, note: turn ? '' : 'I read 1840 there.' })
  const pages: [string, Actor, string][] = [
    ['list', world.ben, '/stamps/proposals'],
    ['mine', nora!, '/stamps/proposals?mine=true'],
    ['vote', world.ben, `/stamps/proposals/${anew.proposal.id}`],
    ['moderator', mo, `/stamps/proposals/${proposal.id}`],
    ['create', world.ben, '/stamps/proposals/create'],
    ['correct', world.ben, `/stamps/${entry}/correct`],
    ['log', world.ben, `/stamps/${entry}/changes`],
    ['hub', world.ben, `/stamps/${entry}`],
  ]
  const looks = [
    { width: 1410, dark: false, locale: 'en-US' },
    { width: 390, dark: true, locale: 'ru' },
    { width: 390, dark: false, locale: 'zh-CN' },
    { width: 1410, dark: true, locale: 'fr' },
  ]
  for (const [turn, look] of looks.entries()) {
    // One browser for all pages of a look: scripts and texts are loaded once.
    const { page, context, ...seat } = await stage.seat(look)
    const url = world.settings.public_url
    // Two pages a look: every page in every look is what `npm run prove -- visual` visits.
    for (const [name, who, path] of pages.filter((_, at) => at % looks.length === turn)) {
      await context.addCookies([
        { name: 'session', value: who.token!, url },
        { name: 'locale', value: look.locale === 'en-US' ? 'en' : look.locale, url },
      ])
      await goTo({ page, context, ...seat }, at(path))
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/proposals-${name}-${look.width}.png`, fullPage: true })
      expect([name, look, await axe(page), await clipped(page)]).toEqual([name, look, [], []])
    }
    await context.close()
  }
}, 120_000)
