import { afterEach, expect, test, vi } from 'vitest'
import { openWorker } from '../worker.ts'

const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => void lines.mockClear())

const away = () => Promise.reject(Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }))
const broken = new TypeError('a fault of ours')

async function afterTurns(task: () => Promise<boolean>, turns: number) {
  let left = turns
  const worker = openWorker(() => {
    left--
    return task()
  })
  await vi.waitUntil(() => {
    if (left > 0) worker.poke()
    return left <= 0
  })
  await worker.close()
  return lines.mock.calls
}

test('a database that stays away is told in one line, once', async () => {
  expect(await afterTurns(away, 5)).toEqual([['sandbox gateway: its database is away (57P01); it goes on when that is back']])
})

test('away again after it was back is told again, and a fault of ours is told whole', async () => {
  const turns = [away, async () => false, away, () => Promise.reject(broken)]
  const said = await afterTurns(() => (turns.shift() ?? (async () => false))(), 5)
  expect(said.map((words) => words.length)).toEqual([1, 1, 2])
  expect(said[2]).toEqual(['sandbox gateway:', broken])
})
