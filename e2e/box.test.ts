import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function seatOf(who: typeof world.ann, look = {}) {
  const seat = await stage.seat(look)
  await seat.context.addCookies([{ name: 'session', value: who.token, url: world.settings.public_url }])
  return seat
}
const itemsOf = async (who: typeof world.ann, more = {}) =>
  (await who.gets(stampItems.list, { user_id: who.id as never, order_by_condition: 'name', ...more })).stamp_items.data

test('dora puts her stamps in order: a place for two of them, a sheet with Enter, a deletion that she takes back', async () => {
  const dora = await world.join('dora')
  for (const name of ['Aqueduct', 'Bicycle', 'Ceres']) await keepItem(world, dora, { name, status: 'PRIVATE' })
  const seat = await seatOf(dora)
  const { page } = seat
  await goTo(seat, at(`/profile/${dora.id}/gallery?order_by_condition=name`))
  await page.getByRole('checkbox', { name: 'Select Aqueduct' }).check({ force: true })
  // The keyboard's twin: the item that has the focus.
  await page.getByRole('link', { name: 'Bicycle' }).focus()
  await page.keyboard.press('x')
  await page.getByText('2 selected').waitFor()
  await page.getByRole('button', { name: 'Place' }).click()
  await page.getByLabel('Place in the collection').fill('red book')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 items changed').waitFor()
  expect((await itemsOf(dora)).map(({ storage_place }) => storage_place)).toEqual(['red book', 'red book', ''])

  await goTo(seat, at(`/user/${dora.id}/stamp-items?view=table&order_by_condition=name`))
  await page.getByRole('button', { name: 'Edit as a sheet' }).click()
  await page.getByLabel('Year, Aqueduct').fill('1937')
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Year, Bicycle').evaluate((cell) => cell === document.activeElement)).toBe(true)
  await page.keyboard.type('8')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save all' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(async () => (await itemsOf(dora)).map(({ year_issued }) => year_issued)).toEqual([1937, 1849, 1849])

  await goTo(seat, at(`/user/${dora.id}/stamp-items?order_by_condition=name`))
  await page.getByRole('checkbox', { name: 'Select Ceres' }).check({ force: true })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 item deleted').waitFor()
  expect(await itemsOf(dora)).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await itemsOf(dora)).length, { timeout: 15_000 }).toBe(3)
  expectQuiet(seat)
}, 180_000)

test('gwen lays her stamps in an order of her own, by a button and by dragging, and puts one into an album', async () => {
  const gwen = await world.join('gwen')
  for (const name of ['Aqueduct', 'Bicycle', 'Ceres']) await keepItem(world, gwen, { name, status: 'PRIVATE' })
  const seat = await seatOf(gwen)
  const { page } = seat
  const laid = async () => (await itemsOf(gwen, { order_by_condition: 'own' })).map(({ name }) => name[0]).join('')
  await goTo(seat, at(`/user/${gwen.id}/stamp-items?order_by_condition=own`))
  expect(await laid()).toBe('ABC')
  await page.getByRole('checkbox', { name: 'Select Ceres' }).check({ force: true })
  await page.getByRole('button', { name: 'Move earlier' }).click()
  await expect.poll(laid, { timeout: 15_000 }).toBe('ACB')
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  await page.getByRole('link', { name: 'Bicycle' }).dragTo(page.getByRole('link', { name: 'Aqueduct' }), { targetPosition: { x: 3, y: 12 } })
  await expect.poll(laid, { timeout: 15_000 }).toBe('BAC')
  const shown = async () =>
    (await page.locator('[data-item] a').evaluateAll((links) => links.map((link) => link.getAttribute('title')?.[0]))).join('')
  await expect.poll(shown).toBe('BAC')

  await page.getByRole('checkbox', { name: 'Select Bicycle' }).check({ force: true })
  await page.getByRole('button', { name: 'Album' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Wheels')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByText('1 item added').waitFor()
  expect((await itemsOf(gwen)).find(({ name }) => name === 'Bicycle')!.album_ids).toHaveLength(1)
  expectQuiet(seat)
}, 180_000)

test('edda pastes a range, sees what it is, and adds it; on the catalogue one press adds another', async () => {
  const numbered = (name: string, number: string) => ({ name, catalogue_number: [{ type: 'scott', number }] })
  await keepEntry(world, numbered('Sage 25 c blue', '501'), numbered('Sage 30 c brown', '502'))
  const edda = await world.join('edda')
  const seat = await seatOf(edda)
  const { page } = seat
  await goTo(seat, at('/stamp-items/numbers'))
  await page.getByLabel('Numbers').fill('501-502, nonsense')
  await page.getByRole('button', { name: 'Look them up' }).click()
  await page.getByText('Not understood: nonsense').waitFor()
  await page.getByRole('button', { name: 'Add 2 items' }).click()
  await page.getByText(/items? added/).waitFor()
  expect((await itemsOf(edda)).map(({ name }) => name)).toEqual(['Sage 25 c blue', 'Sage 30 c brown'])

  await goTo(seat, at('/stamps?status=FOR_REFERENCE&search=scott+501'))
  await page.getByRole('article').filter({ hasText: 'Sage 25 c blue' }).hover()
  await page.getByRole('button', { name: 'Swap Sage 25 c blue' }).click()
  await page.getByText('Added to your collection').waitFor()
  expect((await itemsOf(edda, { status: ['FOR_TRADE'] })).map(({ name }) => name)).toEqual(['Sage 25 c blue'])
  expect(await page.getByRole('button', { name: 'Have Sage 25 c blue' }).getAttribute('aria-pressed')).toBe('true')
  expectQuiet(seat)
}, 180_000)

test('what finn keeps for himself is in no page that ben or a guest opens: neither the item, nor its picture, nor what was paid', async () => {
  const finn = await world.join('finn')
  const owners = { storage_place: 'SECRET drawer', purchase_price: 987_654, private_note: 'SECRET from Finland' }
  const hidden = await keepItem(world, finn, { name: 'SECRET swan', status: 'PRIVATE', ...owners })
  const shown = await keepItem(world, finn, { name: 'Open swan', ...owners })
  const secrets = ['SECRET', hidden.id, hidden.medias[0]!.media_url.split('?')[0]!, '987654', '9,876.54']
  const paths = [
    ...['', '?view=grid', '?view=table', '?search=SECRET', '?status=PRIVATE', '?trash=true'].map((query) => `/user/${finn.id}/stamp-items${query}`),
    ...[`/profile/${finn.id}/gallery`, `/profile/${finn.id}`, '/stamp-items', '/stamp-items?search=swan', `/stamp-items/${shown.id}/show`],
  ]
  for (const token of [world.ben.token, ''])
    for (const path of paths) {
      const html = await (await fetch(at(path), { headers: token ? { cookie: `session=${token}` } : {} })).text()
      for (const secret of secrets) {
        // The address repeats what was searched for.
        if (path.includes(secret)) continue
        expect(html.includes(secret), `${path} tells ${secret}`).toBe(false)
      }
    }
  const own = await (await fetch(at(`/stamp-items/${shown.id}/show`), { headers: { cookie: `session=${finn.token}` } })).text()
  expect(own).toContain('SECRET drawer')
}, 120_000)
