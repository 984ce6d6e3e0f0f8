import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'

/** Items of one collection; `npm run prove -- offline` takes 20,000. */
const ITEMS = Number(process.env.PROVE_N ?? 600)
const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const fill = `
  with made as (
    insert into stamp_items (member_id, name, country, year_issued, condition, storage_place, used)
      select $1, 'Definitive ' || (array['Ceres','Sage','Penny','Helvetia','Lion'])[1 + n % 5] || ' ' || n, (array['FR','GB','CH','NL','US'])[1 + n % 5],
        1850 + n % 150, (array['MNH','MH','U'])[1 + n % 3], 'box ' || n % 40, 1
      from generate_series(1, $2::int) n returning id, name)
  insert into stamp_item_catalogue_numbers (stamp_item_id, position, type, number)
    select id, 0, 'scott', split_part(name, ' ', 3) from made`

/** Runs in the page. */
const searching = async (last: number) => {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')!
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  const shown = () => document.querySelector('#main')!.textContent
  const times: number[] = []
  for (const [typed, found] of [
    [`Scott ${last}`, `You have Scott ${last}`],
    ['helvetia 1853', 'Definitive Helvetia'],
    ['box 7 penny', 'Definitive Penny'],
    ['Scott 999999', 'You do not have Scott 999999'],
    ['', 'Definitive'],
  ] as const) {
    const begun = performance.now()
    set.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    while (!shown().includes(found)) {
      if (performance.now() - begun > 15_000) throw new Error(`${typed} does not find ${found}`)
      await new Promise((then) => requestAnimationFrame(then))
    }
    times.push(performance.now() - begun)
    await new Promise((then) => setTimeout(then, 200))
  }
  return times
}

test('a large collection is fetched whole, opens without network and is searched while one types', async () => {
  const jana = await world.join('jana')
  await world.pool.query(fill, [jana.id, ITEMS])
  const { page, context } = await stage.seat({ width: 390 })
  await context.addCookies([{ name: 'session', value: jana.token, url: world.settings.public_url }])
  await goTo({ page, context, complaints: [] }, at('/offline'))
  const from = performance.now()
  await page.getByRole('button', { name: 'Keep my collection on this device' }).click()
  await page.getByText('Up to date').waitFor({ timeout: 240_000 })
  const fetched = performance.now() - from
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await goTo({ page, context, complaints: [] }, at('/offline'))
  await context.setOffline(true)
  const opening = performance.now()
  await page.reload()
  await page.getByText('No network').waitFor()
  // The head says so before the part with the copy has arrived.
  await page.getByRole('searchbox').waitFor()
  const opened = performance.now() - opening

  // From the key to the rows in the document, as the page's own clock has it.
  const searched = await page.evaluate(searching, ITEMS)
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  const rows = await page.locator('main li').count()
  console.info(
    `offline: ${ITEMS} items fetched in ${Math.round(fetched)} ms, page opened without network in ${Math.round(opened)} ms, searches ${searched
      .map((ms) => Math.round(ms))
      .join(', ')} ms, ${Math.round(usage / 100_000) / 10} MB, ${rows} rows in the document`,
  )
  expect(searched).toHaveLength(5)
  expect(rows).toBeLessThan(60)
}, 600_000)
