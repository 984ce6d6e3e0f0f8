import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()

test('the operator’s morning: a failed letter, a late timer and a failed call to a webhook, each found and solved from the dashboard alone', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  await world.settle()
  const { pool } = world
  await pool.query(
    "insert into mails (recipient, template, locale, facts, attempts, dead_at, last_error) values ('dora@example.com', 'verify', 'en', '{}', 10, clock_timestamp(), '550 no such user')",
  )
  await pool.query("insert into clock_failures (clock, row_id, error) values ('comments.purge', 'a row', 'the database was away')")
  await pool.query(
    `with hook as (insert into webhooks (member_id, url, events, secret) values ($1, 'https://shop.invalid/in', '{order.paid}', 'x') returning id)
    insert into webhook_deliveries (webhook_id, event, body, attempts, outcome, status, attempted_at) select id, 'order.paid', '{}', 8, 'given_up', 503, clock_timestamp() from hook`,
    [world.ann.id],
  )
  const seat = await stage.seat()
  const { page } = seat
  await seat.context.addCookies([{ name: 'session', value: ada.token!, url: world.settings.public_url }])
  await goTo(seat, `${world.settings.public_url}/dashboard/operation`)
  const main = page.getByRole('main')
  const region = (name: string) => main.getByRole('region', { name })

  await region('Letters that failed').getByText('550 no such user').waitFor()
  await region('Letters that failed').getByRole('button', { name: 'Send again' }).click()
  await region('Letters that failed').waitFor({ state: 'detached' })
  const purge = region('Timers that are late or failed').getByRole('listitem').filter({ hasText: 'comments.purge' })
  await purge.getByText('the database was away').waitFor()
  await purge.getByRole('button', { name: 'Run now' }).click()
  await purge.waitFor({ state: 'detached' })
  await region('Calls to webhooks that failed').getByText('answer 503').waitFor()
  await region('Calls to webhooks that failed').getByRole('button', { name: 'Send again' }).click()
  await page.getByText('It is sent again.').waitFor()
  const { rows } = await pool.query("select operation from audit_entries where operation like 'POST /admin/upkeep%' order by id")
  expect(rows.map(({ operation }) => operation)).toEqual([
    'POST /admin/upkeep/letters/{id}/retry',
    'POST /admin/upkeep/clocks/{name}/run',
    'POST /admin/upkeep/deliveries/{id}/retry',
  ])
  expectQuiet(seat)
})
