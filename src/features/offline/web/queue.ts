import { changed, type Edit, isAdd, type Present, sameIn, type Unit, type UnitFacts, unitOf } from '../rules.ts'

/** An edit that waits on a device. Sent once, it is not changed any more: only its answer takes it off the queue. */
export interface QueuedEdit extends Edit {
  readonly op_id: string
  readonly stamp_item_id: string
  readonly made_at: string
  readonly sent: boolean
}
/** What a change says, before it has a base. */
export interface Change {
  readonly stamp_item_id: string
  readonly unit: Unit
  readonly value: UnitFacts
}

/** The item with everything that waits: what its device shows. */
export const shownWith = (row: Present, queue: readonly QueuedEdit[]): Present =>
  queue.reduce<Present>((shown, edit) => (shown === null ? null : changed(shown, edit)), row)

/** The queue with one more change; changes of the same unit that were not sent yet become one. `shown` is the item as the device shows it. */
export function queuedWith(
  queue: readonly QueuedEdit[],
  { stamp_item_id, unit, value }: Change,
  shown: UnitFacts,
  stamp: Pick<QueuedEdit, 'op_id' | 'made_at'>,
): readonly QueuedEdit[] {
  const at = queue.findLastIndex((edit) => edit.stamp_item_id === stamp_item_id && edit.unit === unit)
  const before = at < 0 ? undefined : queue[at]
  const fresh = { stamp_item_id, unit, value, base: unitOf(unit, shown), sent: false, ...stamp }
  if (!before || before.sent) return isIdle(fresh) ? queue : [...queue, fresh]
  const joined = { ...before, value: isAdd(unit) ? { [unit]: Number(before.value[unit]) + Number(value[unit]) } : value }
  return isIdle(joined) ? queue.toSpliced(at, 1) : queue.with(at, joined)
}

/** It changes nothing. */
const isIdle = ({ unit, base, value }: Edit) => (isAdd(unit) ? value[unit] === 0 : unit !== 'removed' && sameIn(unit, base, value))

/** As many as one request may carry, oldest first, marked as sent. */
export function takenFrom(
  queue: readonly QueuedEdit[],
  most: number,
): { readonly taken: readonly QueuedEdit[]; readonly queue: readonly QueuedEdit[] } {
  const marked = queue.map((edit, at) => (at < most ? { ...edit, sent: true } : edit))
  return { taken: marked.slice(0, most), queue: marked }
}

export const answeredOf = (queue: readonly QueuedEdit[], op_ids: ReadonlySet<string>) => queue.filter(({ op_id }) => !op_ids.has(op_id))
