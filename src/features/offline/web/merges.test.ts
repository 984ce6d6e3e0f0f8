import { type Arbitrary, array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type AddUnit, type Edit, isAdd, isSet, merge, type Outcome, type Present, type Unit, type UnitFacts, unitOf } from '../rules.ts'
import { answeredOf, type QueuedEdit, queuedWith, shownWith, takenFrom } from './queue.ts'

/** A step of one of the devices: an edit, a send whose request or answer may be lost or come twice, or a look at what is new. */
type Step =
  | { readonly does: 'edit'; readonly device: number; readonly item: number; readonly unit: Unit; readonly value: number }
  | { readonly does: 'send'; readonly device: number; readonly fate: 'arrives' | 'lost' | 'answer lost' | 'twice' }
  | { readonly does: 'read'; readonly device: number }

const DEVICES = 2
const ITEMS = 3
const device = integer({ min: 0, max: DEVICES - 1 })
const step: Arbitrary<Step> = oneof(
  {
    weight: 5,
    arbitrary: record({
      does: constantFrom('edit' as const),
      device,
      item: integer({ min: 0, max: ITEMS - 1 }),
      unit: constantFrom('storage_place', 'grading', 'name', 'mint', 'used', 'removed'),
      value: integer({ min: -3, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: record({ does: constantFrom('send' as const), device, fate: constantFrom('arrives', 'lost', 'answer lost', 'twice') }) },
  { weight: 1, arbitrary: record({ does: constantFrom('read' as const), device }) },
) as Arbitrary<Step>

const START: UnitFacts = { name: 'n0', storage_place: 'p0', condition: 'c0', grade: 'g0', mint: 3, used: 3 }
const valuesOf = (unit: Unit, value: number): UnitFacts => {
  if (isAdd(unit)) return { [unit]: value }
  if (unit === 'grading') return { condition: `c${value}`, grade: `g${value}`, quality: null, gum: null }
  return unit === 'removed' ? {} : { [unit]: `${unit}${value}` }
}

/** The server, with the product's own merge: every edit once, whatever comes twice. */
class Server {
  readonly rows: Present[] = Array.from({ length: ITEMS }, () => START)
  readonly done = new Map<string, Outcome>()
  readonly applied: QueuedEdit[] = []
  readonly kept: QueuedEdit[] = []
  take(edits: readonly QueuedEdit[]) {
    for (const edit of edits) {
      if (this.done.has(edit.op_id)) continue
      const at = Number(edit.stamp_item_id)
      const before = this.rows[at]!
      const { outcome, next } = merge(before, edit, (row) => (row && Number(row.mint) + Number(row.used) < 1 ? 'stamp_item.quantity' : undefined))
      if (outcome === 'applied') this.check(before, edit)
      this.rows[at] = next
      this.done.set(edit.op_id, outcome)
      if (outcome === 'applied' || outcome === 'already') this.applied.push(edit)
      else this.kept.push(edit)
    }
  }
  /** What goes in overwrites only what its device had seen. */
  check(before: Present, { unit, base }: Edit) {
    if (isSet(unit)) expect(unitOf(unit, before!)).toEqual(base)
  }
}

class Device {
  rows: Present[] = Array.from({ length: ITEMS }, () => START)
  queue: readonly QueuedEdit[] = []
  readonly name: number
  constructor(name: number) {
    this.name = name
  }
  shown = (item: number) =>
    shownWith(
      this.rows[item]!,
      this.queue.filter(({ stamp_item_id }) => stamp_item_id === String(item)),
    )
  edit(item: number, unit: Unit, value: number, nth: number) {
    const shown = this.shown(item)
    if (!shown) return
    const change = { stamp_item_id: String(item), unit, value: valuesOf(unit, value) }
    this.queue = queuedWith(this.queue, change, shown, { op_id: `${this.name}.${nth}`, made_at: '' })
  }
  send(server: Server, fate: 'arrives' | 'lost' | 'answer lost' | 'twice') {
    const { taken, queue } = takenFrom(this.queue, 3)
    this.queue = queue
    if (fate !== 'lost') server.take(taken)
    if (fate === 'twice') server.take(taken)
    if (fate === 'lost' || fate === 'answer lost') return
    this.queue = answeredOf(this.queue, new Set(taken.map(({ op_id }) => op_id)))
    for (const { stamp_item_id } of taken) this.rows[Number(stamp_item_id)] = server.rows[Number(stamp_item_id)]!
  }
  read(server: Server) {
    this.rows = [...server.rows]
  }
}

function run(steps: readonly Step[]) {
  const server = new Server()
  const devices = Array.from({ length: DEVICES }, (_, name) => new Device(name))
  for (const [nth, one] of steps.entries()) {
    const at = devices[one.device]!
    if (one.does === 'edit') at.edit(one.item, one.unit, one.value, nth)
    else if (one.does === 'send') at.send(server, one.fate)
    else at.read(server)
  }
  for (const at of devices) while (at.queue.length) at.send(server, 'arrives')
  for (const at of devices) at.read(server)
  return { server, devices }
}

const sum = (edits: readonly QueuedEdit[], item: number, unit: AddUnit) =>
  edits.filter((edit) => edit.unit === unit && edit.stamp_item_id === String(item)).reduce((all, { value }) => all + Number(value[unit]), 0)

test('two devices in any order, with requests lost, answers lost and requests twice: both end equal, no edit is lost, pieces add up', () => {
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const { server, devices } = run(steps)
      for (const { rows, queue } of devices) expect([rows, queue]).toEqual([server.rows, []])
      // Every edit that was sent is in the item, or is kept beside it.
      expect(server.applied.length + server.kept.length).toBe(server.done.size)
      for (const item of Array.from({ length: ITEMS }).keys()) {
        const row = server.rows[item]
        if (!row) continue
        for (const unit of ['mint', 'used'] as const) expect(row[unit]).toBe(Number(START[unit]) + sum(server.applied, item, unit))
      }
    }),
    { numRuns: 10_000 },
  )
})

test('every change that was made reaches the server, and the last one of its unit with its value', () => {
  assert(
    property(array(step, { maxLength: 40 }), (steps) => {
      const device = new Device(0)
      const server = new Server()
      const made = new Map<string, number>()
      for (const [nth, one] of steps.entries()) {
        if (one.does !== 'edit') continue
        const before = device.shown(one.item)
        device.edit(one.item, one.unit, one.value, nth)
        if (before && isAdd(one.unit)) made.set(`${one.item} ${one.unit}`, (made.get(`${one.item} ${one.unit}`) ?? 0) + one.value)
      }
      const shown = [0, 1, 2].map(device.shown)
      const sent: QueuedEdit[] = [...device.queue]
      for (const [key, by] of made) expect(sum(sent, Number(key.split(' ')[0]), key.split(' ')[1] as AddUnit)).toBe(by)
      while (device.queue.length) device.send(server, 'arrives')
      // Alone, a device gets what it showed; but for pieces that were never there.
      for (const [item, row] of shown.entries())
        for (const unit of ['name', 'storage_place', 'grading'] as const) {
          const now = server.rows[item]
          if (row && now) expect(unitOf(unit, now)).toEqual(unitOf(unit, row))
        }
    }),
    { numRuns: 2_000 },
  )
})
