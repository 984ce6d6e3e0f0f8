import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { contacts } from '#features/contacts/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { makeThings } from '#test/contract/objects.ts'
import { plantCanaries, plantCanaryFiles, tablesWith } from '#test/security/canaries.ts'
import { type Actor, PASSWORD } from '#test/support/cast.ts'
import { endAll } from '#test/support/end-all.ts'
import { unzipped } from '#test/support/files/zip.ts'
import { useMailbox } from '#test/support/outside/mailbox.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const post = await useMailbox()
const world = useWorld({ web: true, SMTP_URL: post.smtp_url })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  await makeThings(world)
  await world.settle()
}, 120_000)

const emailOf = async (who: Actor) => (await who.gets(contacts.list, {})).contacts.primary.email
async function sitDown(who: Actor) {
  const seat = await stage.seat()
  const { token } = await world.guest.gets(accounts.logIn, { email: await emailOf(who), password: PASSWORD })
  await seat.context.addCookies([{ name: 'session', value: token!, url: world.settings.public_url }])
  return { seat, page: seat.page, main: seat.page.getByRole('main') }
}
/** Sets every session's log-in to an hour ago, so that step-up authentication is needed. */
const anHourLater = () => world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '1 hour'")
async function proveIt({ page }: BrowserUser) {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
async function logIn(email: string, password = PASSWORD) {
  const seat = await stage.seat()
  await goTo(seat, at('/login'))
  await seat.page.getByRole('main').getByLabel('E-mail').fill(email)
  await seat.page.getByLabel('Password').fill(password)
  await seat.page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  return seat
}
const lastOf = async (address: string) => {
  await world.settle()
  return post.of(address).at(-1)!
}
/** The link in a letter. */
const linkIn = ({ body }: { body: string }) => body.match(/^https?:\/\/\S+$/m)![0]

test('cleo changes her address: the new one has to say yes, the old one is warned, and from then on the new one signs in', async () => {
  const [OLD, NEW] = [await emailOf(world.cleo), 'cleo.new@example.com']
  const { seat, page, main } = await sitDown(world.cleo)
  await anHourLater()
  await goTo(seat, at('/setting/account/contacts'))
  await main.getByLabel('New e-mail address').fill(NEW)
  await main.getByRole('button', { name: 'Change the address' }).click()
  await proveIt(seat)
  await main.getByText(`${NEW} waits for its link to be opened`).waitFor()
  const [warning, question] = [await lastOf(OLD), await lastOf(NEW)]
  expect(warning.head).toMatch(/^Subject: Your e-mail address is about to change$/m)
  expect(warning.body).toContain(NEW)
  expect(linkIn(warning)).toContain(at('/action/email/stop?hash='))
  const mailbox = await stage.seat()
  await goTo(mailbox, linkIn(question))
  expect(await emailOf(world.cleo)).toBe(OLD)
  await mailbox.page.getByRole('button', { name: 'Use this address' }).click()
  await mailbox.page.getByRole('heading', { name: 'Your new address is in use' }).waitFor()
  await main.getByText(NEW, { exact: true }).waitFor()
  expect((await lastOf(OLD)).body).toContain(`now uses ${NEW} instead of this address`)
  const before = await logIn(OLD)
  await before.page.getByRole('alert').first().waitFor()
  const after = await logIn(NEW)
  await after.page.waitForURL(at('/feeds'))
  expect(page.url()).toBe(at('/setting/account/contacts'))
  expectQuiet(seat, mailbox, after)
}, 120_000)

test('somebody at cleo’s screen wants another address: cleo stops it from her mailbox, and the link to the new one is over', async () => {
  const own = await emailOf(world.cleo)
  const { seat, main } = await sitDown(world.cleo)
  await goTo(seat, at('/setting/account/contacts'))
  await main.getByLabel('New e-mail address').fill('thief@example.com')
  await main.getByRole('button', { name: 'Change the address' }).click()
  await main.getByText('thief@example.com waits for its link').waitFor()
  const [warning, question] = [await lastOf(own), await lastOf('thief@example.com')]
  const mailbox = await stage.seat()
  await goTo(mailbox, linkIn(warning))
  await mailbox.page.getByRole('button', { name: 'Stop this change' }).click()
  await mailbox.page.getByRole('heading', { name: 'Nothing has changed: your address stays' }).waitFor()
  await main.getByText('thief@example.com waits').waitFor({ state: 'detached' })
  await goTo(mailbox, linkIn(question))
  await mailbox.page.getByRole('button', { name: 'Use this address' }).click()
  await mailbox.page.getByRole('alert').first().waitFor()
  expect(await emailOf(world.cleo)).toBe(own)
  expectQuiet(seat, mailbox)
}, 120_000)

test('cleo leaves for a while and finds everything back when she signs in', async () => {
  const address = await emailOf(world.cleo)
  const { seat, page, main } = await sitDown(world.cleo)
  await goTo(seat, at('/setting/account/management'))
  await main.getByRole('button', { name: 'Deactivate my account' }).click()
  const sure = page.getByRole('dialog', { name: 'Leave for a while?' })
  await sure.getByRole('button', { name: 'cancel' }).click()
  expect((await world.ben.ask(profiles.show, { id: world.cleo.id })).status).toBe(200)
  await main.getByRole('button', { name: 'Deactivate my account' }).click()
  await sure.getByRole('button', { name: 'Deactivate my account' }).click()
  await page.waitForURL(at('/'))
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  await page.getByText('Gone until you log in').waitFor()
  expect((await world.ben.ask(profiles.show, { id: world.cleo.id })).status).toBe(404)
  const back = await logIn(address)
  await back.page.getByText(/^Welcome back, cleo\./).waitFor()
  expect((await world.ben.ask(profiles.show, { id: world.cleo.id })).status).toBe(200)
  expectQuiet(seat, back)
}, 120_000)

/** Writes a unique word into every text of the member, except those that pages and log-in need. */
async function planted(who: Actor, mark: string) {
  const kept = async () => (await world.pool.query('select password_hash, time_zone from members where id = $1', [who.id])).rows[0]
  const before = await kept()
  const { told, secret } = await plantCanaries(world, who, mark)
  const over = Object.values(await kept())
  await world.pool.query('update members set password_hash = $2, time_zone = $3 where id = $1', [who.id, before.password_hash, before.time_zone])
  const stay = (words: readonly string[]) => words.filter((word) => !over.includes(word))
  return { told: [...stay(told), ...(await plantCanaryFiles(world, who, mark))], secret: stay(secret) }
}

test('ann asks for everything of hers, watches it grow, and finds in the archive what is hers and nothing of ben’s', async () => {
  const { seat, page, main } = await sitDown(world.ann)
  const [anns, bens] = [await planted(world.ann, 'cnry-a'), await planted(world.ben, 'cnry-b')]
  await anHourLater()
  await goTo(seat, at('/setting/account/management'))
  // The archive waits for a table until its bar has been seen: a quick machine is done before that.
  const held = await world.pool.connect()
  await held.query('begin; lock table stamp_items in access exclusive mode')
  await main.getByRole('button', { name: 'Make my archive' }).click()
  await proveIt(seat)
  await main.getByRole('progressbar', { name: 'Your archive' }).waitFor()
  await held.query('rollback')
  held.release()
  const download = main.getByRole('button', { name: 'Download', exact: true })
  await download.waitFor({ timeout: 60_000 })
  await anHourLater()
  const coming = page.waitForEvent('download')
  await download.click()
  await proveIt(seat)
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const whole = [...(await unzipped(await readFile(await file.path()))).values()].map(String).join('\n')
  console.info(`${anns.told.length} words of ann’s looked for, ${bens.told.length} of ben’s not found`)
  expect(anns.told.length).toBeGreaterThan(100)
  expect(anns.told.filter((word) => !whole.includes(word))).toEqual([])
  expect([...bens.told, ...bens.secret, ...anns.secret].filter((word) => whole.includes(word))).toEqual([])
  expectQuiet(seat)
}, 180_000)

test('ann erases herself: first she reads what is open, then types her name, and after the days nothing of her is left', async () => {
  const { seat, page, main } = await sitDown(world.ann)
  await goTo(seat, at('/setting/account/management'))
  const panel = main.getByRole('region', { name: 'Erase my account' })
  await panel.getByRole('link', { name: '3 orders of buyers are not finished' }).waitFor()
  expect(await panel.getByRole('button').count()).toBe(0)
  await planted(world.ann, 'cnry-e')
  expect(await tablesWith(world, 'cnry-e')).not.toEqual([])
  await endAll(world)
  await anHourLater()
  await goTo(seat, at('/setting/account/management'))
  await panel.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
  await dialog.getByRole('textbox').fill('somebody')
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await proveIt(seat)
  await dialog.getByText('This is not your user name', { exact: false }).first().waitFor()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('somebody')
  const { rows } = await world.pool.query('select username from members where id = $1', [world.ann.id])
  await dialog.getByRole('textbox').fill(rows[0].username)
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await page.waitForURL(at('/'))
  await page.getByText(/^Your account is erased on \d\d-\d\d-\d{4}$/).waitFor()
  await world.pool.query("update privacy_erasures set due_at = clock_timestamp() where status = 'waiting'")
  const state = async () => {
    await world.settle()
    return (await world.pool.query('select status from privacy_erasures')).rows
  }
  await expect.poll(state, { timeout: 60_000 }).toEqual([{ status: 'done' }])
  expect(await tablesWith(world, 'cnry-e')).toEqual([])
  const gone = await logIn(world.ann.email)
  await gone.page.getByRole('alert').first().waitFor()
  await goTo(gone, at(`/profile/${world.ann.id}`))
  await gone.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await gone.page.content()).not.toContain('cnry-e')
  expectQuiet(seat)
}, 180_000)
