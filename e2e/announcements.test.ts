import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const sitDown = seatsIn(world, stage)

type Seat = Awaited<ReturnType<typeof stage.seat>>
const banner = (page: Seat['page']) => page.getByRole('region', { name: /^Anno(nces|uncements)$/ })
/** Within a second or two of its beginning or end, on a page that is opened anew. */
const opens = (seat: Seat, times: number) =>
  expect
    .poll(
      async () => {
        await goTo(seat, at('/help'))
        return banner(seat.page).count()
      },
      { timeout: 15_000 },
    )
    .toBe(times)

/** In English and French, until long from now. */
async function announce({ page, main }: Awaited<ReturnType<typeof sitDown>>) {
  await main.getByLabel('Kind').selectOption('maintenance')
  await main.getByLabel('Until').fill('2090-01-01T10:00')
  await main.getByRole('button', { name: 'Announce it' }).click()
  await main.getByText('Write it in one language at least.').first().waitFor()
  await main.getByLabel('English').fill('We are away on Sunday from 10 to 11')
  await main.getByLabel('Français').fill('Nous sommes absents dimanche de 10 à 11 h')
  await main.getByText('We are away on Sunday from 10 to 11').waitFor()
  expect(await axe(page)).toEqual([])
  await main.getByRole('button', { name: 'Announce it' }).click()
  await main.getByText('Shown now').waitFor()
}

test('ada announces a line: guests and ben read it in their language, each dismisses it for themselves, and ada ends it', async () => {
  const desk = await sitDown(await world.join('ada', { role: 'administrator' }))
  await goTo(desk.seat, at('/dashboard/announcements'))
  await announce(desk)

  const guest = await stage.seat({ locale: 'fr-FR', width: 390, dark: true })
  await opens(guest, 1)
  expect(await banner(guest.page).textContent()).toContain('Nous sommes absents dimanche')
  expect(await axe(guest.page)).toEqual([])
  // From page to page without loading it anew it stays where it is.
  await guest.page.getByRole('contentinfo').getByRole('link').first().click()
  expect(await banner(guest.page).count()).toBe(1)
  await banner(guest.page).getByRole('button').press('Enter')
  await banner(guest.page).waitFor({ state: 'detached' })
  await opens(guest, 0)

  const ben = await sitDown(world.ben)
  await goTo(ben.seat, at('/help'))
  await banner(ben.page).getByText('We are away on Sunday').waitFor()
  await banner(ben.page).getByRole('button', { name: 'Do not show this again' }).click()
  await banner(ben.page).waitFor({ state: 'detached' })
  await opens((await sitDown(world.ben)).seat, 0)

  const late = await stage.seat()
  await opens(late, 1)
  await desk.main.getByRole('button', { name: 'End it now' }).click()
  await desk.page.getByRole('button', { name: 'End it', exact: true }).click()
  await desk.main.getByText('Over', { exact: true }).waitFor()
  await opens(late, 0)
  for (const one of [desk.seat, guest, ben.seat, late]) expectQuiet(one)
}, 120_000)
