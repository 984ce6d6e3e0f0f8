import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { accounts } from '#features/accounts/contract.ts'
import { apiKeys } from '#features/api-keys/contract.ts'
import { credentials } from '#features/credentials/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { useMailbox } from '#test/support/outside/mailbox.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const post = await useMailbox()
const world = useWorld({ web: true, SMTP_URL: post.smtp_url })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

/** A browser with a virtual passkey that confirms user verification. */
async function withKey(seat: BrowserUser) {
  const devtools = await seat.context.newCDPSession(seat.page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
async function logIn({ page }: BrowserUser, email: string) {
  await page.goto(at('/login'), { waitUntil: 'networkidle' })
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

/** The link in the letter with this subject, which must be there (letters leave four at once, in any order). */
async function letterTo(address: string, subject: string): Promise<string> {
  await world.settle()
  const letters = post.of(address).map(({ head, body }) => [/^Subject: (.*)$/m.exec(head)![1], body.match(/^https?:\/\/\S+$/m)?.[0]])
  expect(letters.map(([told]) => told)).toContain(subject)
  return letters.find(([told]) => told === subject)![1]!
}
/** What stands at the top of her notices, on a page that stays open. */
const newest = ({ page }: BrowserUser, subject: string) => page.getByRole('main').getByRole('link', { name: subject }).first()

test('ann makes a passkey, and gets in with it alone; what is dangerous asks who she is first, and then goes on by itself', async () => {
  const seat = await stage.seat()
  await withKey(seat)
  await logIn(seat, world.ann.email)
  await seat.page.waitForURL(at('/feeds'))
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '1 hour' where member_id = $1", [world.ann.id])
  await goTo(seat, at('/setting/account/management'))
  await seat.page.getByLabel('What shall we call it?').fill('The study')
  await seat.page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = seat.page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password').fill('wrong')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const keys = seat.page.getByRole('list', { name: 'Your passkeys' })
  await keys.getByText('The study').waitFor()
  await keys.getByRole('button', { name: 'Rename The study' }).click()
  await keys.getByLabel('Name of the passkey').fill('The attic')
  await keys.getByRole('button', { name: 'Save' }).click()
  await keys.getByText('The attic').waitFor()
  // Step-up authentication by passkey instead of the password.
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '1 hour' where member_id = $1", [world.ann.id])
  await seat.page.getByRole('button', { name: 'Make my archive' }).click()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await seat.page.getByRole('button', { name: 'Make my archive' }).waitFor({ state: 'detached' })
  await seat.context.clearCookies({ name: 'session' })
  await goTo(seat, at('/login'))
  await seat.page.getByRole('button', { name: 'Use a passkey' }).click()
  await seat.page.waitForURL(at('/feeds'))
  expectQuiet(seat)
}, 90_000)

test('ben signs out his other browser: it is thrown out by itself', async () => {
  const [here, there] = [await stage.seat(), await stage.seat()]
  for (const seat of [here, there]) {
    const { token } = await world.guest.gets(accounts.logIn, { email: world.ben.email, password: PASSWORD })
    await seat.context.addCookies([{ name: 'session', value: token!, url: world.settings.public_url }])
  }
  await goTo(there, at('/notifications'))
  await goTo(here, at('/setting/account/management'))
  await here.page.getByRole('list', { name: 'Devices' }).getByText('This device').waitFor()
  const gone = there.page.waitForURL(/\/login/)
  await here.page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await here.page.getByRole('dialog').getByRole('button', { name: 'Log out the others' }).click()
  await gone
  expect((await world.ben.ask(account.me, {})).status).toBe(401)
  expectQuiet(here)
}, 90_000)

test('gwen is told that her API keys outlive a new password and a logging out, and revokes them with the press', async () => {
  const gwen = await world.join('gwen', { plan: 'business' })
  const make = () => gwen.gets(apiKeys.make, { name: 'the till', scopes: ['orders.read'] })
  for (let n = 0; n < 2; n++) await make()
  const seat = await stage.seat()
  const { page } = seat
  const { token } = await world.guest.gets(accounts.logIn, { email: gwen.email, password: PASSWORD })
  await seat.context.addCookies([{ name: 'session', value: token!, url: world.settings.public_url }])
  await goTo(seat, at('/setting/account/management'))
  const password = page.getByRole('region', { name: 'Password', exact: true })
  const devices = page.getByRole('region', { name: 'Where you are logged in' })
  await devices.getByText('2 API keys stay in force.').waitFor()
  await devices.getByRole('button', { name: 'Log out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out the others' }).click()
  await page.getByText('Every other device was logged out').waitFor()
  await password.getByLabel('New password').fill('a twopenny blue')
  await password.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed').waitFor()
  expect((await seat.context.request.get(at('/api/api-keys'))).status()).toBe(200)
  await password.getByText('2 API keys stay in force.').waitFor()
  await password.getByLabel('New password').fill('a penny red, not black')
  await password.getByLabel('Revoke all my API keys as well').check()
  await password.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your API keys are revoked').waitFor()
  await page.getByText('No program holds a key of yours.').waitFor()
  await expect.poll(() => page.getByText('stay in force').count()).toBe(0)
  expectQuiet(seat)
}, 90_000)

test('cleo switches on an app, keeps her codes, and from then on types six digits', async () => {
  const seat = await stage.seat()
  const { token } = await world.guest.gets(accounts.logIn, { email: world.cleo.email, password: PASSWORD })
  await seat.context.addCookies([{ name: 'session', value: token!, url: world.settings.public_url }])
  await goTo(seat, at('/setting/account/management'))
  await seat.page.getByRole('button', { name: 'Set up an app' }).click()
  const picture = seat.page.getByRole('img', { name: 'QR code for your authenticator app' })
  await picture.waitFor()
  const { codeAt } = await import('../src/features/credentials/server/totp.ts')
  const secret = (await seat.page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '')
  const step = async () => Math.floor((await world.pool.query('select extract(epoch from clock_timestamp())::float8 as s')).rows[0].s / 30)
  await seat.page.getByLabel('Six digits from the app').fill(codeAt(secret, await step()))
  await seat.page.getByRole('button', { name: 'Switch on' }).click()
  const codes = seat.page.getByRole('list', { name: 'Recovery codes' })
  await codes.waitFor()
  expect(await codes.getByRole('listitem').count()).toBe(10)
  await seat.page.getByLabel('I have kept these codes').check()
  await seat.page.getByRole('button', { name: 'Done' }).click()
  expect((await world.cleo.gets(credentials.security, {})).security.authenticator).toBe(true)
  await seat.context.clearCookies({ name: 'session' })
  await world.pool.query('update authenticators set last_step = 0')
  await logIn(seat, world.cleo.email)
  await seat.page.getByLabel('Code from your app').fill(codeAt(secret, await step()))
  await seat.page.getByRole('button', { name: 'Go on' }).click()
  await seat.page.waitForURL(at('/feeds'))
  // Step-up authentication by the authenticator app's code instead of the password.
  await world.pool.query('update authenticators set last_step = 0')
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '1 hour' where member_id = $1", [world.cleo.id])
  await goTo(seat, at('/setting/account/management'))
  await seat.page.getByRole('button', { name: 'Make my archive' }).click()
  const dialog = seat.page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByRole('button', { name: 'Use a code from your app instead' }).click()
  await dialog.getByLabel('Code from your app').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await dialog.getByLabel('Code from your app').fill(codeAt(secret, await step()))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await seat.page.getByRole('button', { name: 'Make my archive' }).waitFor({ state: 'detached' })
  expectQuiet(seat)
}, 90_000)

test('dora has been at many screens: the list goes on by a press', async () => {
  const dora = await world.join('dora')
  for (let n = 0; n < 30; n++) await world.guest.gets(accounts.logIn, { email: dora.email, password: PASSWORD })
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: dora.token, url: world.settings.public_url }])
  await goTo(seat, at('/setting/account/management'))
  expect(await seat.page.getByRole('list', { name: 'Devices', exact: true }).getByRole('listitem').count()).toBe(25)
  await seat.page.getByRole('button', { name: 'Show earlier ones' }).click()
  const earlier = seat.page.getByRole('list', { name: 'Earlier devices' }).getByRole('listitem')
  await earlier.first().waitFor()
  expect(await earlier.count()).toBe(6)
  expect(await seat.page.getByRole('button', { name: 'Show earlier ones' }).count()).toBe(0)
  expectQuiet(seat)
}, 90_000)

