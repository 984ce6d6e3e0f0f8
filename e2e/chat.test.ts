import { expect, test } from 'vitest'
import { chat } from '#features/chat/contract.ts'
import { open } from '#features/chat/test/talks.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true, MESSAGE_DAYS: '3650' })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function sitDown(who: Actor) {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: who.token!, url: world.settings.public_url }])
  const main = seat.page.getByRole('main')
  const history = main.getByRole('log')
  const said: string[] = []
  seat.page.on('websocket', (line) => line.on('framesent', ({ payload }) => said.push(String(payload))))
  return {
    ...{ seat, page: seat.page, main, history },
    /** The open page has told the server what it listens to. */
    listens: (topic: string) => expect.poll(() => said.some((word) => word.includes('"listen"') && word.includes(topic))).toBe(true),
    write: async (to: string, body: string) => {
      await main.getByRole('textbox', { name: `Message to ${to} Collector` }).fill(body)
      await seat.page.keyboard.press('Enter')
    },
    /** What stands in the conversation, in its order. */
    shown: () => history.locator('p[dir="auto"]').allTextContents(),
    /** How many messages the server has and the other's device has not: what is still on its way is shown too, and may come after theirs. */
    sent: () => history.getByText('Message sent', { exact: true }).count(),
  }
}

const WHOLE = ['Is the hinge over the thin?', 'Beside it', 'Upper left', 'Written in the tunnel']

test('ben asks ann about a listing, she accepts; offline and back both read the same, and a block while he types ends it', async () => {
  await openShop(world.ann)
  const { id } = await sell(world, world.ann)
  const [ann, ben] = [await sitDown(world.ann), await sitDown(world.ben)]
  await goTo(ann.seat, at('/cart'))
  await ann.listens('messages of member:')
  await goTo(ben.seat, at(`/products/${id}`))
  await ben.main.getByRole('link', { name: 'Ask the seller' }).click()
  await ben.main.getByText('your message is a request').waitFor()
  await ben.write('ann', 'Is the hinge over the thin?')
  await ben.main.getByText('You have asked with one message').waitFor()

  await ann.page.getByRole('status').getByRole('link', { name: 'ben Collector would like to write to you' }).click()
  await ann.history.getByText('Is the hinge over the thin?').waitFor()
  await ann.history.getByRole('link', { name: 'Cérès 20c. noir' }).waitFor()
  await ann.main.getByRole('button', { name: 'Accept and answer' }).click()

  await ben.main.getByRole('textbox', { name: 'Message to ann Collector' }).waitFor()
  await ben.seat.context.setOffline(true)
  await ben.write('ann', 'Written in the tunnel')
  await ben.main.getByText('Not sent, you are offline').waitFor()
  for (const body of ['Beside it', 'Upper left']) await ann.write('ben', body)
  await expect.poll(ann.shown).toEqual(['Is the hinge over the thin?', 'Beside it', 'Upper left'])
  await expect.poll(ann.sent).toBe(2)
  await ben.seat.context.setOffline(false)
  await expect.poll(ann.shown, { timeout: 15_000 }).toEqual(WHOLE)
  await expect.poll(ben.shown, { timeout: 15_000 }).toEqual(WHOLE)
  await expect.poll(() => ben.history.getByText('Read', { exact: true }).count()).toBe(2)
  expectQuiet(ann.seat)
  await ben.main.getByRole('textbox', { name: 'Message to ann Collector' }).focus()
  const seesTyping = async () => {
    await ben.page.keyboard.type('.')
    return ann.main.getByText('ben Collector is writing').count()
  }
  await expect.poll(seesTyping, { timeout: 10_000, interval: 300 }).toBe(1)
  await ann.main.getByLabel('More about this conversation').click()
  await ann.page.getByRole('button', { name: 'Block' }).click()
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await ann.page.waitForURL(at(`/profile/${world.ann.id}/network?tab=blocked`))
  await ben.page.keyboard.type('one more')
  await ben.page.keyboard.press('Enter')
  await ben.main.getByText('This member cannot be reached.').waitFor()
  expect((await world.ann.gets(chat.list, {})).conversations.data).toEqual([])
})

test('what cleo had not read when it was deleted for its age is unread no more when she opens the talk', async () => {
  const id = await open(world, world.ann, world.cleo, 'Of long ago')
  await world.pool.query("update messages set sent_at = clock_timestamp() - interval '3651 days' where conversation_id = $1", [id])
  await world.settle()
  const cleo = await sitDown(world.cleo)
  await goTo(cleo.seat, at(`/chat/${world.ann.id}`))
  await cleo.main.getByText('Messages are deleted after 3,650 days.').waitFor()
  expect(await cleo.shown()).toEqual([])
  await expect.poll(async () => (await world.cleo.gets(chat.list, {})).conversations.data.map(({ unread }) => unread)).toEqual([0])
  expectQuiet(cleo.seat)
})
