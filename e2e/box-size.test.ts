import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

/** Items of one box; `npm run prove -- box` takes 20,000 and holds the bound of each task, which needs a quiet machine. */
const ITEMS = Number(process.env.PROVE_N ?? 700)
const MOST_CELLS = 300
const LONGEST_TASK_MS = 50
const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const fill = `
  with made as (
    insert into stamp_items (member_id, name, country, year_issued, condition, used, width_mm, height_mm)
      select $1, 'Definitive ' || n, (array['FR','GB','CH','NL','US'])[1 + n % 5], 1850 + n % 150, (array['MNH','MH','U'])[1 + n % 3], 1, 20 + n % 20, 22 + n % 12
      from generate_series(1, $2::int) n returning id, name)
  insert into stamp_item_catalogue_numbers (stamp_item_id, position, type, number)
    select id, 0, 'scott', split_part(name, ' ', 2) from made`

/** Runs in the page: scrolls to the end, as fast as a hand that looks, and waits where the next page is still on its way. */
const scrolling = async (items: number) => {
  const tasks: number[] = []
  const watcher = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  watcher.observe({ type: 'longtask' })
  const frame = () => new Promise((then) => requestAnimationFrame(then))
  const cells = () => document.querySelectorAll('[data-item]')
  const names = new Set<string>()
  let [most, still, frames] = [0, 0, 0]
  while (still < 600 && names.size < items) {
    const before = names.size
    window.scrollBy(0, 240)
    await frame()
    await frame()
    frames++
    const shown = cells()
    most = Math.max(most, shown.length)
    for (const cell of shown) names.add(cell.getAttribute('data-item')!)
    still = names.size === before ? still + 1 : 0
  }
  await new Promise((then) => setTimeout(then, 300))
  watcher.disconnect()
  return { most, seen: names.size, frames, longest: Math.max(0, ...tasks), long: tasks.length }
}

test.each(['book', 'grid', 'table'])(
  'a large box is scrolled from end to end as a %s: each item comes by, few are in the document',
  async (view) => {
    const olga = await world.join(`olga${view}`)
    await world.pool.query(fill, [olga.id, ITEMS])
    const seat = await stage.seat()
    await seat.context.addCookies([{ name: 'session', value: olga.token, url: world.settings.public_url }])
    await goTo(seat, at(`/user/${olga.id}/stamp-items?view=${view}`))
    const found = await seat.page.evaluate(scrolling, ITEMS)
    console.info(
      `box as ${view}: ${found.seen} of ${ITEMS} items in ${found.frames} frames, at most ${found.most} in the document; ${found.long} tasks over ${LONGEST_TASK_MS} ms, the longest ${Math.round(found.longest)} ms`,
    )
    expect(found.seen).toBe(ITEMS)
    expect(found.most).toBeLessThanOrEqual(MOST_CELLS)
    if (process.env.PROVE_N) expect(found.longest).toBeLessThanOrEqual(LONGEST_TASK_MS)
    expectQuiet(seat)
  },
  600_000,
)
