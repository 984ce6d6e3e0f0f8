import { type StampItemId, stampItemChanged } from '#features/stamp-items/contract.ts'
import { barredFrom, changeOwn, givenOf, type ItemRow, isCommitted, takeOutOwn } from '#features/stamp-items/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import { type Edit, type Merge, merge, type Present, type UnitFacts } from '../rules.ts'

type Said = ReturnType<typeof givenOf>

/** An item's row as the fields that edits know. */
export const factsOf = (row: ItemRow): UnitFacts => ({ ...row })

/** The row with an edit's values, in the words in which an item is given. A new grade has the scale that it belongs to. */
function saidOf(row: ItemRow, next: UnitFacts): Said {
  const given = givenOf(row)
  const taken = Object.fromEntries(Object.keys(given).flatMap((field) => (field in next ? [[field, next[field]]] : [])))
  const grade_scale = next.grade === row.grade ? given.grade_scale : null
  const quantity_owned = { mint: Number(next.mint), used: Number(next.used) }
  return { ...given, ...taken, grade_scale, quantity_owned, catalogue_entry_id: given.catalogue_entry_id, catalogue_number: given.catalogue_number }
}

/** One's own items while edits go in: each edit meets the item as the one before it left it, and the rules of every other way to change an item. */
export class Merging {
  readonly rows: ReadonlyMap<string, ItemRow>
  readonly now: Map<string, Present>
  readonly touched = new Set<string>()
  private readonly tx: Tx
  constructor(tx: Tx, rows: ReadonlyMap<string, ItemRow>, inTrash: readonly string[]) {
    this.tx = tx
    this.rows = rows
    this.now = new Map<string, Present>([...rows].map(([id, row]) => [id, factsOf(row)]))
    for (const id of inTrash) this.now.set(id, null)
  }
  async take(id: string, edit: Edit): Promise<Merge> {
    const present = this.now.get(id)
    if (present === undefined) return { outcome: 'refused', next: null, reason: 'stamp_item.not_found' }
    const free = merge(present, edit)
    const barred = free.outcome === 'applied' ? await this.bars(id, free.next) : undefined
    if (barred) return merge(present, edit, () => barred)
    if (free.outcome === 'applied') {
      this.now.set(id, free.next)
      this.touched.add(id)
    }
    return free
  }
  private async bars(id: string, next: Present): Promise<string | undefined> {
    const row = this.rows.get(id)!
    if (next === null) return isCommitted(row) ? 'stamp_item.committed' : undefined
    const wrong = await barredFrom(this.tx, row, saidOf(row, next))
    return refused(wrong) ? wrong.refused : undefined
  }
  /** Writes what has changed, in one statement, and tells those who listen. */
  async write(currency: string, member_id: MemberId, emit: Emit) {
    const changed = [...this.touched].map((id) => ({ row: this.rows.get(id)!, next: this.now.get(id)! }))
    const stay = changed.filter(({ next }) => next !== null).map(({ row, next }) => ({ ...saidOf(row, next), id: row.id }))
    const leave = changed.filter(({ next }) => next === null).map(({ row }) => row)
    if (stay.length) await changeOwn(this.tx, currency, stay)
    if (leave.length) await takeOutOwn(this.tx, leave)
    for (const id of this.touched) emit(stampItemChanged, { stamp_item_id: id as StampItemId, member_id })
  }
}
