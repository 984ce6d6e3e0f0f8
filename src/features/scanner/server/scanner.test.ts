import { expect, test } from 'vitest'
import type { StampItemId } from '#features/stamp-items/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { scanner } from '../contract.ts'
import { reading } from '../test/readings.ts'

const world = useWorld()
const page = () => ({ page_id: crypto.randomUUID() })
const item = async (who: Actor, status: 'PRIVATE' | 'FOR_TRADE' = 'PRIVATE') => (await keepItem(world, who, { status })).id as StampItemId

test('a page counts once in its month, however often ann opens it', async () => {
  const one = page()
  expect((await world.ann.gets(scanner.start, one)).scans.used).toBe(1)
  expect((await world.ann.gets(scanner.start, one)).scans.used).toBe(1)
  expect((await world.ann.gets(scanner.start, page())).scans.used).toBe(2)
  await world.pool.query("update scan_uses set month = month - interval '1 month' where member_id = $1", [world.ann.id])
  expect((await world.ann.gets(scanner.left, {})).scans.used).toBe(0)
})

test('dora’s free plan has twenty pages a month: of thirty at once twenty count, and one that has counted opens again', async () => {
  const dora = await world.join('dora', { plan: 'free' })
  const first = page()
  await dora.gets(scanner.start, first)
  const answers = await Promise.all(Array.from({ length: 29 }, () => dora.ask(scanner.start, page())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(await dora.ask(scanner.start, page())).toMatchObject({ status: 403, code: 'scan.limit' })
  expect((await dora.gets(scanner.start, first)).scans).toEqual({ used: 20, limit: 20, left: 0 })
})

test('ann keeps what was measured of her item, once for each method; ben sees it when she shows the item', async () => {
  const [hidden, shown] = [await item(world.ann), await item(world.ann, 'FOR_TRADE')]
  for (const id of [hidden, shown]) await world.ann.gets(scanner.keep, { id, reading })
  await world.ann.gets(scanner.keep, { id: shown, reading: { ...reading, perforation: 'not_measurable' } })
  await world.ann.gets(scanner.keep, { id: shown, reading: { ...reading, method: 2 } })
  const { measurements } = await world.ben.gets(scanner.measurements, { id: shown })
  expect(measurements.map((one) => [one.reading.method, one.reading.perforation])).toEqual([
    [2, 'perforated'],
    [1, 'not_measurable'],
  ])
  expect((await world.ben.ask(scanner.measurements, { id: hidden })).status).toBe(404)
  expect((await world.ann.gets(scanner.measurements, { id: hidden })).measurements).toHaveLength(1)
})

test('ben cannot measure ann’s item, and nobody a gauge without a scale', async () => {
  const id = await item(world.ann, 'FOR_TRADE')
  expect((await world.ben.ask(scanner.keep, { id, reading })).status).toBe(404)
  expect((await world.ann.ask(scanner.keep, { id, reading: { ...reading, scale: 'unknown' } })).status).toBe(422)
  const side = { state: 'not_measurable', tips: 0, expected: null, reason: 'scale' } as const
  const without = {
    ...reading,
    scale: 'unknown',
    size: null,
    perforation: 'not_measurable',
    sides: { top: side, right: side, bottom: side, left: side },
  } as const
  await world.ann.gets(scanner.keep, { id, reading: without })
})
