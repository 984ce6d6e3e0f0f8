import { expect, test } from 'vitest'
import { wishlists } from '#features/wishlists/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { seatsIn } from './seats.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const seatOf = seatsIn(world, useBrowser())

test('cleo finds for sale what she wants, reads why, turns the reason off, takes it back, and turns it on again later', async () => {
  const { ann, cleo } = world
  await openShop(ann)
  const [entry] = await keepEntry(world, { name: 'Blue Mauritius', series: '' })
  for (const name of ['Mauritius, fine', 'Mauritius, with a thin'])
    await sell(world, ann, { item: { name, catalogue_entry_id: entry as never }, product: { name } })
  await cleo.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entry! })
  await world.settle()
  await drawPictures(world)
  const { seat, page, main } = await seatOf(cleo, { width: 390 })
  await goTo(seat, `${world.settings.public_url}/wishlists`)
  await main.getByRole('link', { name: 'For you' }).click()
  const wants = main.getByRole('region', { name: 'What you want' })
  await wants.getByText('It is on your wishlist.').waitFor()
  expect(await wants.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual(['Mauritius, with a thin', 'Mauritius, fine'])
  expect([...(await axe(page)), ...(await clipped(page))]).toEqual([])
  if (process.env.PICTURES) await page.screenshot({ path: 'tmp/recommendations-390.png', fullPage: true })
  await wants.getByRole('button', { name: 'Turn off: What you want' }).press('Enter')
  await main.getByRole('heading', { name: 'Nothing to recommend yet' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await wants.waitFor()
  await wants.getByRole('button', { name: 'Turn off: What you want' }).click()
  await main.getByRole('button', { name: 'Turn on: What you want' }).click()
  await wants.getByRole('link', { name: 'Mauritius, fine' }).click()
  await main.getByRole('heading', { level: 1, name: 'Mauritius, fine' }).waitFor()
  expectQuiet(seat)
})
