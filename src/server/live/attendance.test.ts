import { afterEach, expect, test, vi } from 'vitest'
import { openAttendance, type Roll } from './attendance.ts'

const MINUTE = 60_000
afterEach(() => void vi.useRealTimers())
/** Attendance with a clock of its own: `pass` lets time go by. */
function attend({ keep = async () => {} }: { keep?: (roll: Roll) => Promise<void> } = {}) {
  vi.useFakeTimers()
  const rolls: Roll[] = []
  const attendance = openAttendance({
    keep: (roll) => {
      rolls.push(roll)
      return keep(roll)
    },
    away_after_ms: 5 * MINUTE,
    log: () => {},
    now: () => Date.now(),
  })
  const last = () => rolls.at(-1)!
  const who = (these: readonly { member_id: string }[]) => these.map(({ member_id }) => member_id)
  return { attendance, rolls, last, who, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('many sockets of many members are one roll, and a heartbeat of twenty seconds is one more', async () => {
  const { attendance, rolls, last, who, pass } = attend()
  for (let n = 0; n < 50; n++) attendance.came(`m${n % 25}`)
  await pass(300)
  expect([rolls.length, last().here.length, last().changed.length]).toEqual([1, 25, 25])
  await pass(20_000)
  expect([rolls.length, last().here.length, who(last().gone), last().changed]).toEqual([2, 25, [], []])
  await attendance.stop()
  expect(last().gone).toHaveLength(25)
})

test('after five minutes without a sign of life somebody is away, with the next sign back at once', async () => {
  const { attendance, rolls, last, pass } = attend()
  attendance.came('ann')
  await pass(300)
  await pass(4 * MINUTE)
  attendance.stirred('ann')
  await pass(4 * MINUTE)
  expect(rolls.slice(1).flatMap(({ changed }) => changed)).toEqual([])
  await pass(2 * MINUTE)
  expect(rolls.slice(1).flatMap(({ changed }) => changed)).toEqual(['ann'])
  expect(last().here[0]!.idle_s).toBeGreaterThanOrEqual(300)
  attendance.stirred('ann')
  await pass(300)
  expect([last().changed, Math.round(last().here[0]!.idle_s)]).toEqual([['ann'], 0])
  await attendance.stop()
})

test('a page that is loaded again is no leaving; whoever stays out has left when the socket closed', async () => {
  const { attendance, rolls, last, who, pass } = attend()
  attendance.came('ann')
  await pass(300)
  attendance.left('ann')
  await pass(1_000)
  attendance.came('ann')
  await pass(10_000)
  expect(rolls.slice(1).flatMap(({ changed }) => changed)).toEqual([])
  attendance.left('ann')
  await pass(4_500)
  expect([who(last().gone), last().gone[0]!.ago_s >= 4]).toEqual([['ann'], true])
  await attendance.stop()
})

test('what could not be written is written with the next roll', async () => {
  let fails = true
  const { attendance, last, pass } = attend({
    keep: async () => {
      if (fails) throw new Error('no database')
    },
  })
  attendance.came('ann')
  await pass(300)
  fails = false
  await pass(20_000)
  expect(last().changed).toEqual(['ann'])
  await attendance.stop()
})
