import { expect, test, vi } from 'vitest'
import { useSilentServer } from '#test/support/outside/mailbox.ts'
import { useWorld } from '#test/support/world.ts'
import { sweeperLane } from '../clocks/lane.ts'
import { openTranslator } from '../i18n/translator.ts'
import type { Tools } from '../operations/tools.ts'
import { mailer } from './mailer.ts'

const mail = await useSilentServer()
const world = useWorld()

test('of a hundred letters that wait, four are under way at once', async () => {
  await world.pool.query(
    "insert into mails (recipient, template, locale, facts) select 'a' || n || '@example.com', 'verify', 'en', '{}' from generate_series(1, 100) as n",
  )
  const sender = { name: 'Cachet', address: 'no-reply@localhost' }
  const letters = mailer({
    ...{ words: openTranslator([]), site_name: 'Cachet', public_url: 'http://localhost', sender, colour: '#000000', contact: '' },
    smtp_url: mail.smtp_url,
  })
  const parts = { db: world.product.db, tools: {} as Tools, wake: () => {}, log: () => {} }
  const lane = sweeperLane(parts, letters, () => {})
  const swept = lane.sweep()
  await vi.waitFor(() => expect(mail.open()).toBe(4), { timeout: 30_000 })
  const { rows } = await world.pool.query("select count(*)::int as leased from mails where due_at > clock_timestamp() + interval '10 seconds'")
  expect(rows[0].leased).toBe(4)
  mail.hangUp()
  await swept
  expect(mail.most()).toBe(4)
})
