import { beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/profiles/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { keepItem, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { keyboardOf } from './keyboard.ts'
import { drawPictures } from './pages.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  await openShop(world.ann)
  const item = await keepItem(world, world.ann, { name: 'Cérès 20c. noir' })
  await world.ann.gets(profiles.setShowcase, { stamp_item_ids: [item.id] })
  await drawPictures(world)
}, 120_000)

async function sitDown(who: Actor) {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: who.token!, url: world.settings.public_url }])
  return { seat, page: seat.page, main: seat.page.getByRole('main'), hands: await keyboardOf(seat) }
}

test('ann shows her face without a mouse: she chooses a picture, moves, zooms and turns it, and says who she is', async () => {
  const { seat, page, main, hands } = await sitDown(world.ann)
  await goTo(seat, at('/edit-profile'))
  const chooser = page.waitForEvent('filechooser')
  await hands.tabTo(main.getByLabel('Choose a profile picture'))
  await page.keyboard.press('Space')
  await (await chooser).setFiles(await sampleImage())
  const editor = page.getByRole('dialog', { name: 'Profile picture' })
  const frame = editor.getByRole('button', { name: /arrow keys move it/ })
  await frame.waitFor()
  const drawn = () => frame.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  await hands.tabTo(frame)
  const seen = [await drawn()]
  for (const key of ['+', 'ArrowLeft', ']']) {
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    await page.waitForTimeout(50)
    seen.push(await drawn())
  }
  expect(new Set(seen).size).toBe(4)
  await hands.press(editor.getByRole('button', { name: 'Use this picture' }))
  await editor.waitFor({ state: 'detached' })
  await main.getByRole('button', { name: 'Remove the profile picture' }).waitFor()
  await hands.type(main.getByLabel('City'), 'Lyon')
  await hands.press(main.getByRole('button', { name: 'Save', exact: true }))
  await page.getByText('Saved', { exact: true }).waitFor()
  const { user } = await world.ben.gets(profiles.show, { id: world.ann.id })
  expect([user.image_url, user.city]).toEqual([expect.stringMatching(/^\/media\/[\w-]{22}\/\d+\.webp$/), undefined])
  expect([hands.pointers, hands.unseen]).toEqual([[], []])
  expectQuiet(seat)
}, 180_000)

test('ben sees ann’s town while she shows it, and no such line when she hides it; she looks at herself as he does', async () => {
  const [ann, ben] = [await sitDown(world.ann), await sitDown(world.ben)]
  const town = () => ben.main.getByRole('row', { name: /^City/ })
  const choose = async (circle: string) => {
    await goTo(ann.seat, at('/setting/visibility'))
    await ann.main.getByLabel('City').selectOption({ label: circle })
    await ann.page.getByText('City: saved').waitFor({ state: 'attached' })
    await goTo(ben.seat, at(`/profile/${world.ann.id}?tab=about`))
  }
  await world.ann.gets(profiles.update, { city: 'Lyon' })
  await choose('Everyone')
  expect(await town().textContent()).toMatch(/Lyon/)
  expect(await ben.main.getByRole('region', { name: 'Showcase' }).getByRole('link').count()).toBe(1)
  await choose('Nobody')
  expect(await town().count()).toBe(0)
  await goTo(ann.seat, at('/profile?tab=about'))
  expect(await ann.main.getByRole('row', { name: /^City/ }).textContent()).toMatch(/Lyon.*Only you/)
  await ann.main.getByRole('link', { name: 'Follower', exact: true }).click()
  await ann.main.getByRole('row', { name: /^City/ }).waitFor({ state: 'detached' })
  await ann.main.getByRole('link', { name: 'Yourself' }).click()
  await ann.main.getByRole('row', { name: /^City/ }).waitFor()
  await ben.main.getByRole('button', { name: 'Save seller' }).click()
  await ben.main.getByRole('button', { name: 'Saved seller' }).waitFor()
  await goTo(ben.seat, at('/profile/user/saved-sellers'))
  await ben.main.getByRole('link', { name: 'ann Collector' }).waitFor()
  expectQuiet(ann.seat, ben.seat)
}, 180_000)
