import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { medias } from '#features/media/contract.ts'
import { loadedPdf, sample } from '#server/attachments/test/samples.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const file = (name: string, buffer: Buffer, mimeType = '') => ({ name, mimeType, buffer })

async function sitDown() {
  const seat = await stage.seat()
  const { token } = await world.guest.gets(accounts.logIn, { email: world.cleo.email, password: PASSWORD })
  await seat.context.addCookies([{ name: 'session', value: token!, url: world.settings.public_url }])
  await goTo(seat, at('/setting/account/uploads'))
  return { seat, page: seat.page, main: seat.page.getByRole('main') }
}

test('cleo uploads a video, a recording and a document: each shows its progress, plays or is saved, and what is none of these says so at its field', async () => {
  const { seat, page, main } = await sitDown()
  await main.getByText('Nothing here yet.').waitFor()
  const pick = main.locator('input[type=file]').first()
  await pick.setInputFiles([
    file('Show in Essen.webm', sample('vp8-opus.webm'), 'video/webm'),
    file('Voice.ogg', sample('tone.ogg'), 'audio/ogg'),
    file('Auction results.pdf', await loadedPdf(), 'application/pdf'),
    file('Phone.mp4', sample('hevc.mp4'), 'video/mp4'),
  ])
  const files = main.getByRole('list', { name: 'Your files' })
  await files.getByRole('alert').getByText('This file uses hevc, which not every browser plays.').waitFor({ timeout: 60_000 })
  await expect.poll(() => files.getByRole('listitem').count(), { timeout: 60_000 }).toBe(1)

  const video = main.locator('video')
  await video.waitFor()
  expect(await video.evaluate(({ poster }: HTMLVideoElement) => poster)).toMatch(/\/media\/[\w-]{22}\/1080\.webp\?until=/)
  const played = await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true
    await player.play()
    player.pause()
    player.currentTime = player.duration / 2
    await new Promise((done) => player.addEventListener('seeked', done, { once: true }))
    return { width: player.videoWidth, at: player.currentTime > 0.2, error: player.error }
  })
  expect(played).toEqual({ width: 64, at: true, error: null })
  await expect.poll(() => main.locator('audio').evaluate(({ duration }: HTMLAudioElement) => duration)).toBeGreaterThan(0.9)

  const [download] = await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name: /Auction results/ }).click()])
  expect(download.suggestedFilename()).toBe('Auction results.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await main.getByRole('link', { name: 'Documents' }).click()
  await expect.poll(() => main.locator('video').count()).toBe(0)
  await main.getByRole('button', { name: 'Delete Auction results.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await main.getByText('Nothing here yet.').waitFor()
  await expectQuiet(seat)
}, 180_000)

test('an upload is cancelled in the middle: it leaves the list, and nothing of it is kept', async () => {
  const { page, main } = await sitDown()
  const before = (await world.cleo.gets(medias.filesOf, {})).medias.total
  await page.route('**/api/medias/files', () => {})
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('Long.mp3', sample('tone.mp3'), 'audio/mpeg')])
  await main.getByRole('button', { name: 'Cancel Long.mp3' }).click()
  await expect.poll(() => main.getByRole('list', { name: 'Your files' }).count()).toBe(0)
  expect((await world.cleo.gets(medias.filesOf, {})).medias.total).toBe(before)
}, 60_000)

test('a private address that has expired is asked for again, and the player goes on', async () => {
  const { page, main } = await sitDown()
  await page.route(/file\.ogg\?(?!.*again)/, (route) => route.fulfill({ status: 404 }))
  await page.route('**/api/medias/files/*', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    json.result.media.file.media_url += '&again'
    await route.fulfill({ response: answer, json })
  })
  await page.reload()
  const audio = main.locator('audio').first()
  await expect
    .poll(() => audio.evaluate(({ duration, currentSrc }: HTMLAudioElement) => [duration > 0.9, currentSrc.endsWith('&again')]))
    .toEqual([true, true])
}, 60_000)
