import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const sitDown = seatsIn(world, stage)

test('ada announces a line: guests and ben read it in their language, each dismisses it for themselves, and ada ends it', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  const desk = await sitDown(ada)
  await goTo(desk.seat, at('/dashboard/announcements'))
  const form = desk.main
  await form.getByLabel('Kind').selectOption('maintenance')
  await form.getByLabel('Until').fill('2090-01-01T10:00')
  await form.getByRole('button', { name: 'Announce it' }).click()
  await form.getByText('Write it in one language at least.').first().waitFor()
  await form.getByLabel('English').fill('We are away on Sunday from 10 to 11')
  await form.getByLabel('Français').fill('Nous sommes absents dimanche de 10 à 11 h')
  await form.getByText('We are away on Sunday from 10 to 11').waitFor()
  expect(await axe(desk.page)).toEqual([])
  await form.getByRole('button', { name: 'Announce it' }).click()
  await form.getByText('Shown now').waitFor()

  const guest = await stage.seat({ locale: 'fr-FR', width: 390, dark: true })
  const banner = (page: typeof guest.page) => page.getByRole('region', { name: /^Anno(nces|uncements)$/ })
  await expect
    .poll(async () => {
      await goTo(guest, at('/help'))
      return banner(guest.page).count()
    }, { timeout: 15_000 })
    .toBe(1)
  expect(await banner(guest.page).textContent()).toContain('Nous sommes absents dimanche')
  expect(await axe(guest.page)).toEqual([])
  // From page to page without loading it anew it stays where it is.
  await guest.page.getByRole('contentinfo').getByRole('link').first().click()
  expect(await banner(guest.page).count()).toBe(1)
  await banner(guest.page).getByRole('button').press('Enter')
  await banner(guest.page).waitFor({ state: 'detached' })
  await goTo(guest, at('/terms-and-conditions'))
  expect(await banner(guest.page).count()).toBe(0)

  const ben = await sitDown(world.ben)
  await goTo(ben.seat, at('/help'))
  await banner(ben.page).getByText('We are away on Sunday').waitFor()
  expect(await axe(ben.page)).toEqual([])
  await banner(ben.page).getByRole('button', { name: 'Do not show this again' }).click()
  await banner(ben.page).waitFor({ state: 'detached' })
  const elsewhere = await sitDown(world.ben)
  await goTo(elsewhere.seat, at('/help'))
  expect(await banner(elsewhere.page).count()).toBe(0)

  await form.getByRole('button', { name: 'End it now' }).click()
  await desk.page.getByRole('button', { name: 'End it', exact: true }).click()
  await form.getByText('Over', { exact: true }).waitFor()
  const late = await stage.seat()
  await expect
    .poll(async () => {
      await goTo(late, at('/help'))
      return banner(late.page).count()
    }, { timeout: 15_000 })
    .toBe(0)
  for (const one of [desk.seat, guest, ben.seat, late]) expectQuiet(one)
}, 120_000)
