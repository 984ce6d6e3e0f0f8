import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function seatOf({ token }: Actor): Promise<BrowserUser> {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
  return seat
}

test('signed out elsewhere: a members’ page leads to the login and back, but what cleo typed is not taken from her', async () => {
  const { token } = await world.guest.gets(accounts.logIn, { email: world.cleo.email, password: 'a penny black' })
  const cleo = { ...world.cleo, token: token! }
  const [idle, typing] = [await seatOf(cleo), await seatOf(cleo)]
  await goTo(idle, at('/wallet'))
  await goTo(typing, at('/store/create'))
  await typing.page.getByLabel('City').fill('Stockholm')
  await fetch(at('/api/logout'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  await idle.page.waitForURL(/\/login\?redirect_back=%2Fwallet/)
  await typing.page.getByRole('dialog', { name: 'You have been signed out' }).waitFor()
  const question = typing.page.getByRole('dialog', { name: 'You have been signed out' })
  // Another member's session in this browser is not hers.
  const lookedAt = () => typing.page.evaluate(() => void dispatchEvent(new Event('focus')))
  const signIn = async (who: typeof cleo) => {
    const said = await world.guest.gets(accounts.logIn, { email: who.email, password: 'a penny black' })
    await typing.context.addCookies([{ name: 'session', value: said.token!, url: world.settings.public_url }])
    const heard = typing.page.waitForResponse(/users\/me/)
    await lookedAt()
    await heard
  }
  await signIn({ ...cleo, email: world.ben.email })
  expect(await question.isVisible()).toBe(true)
  await signIn(cleo)
  await question.waitFor({ state: 'hidden' })
  await typing.page.getByText('You are back: save').waitFor()
  expect(await typing.page.getByLabel('City').inputValue()).toBe('Stockholm')
}, 60_000)
