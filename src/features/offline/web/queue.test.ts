import { expect, test } from 'vitest'
import { queuedWith, shownWith, takenFrom } from './queue.ts'

const penny = { name: 'Penny black', storage_place: 'box 1', used: 2 }
const stamp = (op_id: string) => ({ op_id, made_at: '2026-11-23T08:00:00.000Z' })
const place = (storage_place: string) => ({ stamp_item_id: 'a', unit: 'storage_place' as const, value: { storage_place } })

test('changes of one unit are one edit until it is sent, and none when the value is the old one again', () => {
  const one = queuedWith([], place('box 2'), penny, stamp('1'))
  const two = queuedWith(one, place('box 3'), shownWith(penny, one)!, stamp('2'))
  expect(two).toMatchObject([{ op_id: '1', base: { storage_place: 'box 1' }, value: { storage_place: 'box 3' } }])
  expect(queuedWith(two, place('box 1'), shownWith(penny, two)!, stamp('3'))).toEqual([])
  const { queue } = takenFrom(two, 50)
  expect(queuedWith(queue, place('box 4'), shownWith(penny, queue)!, stamp('4'))).toMatchObject([
    { op_id: '1', sent: true, value: { storage_place: 'box 3' } },
    { op_id: '4', sent: false, base: { storage_place: 'box 3' }, value: { storage_place: 'box 4' } },
  ])
})
