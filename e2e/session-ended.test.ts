import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { dashboard } from '#features/dashboard/contract.ts'
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

const REASON = 'Sold forgeries of the penny black'

test('ann is suspended while a page of hers is open: what she presses is answered once, and the log-in says why, after her password', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  const [idle, typing] = [await seatOf(world.ann), await seatOf(world.ann)]
  // Without the socket nothing tells the page before she presses.
  await typing.page.routeWebSocket(/./, (socket) => socket.close())
  await typing.context.route(/\/live\//, (route) => route.abort())
  await goTo(typing, at('/edit-profile'))
  await goTo(idle, at('/wallet'))
  await typing.page.getByLabel('City').fill('Lyon')
  await ada.gets(dashboard.suspend, { id: world.ann.id as never, reason: REASON })

  await typing.page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await typing.page.getByRole('dialog', { name: 'You have been signed out' }).waitFor()
  expect((await typing.page.getByRole('alert').allTextContents()).filter(Boolean)).toEqual([])

  await idle.page.waitForURL(/\/login\?redirect_back=%2Fwallet/)
  await idle.page.getByText('You were logged out', { exact: true }).waitFor()
  await idle.page.getByRole('main').getByLabel('E-mail').fill(world.ann.email)
  await idle.page.locator('input[name=password]').fill('a penny black')
  await idle.page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  const [place, toast] = [idle.page.getByRole('main').getByText(REASON), idle.page.locator('.toasts').getByText(REASON)]
  await place.waitFor()
  expect([await place.count(), await toast.count()]).toEqual([1, 1])
  expect(new URL(idle.page.url()).pathname).toBe('/login')
}, 60_000)
