import { expect, test } from 'vitest'
import { keepEntry } from '#test/support/catalogue.ts'
import { useWorld } from '#test/support/world.ts'
import { proposals } from '../contract.ts'

const world = useWorld()

test('the log of an entry is read page by page, the newest first', async () => {
  const [sue, mo] = [await world.join('sue'), await world.join('mo', { role: 'moderator' })]
  const [id] = await keepEntry(world, { name: 'Logged', color: 'red', catalogue_number: [] })
  const entry = id!
  for (const [from, to] of [
    ['red', 'green'],
    ['green', 'blue'],
    ['blue', 'red'],
  ] as const) {
    const { proposal } = await sue.gets(proposals.correct, { id: entry, facts: { color: to }, base: { color: from } })
    await mo.gets(proposals.decide, { id: proposal.id, verdict: 'accept' })
  }
  const seen: (string | undefined)[] = []
  for (let cursor: string | undefined; ; ) {
    const { changes } = await world.guest.gets(proposals.changes, { id: entry, page_size: 1, ...(cursor && { cursor }) })
    seen.push(...changes.data.map(({ fields }) => fields[0]!.new?.text))
    if (!changes.next_page_url) break
    cursor = new URL(changes.next_page_url, 'http://x').searchParams.get('cursor')!
  }
  expect(seen).toEqual(['Red', 'Blue', 'Green'])
})
