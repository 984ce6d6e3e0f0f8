import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

test('edith hears while she types that ann’s name is taken; what else is wrong stands beside it, and by key she sees what she types', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/signup'))
  const [username, password, status] = [page.getByLabel('Username'), page.locator('#password'), page.getByRole('main').getByRole('status')]
  await username.pressSequentially('ann')
  await status.filter({ hasText: 'This username is taken' }).waitFor({ state: 'attached' })
  expect(await username.getAttribute('aria-invalid')).toBe('true')
  for (const [label, words] of [
    ['First name', 'Edith'],
    ['Last name', 'Long'],
    ['E-mail', 'edith@example.com'],
  ] as const)
    await page.getByRole('main').getByLabel(label).fill(words)
  await password.fill('password123')
  await password.press('Tab')
  const show = page.getByRole('button', { name: 'Show what I type' })
  expect([await show.evaluate((button) => button === document.activeElement), await show.getAttribute('aria-pressed')]).toEqual([true, 'false'])
  await page.keyboard.press('Space')
  expect([await password.getAttribute('type'), await show.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  await page.keyboard.press('Space')
  expect(await password.getAttribute('type')).toBe('password')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  const summary = page.getByRole('group', { name: '2 fields need a look' })
  await summary.waitFor()
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    expect.stringMatching(/^Username: This username is taken/),
    expect.stringMatching(/^Password: Too many people use this password/),
  ])
  await username.fill('admin')
  await status.filter({ hasText: 'kept for the site' }).waitFor({ state: 'attached' })
  await username.fill('-x')
  await status.filter({ hasText: 'Begin with a letter' }).waitFor({ state: 'attached' })
  await username.fill('edith')
  await page.getByText('edith is free.').first().waitFor()
  for (const name of ['terms and conditions', 'privacy policy']) await page.getByRole('main').getByRole('link', { name }).waitFor()
  await password.fill('a penny black')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(/\/signup\/countries/)
  expectQuiet(seat)
}, 90_000)
