import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const MANY = 40

beforeAll(async () => {
  await world.pool.query(
    `insert into notifications (member_id, type, actor_id, subject_type, subject_id, property, dedupe_key)
      select $1, 'sale_order_confirmation', $2, 'order', gen_random_uuid(),
        jsonb_build_object('number', 10000000 + n, 'store', repeat('The House of Covers and Cancels ', 4)), 'one ' || n
      from generate_series(1, $3) n`,
    [world.ann.id, world.ben.id, MANY],
  )
})

async function annsSeat(): Promise<BrowserUser> {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: world.ann.token!, url: world.settings.public_url }])
  return seat
}

test('the bell shows the twelve latest, seventy letters of each, in a box of 350 pixels', async () => {
  const seat = await annsSeat()
  const { page } = seat
  await goTo(seat, at('/cart'))
  await page.getByLabel(`Notifications, ${MANY} unread`).click()
  const list = page.locator('.notes')
  await list.waitFor()
  expect(await list.getByRole('listitem').count()).toBe(12)
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(350)
  // The message is the only text node of the paragraph.
  const said = (it: Element) => [...it.childNodes].filter((node) => node.nodeType === 3).map(({ textContent }) => textContent)
  const [preview] = await list.locator('p').first().evaluate(said)
  expect(preview).toMatch(/^.{60,69}…$/)
  await page.getByRole('link', { name: 'View All Notifications' }).click()
  await page.waitForURL(at('/notifications'))
  expectQuiet(seat)
}, 60_000)

test('the page has thirty, and the rest when its end comes near; a row leads to its sender, and is read when it is opened', async () => {
  const seat = await annsSeat()
  const { page } = seat
  await goTo(seat, at('/notifications'))
  const rows = page.locator('tr[data-notice]')
  expect(await rows.count()).toBe(30)
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Source', 'Subject', 'Date & Time', 'Detail', 'Action'])
  expect(await rows.first().getByRole('link', { name: /^ben/ }).getAttribute('href')).toBe(`/profile/${world.ben.id}`)
  await page.mouse.wheel(0, 5_000)
  await expect.poll(() => rows.count(), { timeout: 15_000 }).toBe(MANY)
  await rows
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click()
  await expect.poll(() => rows.first().getByRole('button').count(), { timeout: 15_000 }).toBe(1)
  expectQuiet(seat)
}, 60_000)

test('what is deleted is asked about first and comes back by a press; without any notice the page says so', async () => {
  const seat = await annsSeat()
  const { page } = seat
  await goTo(seat, at('/notifications'))
  const question = page.getByRole('dialog', { name: 'Are You Sure ?' })
  await page
    .getByRole('button', { name: /^Delete: / })
    .nth(1)
    .click()
  await question.getByText('For a minute you can take it back.').waitFor()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  const unread = page.getByRole('link', { name: /^Unread/ })
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await expect.poll(() => unread.textContent(), { timeout: 15_000 }).toContain(String(MANY - 2))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => unread.textContent(), { timeout: 15_000 }).toContain(String(MANY - 1))
  await page.getByRole('button', { name: 'Delete All' }).click()
  await question.getByText("You won't be able to revert this").waitFor()
  await question.getByRole('button', { name: 'Delete All' }).click()
  await page.getByText('No Notification Exists').waitFor()
  await page.locator('header summary[aria-label="Notifications"]').click()
  await page.getByText('No new notifications').waitFor()
  expectQuiet(seat)
}, 60_000)
