import { expect, test } from 'vitest'
import { groups } from '#features/groups/contract.ts'
import { network } from '#features/network/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
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
    write: async (body: string) => {
      await main.getByRole('textbox', { name: 'Message to Swap by post' }).fill(body)
      await seat.page.keyboard.press('Enter')
    },
    shown: () => history.locator('p[dir="auto"]').allTextContents(),
  }
}
type Seated = Awaited<ReturnType<typeof sitDown>>
const WHOLE = ['Who has the 5 lepta?', 'I have two', 'So do I', 'Written in the tunnel']

/** Ann names the group and begins it with ben, who follows her. */
async function begin(ann: Seated) {
  await goTo(ann.seat, at('/groups?create=true'))
  await ann.main.getByLabel('Name').fill('Swap by post')
  await ann.main.getByLabel('ben Collector').check()
  await ann.main.getByRole('button', { name: 'Begin', exact: true }).click()
  await ann.page.waitForURL(/\/groups\/[0-9a-f-]{36}$/)
  await ann.write(WHOLE[0]!)
  await expect.poll(ann.shown).toEqual(WHOLE.slice(0, 1))
}
async function joinByLink(ann: Seated, cleo: Seated) {
  await ann.main.getByRole('button', { name: 'Make a link' }).click()
  const link = await ann.main.getByRole('textbox', { name: 'Link to this group' }).inputValue()
  await goTo(cleo.seat, link)
  await cleo.main.getByRole('button', { name: 'Join the group' }).click()
  await cleo.history.getByText('You read what was written since you joined.').waitFor()
  await cleo.listens('marks of group:')
  expect(await cleo.shown()).toEqual([])
}
/** Ann writes without network while the others write; back, all read the same in one order. */
async function throughTheTunnel(ann: Seated, ben: Seated, cleo: Seated) {
  await ann.seat.context.setOffline(true)
  await ann.write('Written in the tunnel')
  await ann.main.getByText('Not sent, you are offline').waitFor()
  await ben.write('I have two')
  await expect.poll(cleo.shown).toEqual(['I have two'])
  await cleo.write('So do I')
  await expect.poll(ben.shown).toEqual(WHOLE.slice(0, 3))
  await ann.seat.context.setOffline(false)
  for (const who of [ann, ben]) await expect.poll(who.shown, { timeout: 15_000 }).toEqual(WHOLE)
  await expect.poll(cleo.shown, { timeout: 15_000 }).toEqual(WHOLE.slice(1))
}

test('ann begins a group, cleo joins later by a link and reads from then on; offline and back all read the same', async () => {
  await world.ben.gets(network.follow, { id: world.ann.id })
  const [ann, ben, cleo] = [await sitDown(world.ann), await sitDown(world.ben), await sitDown(world.cleo)]
  await begin(ann)
  await goTo(ben.seat, at('/groups'))
  await ben.main.getByRole('link', { name: 'Swap by post' }).click()
  await expect.poll(ben.shown).toEqual(WHOLE.slice(0, 1))
  await ben.listens('marks of group:')
  await ann.history.getByText('read by 1').waitFor()
  await joinByLink(ann, cleo)
  await throughTheTunnel(ann, ben, cleo)

  const { id } = (await world.ann.gets(groups.list, {})).groups[0]!
  await world.ann.gets(groups.remove, { id, user_id: world.cleo.id })
  await ben.write('CANARY without cleo')
  await expect.poll(ann.shown).toContain('CANARY without cleo')
  expect(await cleo.page.getByText('CANARY without cleo').count()).toBe(0)
  await goTo(cleo.seat, at('/groups'))
  await cleo.main.getByText('No groups yet').waitFor()
  expectQuiet(ann.seat, ben.seat)
})
