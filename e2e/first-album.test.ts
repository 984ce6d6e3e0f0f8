import { expect, test } from 'vitest'
import { albums } from '#features/albums/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

test('petra uploads two pictures, enters the stamp, puts it into an album, lays it on a page and prints that page', async () => {
  const petra = await world.join('petra')
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: petra.token, url: world.settings.public_url }])
  const { page } = seat

  await goTo(seat, at('/stamp-items/create'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await sampleImage(), await sampleImage()])
  await page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem').nth(1).waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-label="Your pictures"] progress'))
  await page.getByLabel('Name').fill('Ceres 20 c black')
  await page.getByLabel('Country').fill('France')
  await page.getByLabel('Year', { exact: true }).fill('1849')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/stamp-items\/[\da-f-]+\/show/)
  const [item] = (await petra.gets(stampItems.list, { user_id: petra.id })).stamp_items.data
  expect(item).toMatchObject({ name: 'Ceres 20 c black', country: 'FR', year_issued: 1849, status: 'PRIVATE' })
  expect(item!.medias).toHaveLength(2)

  await goTo(seat, at(`/user/${petra.id}/stamp-items`))
  await page.getByRole('checkbox', { name: 'Select Ceres 20 c black' }).check({ force: true })
  await page.getByRole('button', { name: 'Album' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('France')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByText('1 item added').waitFor()
  const [album] = (await petra.gets(albums.list, {})).albums.data
  await goTo(seat, at(`/albums/${album!.id}/show`))
  await page.getByRole('button', { name: /^Lay .* on pages$/ }).click()
  await page.getByText(/laid on a page/).waitFor()
  await page.getByRole('group', { name: 'Page 1' }).getByRole('link', { name: /Ceres/ }).waitFor()

  await page.getByRole('link', { name: 'Print' }).first().click()
  await page.waitForURL(/\/print-album\//)
  await page.getByRole('heading', { level: 1, name: /France/ }).waitFor()
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect([...printed.matchAll(/\/MediaBox ?\[0 0 59\d/g)]).toHaveLength(1)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'PDF' }).click()])
  expect(file.suggestedFilename()).toBe('album-A4.pdf')
  expectQuiet(seat)
}, 180_000)
