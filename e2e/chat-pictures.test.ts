import { expect, test } from 'vitest'
import { chat } from '#features/chat/contract.ts'
import { network } from '#features/network/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function sitDown(who: Actor, other: Actor, width: number) {
  const seat = await stage.seat({ width })
  await seat.context.addCookies([{ name: 'session', value: who.token!, url: world.settings.public_url }])
  await goTo(seat, at(`/chat/${other.id}`))
  const main = seat.page.getByRole('main')
  return { seat, page: seat.page, main, history: main.getByRole('log') }
}

test('ben sends ann a picture; she opens it, answers to it, and he feels about her answer; a deleted picture leaves her screen', async () => {
  const { ann: a, ben: b } = world
  await a.gets(network.follow, { id: b.id })
  await b.gets(chat.begin, { user_id: a.id, client_message_id: crypto.randomUUID(), body: 'I have found it' })
  const [ann, ben] = [await sitDown(a, b, 390), await sitDown(b, a, 1410)]
  await ben.main.getByLabel('Pictures for your message').setInputFiles(await sampleImage())
  await ben.main.getByRole('button', { name: 'Remove picture 1' }).waitFor()
  const send = ben.main.getByRole('button', { name: 'Send', exact: true })
  await expect.poll(() => send.isEnabled()).toBe(true)
  await send.click()

  const picture = ann.history.getByRole('img', { name: 'Picture 1 of 1, sent by ben Collector' })
  await picture.waitFor()
  await picture.click()
  await ann.page.getByRole('dialog').waitFor()
  await ann.page.keyboard.press('Escape')
  await ann.page.getByRole('dialog').waitFor({ state: 'detached' })
  await ann.history.getByLabel('More about this message').last().click()
  await ann.history.getByRole('button', { name: 'Answer to it' }).click()
  await ann.main.getByRole('textbox', { name: 'Message to ben Collector' }).fill('The cancel is Lyon')
  await ann.main.getByRole('button', { name: 'Send', exact: true }).click()

  await ben.history.getByRole('button', { name: 'You A picture' }).waitFor()
  await ben.history.getByLabel('More about this message').last().click()
  await ben.history.getByRole('button', { name: 'Great find' }).click()
  await ann.history.getByText('ben Collector: Great find').waitFor()

  await ben.history.getByLabel('More about this message').nth(1).click()
  await ben.history.getByRole('button', { name: 'Delete for both' }).click()
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Delete for both' }).click()
  await picture.waitFor({ state: 'detached' })
  expectQuiet(ann.seat, ben.seat)
})