test('whoever adds a passkey to edda’s account or takes it away, she has a letter that leads to a new password, and a notice that leads to her ways in', async () => {
  const edda = await world.join('edda')
  const [here, there, mailbox] = [await stage.seat(), await stage.seat(), await stage.seat()]
  for (const { context } of [here, there]) await context.addCookies([{ name: 'session', value: edda.token, url: world.settings.public_url }])
  await withKey(here)
  await goTo(there, at('/notifications'))
  await goTo(here, at('/setting/account/management'))
  await here.page.getByRole('button', { name: 'Add a passkey' }).click()
  const keys = here.page.getByRole('list', { name: 'Your passkeys' })
  await keys.getByRole('button', { name: 'Remove Passkey' }).waitFor()
  await goTo(mailbox, await letterTo(edda.email, 'A passkey was added'))
  await mailbox.page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await newest(there, 'A passkey was added').click()
  await there.page.waitForURL(at('/setting/account/management'))
  await keys.getByRole('button', { name: 'Remove Passkey' }).click()
  await here.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await here.page.getByText('The passkey is removed').waitFor()
  await letterTo(edda.email, 'A passkey was removed')
  await goTo(there, at('/notifications'))
  await newest(there, 'A passkey was removed').waitFor()
  expectQuiet(here, there, mailbox)
}, 90_000)

test('a recovery code that opens finn’s account is told to him by letter and by notice', async () => {
  const finn = await world.join('finn')
  const { secret } = await finn.gets(credentials.beginAuthenticator, {})
  const { codeAt } = await import('../src/features/credentials/server/totp.ts')
  const second = (await world.pool.query('select extract(epoch from clock_timestamp())::float8 as s')).rows[0].s
  const { recovery_codes } = await finn.gets(credentials.confirmAuthenticator, { code: codeAt(secret, Math.floor(second / 30)) })
  await letterTo(finn.email, 'An authenticator app was switched on')
  const seat = await stage.seat()
  await logIn(seat, finn.email)
  await seat.page.getByRole('button', { name: 'I do not have my phone' }).click()
  await seat.page.getByLabel('Recovery code').fill(recovery_codes[0]!)
  await seat.page.getByRole('button', { name: 'Go on' }).click()
  await seat.page.waitForURL(at('/feeds'))
  await letterTo(finn.email, 'A recovery code was used')
  await goTo(seat, at('/notifications'))
  await newest(seat, 'A recovery code was used').waitFor()
  await newest(seat, 'An authenticator app was switched on').waitFor()
  expectQuiet(seat)
}, 90_000)
