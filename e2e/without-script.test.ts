import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { credentials } from '#features/credentials/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { caller } from '#test/support/client.ts'
import { useWorld } from '#test/support/world.ts'
import { codeAt } from '../src/features/credentials/server/totp.ts'
import { type BrowserUser, expectQuiet, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const NEW = 'a mauritius blue'

async function letterTo(email: string, template: string): Promise<{ code?: string; path: string }> {
  await world.settle()
  const { rows } = await world.pool.query('select facts from mails where recipient = $1 and template = $2 order by id desc limit 1', [
    email,
    template,
  ])
  return rows[0].facts
}
const send = ({ page }: BrowserUser, name: string) => page.getByRole('main').getByRole('button', { name }).click()
async function logIn(seat: BrowserUser, email: string, password: string) {
  await seat.page.getByLabel('E-mail').fill(email)
  await seat.page.getByLabel('Password').fill(password)
  await send(seat, 'Login')
}
const secondNow = async () => Math.floor((await world.pool.query('select extract(epoch from clock_timestamp())::float8 as s')).rows[0].s / 30)

/** Her authenticator app was enrolled in another browser, because enrolment needs JavaScript. */
async function switchOnApp(email: string) {
  const { token } = await world.guest.gets(accounts.logIn, { email, password: PASSWORD })
  const her = caller(world.url, { token: token! })
  const { secret } = await her.gets(credentials.beginAuthenticator, {})
  await her.gets(credentials.confirmAuthenticator, { code: codeAt(secret, await secondNow()) })
  await world.pool.query('update authenticators set last_step = 0')
  return secret
}

async function signUp(seat: BrowserUser) {
  const { page } = seat
  await page.goto(at('/signup?redirect_back=%2Fnetwork'))
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Username').fill('-anna')
  await page.getByLabel('E-mail').fill('anna@example.com')
  await page.locator('#password').fill(PASSWORD)
  await send(seat, 'Sign Up')
  await page.getByText('2 fields need a look').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Anna')
  expect(await page.locator('#password').inputValue()).toBe('')
  await page.getByLabel('Last name').fill('Long')
  await page.getByLabel('Username').fill('anna')
  await page.locator('#password').fill(PASSWORD)
  await send(seat, 'Sign Up')
  await page.waitForURL(at('/signup/verify-email?redirect_back=%2Fnetwork'))
  await page.getByText('in the letter that we have sent you').waitFor()
  await page.getByLabel('Code').fill('0000 0000')
  await send(seat, 'Confirm my address')
  await page.getByText('That is not the code of our last letter').waitFor()
  await send(seat, 'Send a new letter')
  await page.getByText('A new letter is on its way').waitFor()
  await page.getByLabel('Code').fill((await letterTo('anna@example.com', 'verify')).code!)
  await send(seat, 'Confirm my address')
  await page.waitForURL(at('/network'))
}

async function signInByPhone(seat: BrowserUser) {
  const { page } = seat
  const secret = await switchOnApp('anna@example.com')
  await seat.context.clearCookies({ name: 'session' })
  await page.goto(at('/wallet'))
  await page.waitForURL(at('/login?redirect_back=%2Fwallet'))
  await logIn(seat, 'anna@example.com', 'not hers')
  await page.locator('#password-error').getByText('E-mail and password do not go together.').waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('anna@example.com')
  await logIn(seat, 'anna@example.com', PASSWORD)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.getByLabel('Code from your app').fill('000000')
  await send(seat, 'Go on')
  await page.locator('#code-error').waitFor()
  await page.getByLabel('Code from your app').fill(codeAt(secret, await secondNow()))
  await send(seat, 'Go on')
  await page.waitForURL(at('/wallet'))
}

async function setNewPassword(seat: BrowserUser) {
  const { page } = seat
  await seat.context.clearCookies({ name: 'session' })
  await page.goto(at('/login'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill('anna@example.com')
  await send(seat, 'Send the link')
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
  await page.goto(at((await letterTo('anna@example.com', 'reset')).path))
  await page.getByLabel('New password').fill('short')
  await send(seat, 'Set a new password')
  await page.locator('#password-error').waitFor()
  await page.getByLabel('New password').fill(NEW)
  await send(seat, 'Set a new password')
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logIn(seat, 'anna@example.com', NEW)
  await page.waitForURL(at('/feeds'))
}

test('anna without script signs up, types the letter’s code, signs in wrong and right and with her phone, forgets her password and sets another', async () => {
  const seat = await stage.seat({ script: false })
  await signUp(seat)
  await signInByPhone(seat)
  await setNewPassword(seat)
  // Features that need JavaScript show a note.
  await seat.page.goto(at('/setting/account/site-preference'))
  await seat.page.locator('noscript .note').waitFor()
  expectQuiet(seat)
}, 90_000)
