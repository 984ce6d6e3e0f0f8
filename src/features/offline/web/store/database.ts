import { Dexie, type EntityTable } from 'dexie'
import type { AnswerOf } from '#kernel/operation.ts'
import { EDITS, type offline } from '../../contract.ts'
import type { UnitFacts } from '../../rules.ts'
import { answeredOf, type Change, type QueuedEdit, queuedWith, shownWith, takenFrom } from '../queue.ts'

export type ChangesPage = AnswerOf<typeof offline.changes>
export type Item = ChangesPage['stamp_items'][number]
export type Wish = ChangesPage['wishes'][number]
type Outcomes = AnswerOf<typeof offline.edits>

/** What this browser knows of its copy. */
export interface Kept {
  readonly name: 'kept'
  readonly member_id: string
  readonly device_id: string
  readonly mark?: string | undefined
  /** The whole collection has been here once; until then it is still coming. */
  readonly complete: boolean
  /** The server's clock and this device's, at the last contact. */
  readonly contact: number
  readonly locale: string
  /** Names of codes by vocabulary, in this language. */
  readonly names: Readonly<Record<string, readonly { code: string; name: string }[]>>
  readonly conflicts: number
}
type QueueRow = QueuedEdit & { at: number }

export const DATABASE = 'cachet-offline'

/** The copy on this device. It is opened by the page of the copy alone. */
export class Copy extends Dexie {
  items!: EntityTable<Item, 'id'>
  wishes!: EntityTable<Wish, 'id'>
  queue!: EntityTable<QueueRow, 'at'>
  off!: EntityTable<{ id: string }, 'id'>
  facts!: EntityTable<Kept, 'name'>

  constructor() {
    super(DATABASE)
    this.version(1).stores({ items: 'id', wishes: 'id', queue: '++at, stamp_item_id', off: 'id', facts: 'name' })
  }

  kept = () => this.facts.get('kept')
  async know(news: Partial<Kept>) {
    await this.facts.update('kept', news)
  }

  /** A page of changes and its mark in one transaction: a tab that is closed in between asks for the page again. */
  async take({ mark, more, whole, stamp_items, wishes, gone, conflicts }: ChangesPage) {
    await this.transaction('rw', this.items, this.wishes, this.facts, async () => {
      if (whole) await Promise.all([this.items.clear(), this.wishes.clear()])
      await this.items.bulkPut(stamp_items)
      await this.wishes.bulkPut(wishes)
      await Promise.all([this.items.bulkDelete(gone as Item['id'][]), this.wishes.bulkDelete(gone)])
      await this.know({ mark, conflicts, contact: Date.now(), ...(!more && { complete: true }) })
    })
  }

  /** One more change into the queue; the item as it is shown with it. */
  async change(change: Change): Promise<void> {
    await this.transaction('rw', this.items, this.queue, async () => {
      const waiting = await this.queue.where('stamp_item_id').equals(change.stamp_item_id).sortBy('at')
      const row = await this.items.get(change.stamp_item_id as Item['id'])
      const shown = shownWith((row as UnitFacts | undefined) ?? null, waiting)
      if (!shown) return
      const stamp = { op_id: crypto.randomUUID(), made_at: new Date().toISOString() }
      const next = queuedWith(waiting, change, shown, stamp) as readonly QueueRow[]
      await this.queue.bulkDelete(waiting.filter((one) => !next.some(({ op_id }) => op_id === one.op_id)).map(({ at }) => at))
      await this.queue.bulkPut([...next])
    })
  }

  /** The next edits to send; from now on they are not changed any more. */
  async next(): Promise<readonly QueueRow[]> {
    return this.transaction('rw', this.queue, async () => {
      const first = await this.queue.orderBy('at').limit(EDITS).toArray()
      const { taken } = takenFrom(first, EDITS)
      await this.queue.bulkPut([...(taken as QueueRow[])])
      return taken as QueueRow[]
    })
  }

  async answered(sent: readonly QueueRow[], { outcomes, stamp_items, conflicts }: Outcomes) {
    await this.transaction('rw', this.items, this.queue, this.facts, async () => {
      const done = new Set(outcomes.map(({ op_id }) => op_id))
      const left = new Set(answeredOf(sent, done).map(({ op_id }) => op_id))
      await this.queue.bulkDelete(sent.filter(({ op_id }) => !left.has(op_id)).map(({ at }) => at))
      const there = new Set(stamp_items.map(({ id }) => id as string))
      await this.items.bulkDelete(sent.map(({ stamp_item_id }) => stamp_item_id).filter((id) => !there.has(id)) as never[])
      await this.items.bulkPut(stamp_items)
      await this.know({ conflicts, contact: Date.now() })
    })
  }

  async takeOff(id: string) {
    await this.off.put({ id })
  }
  async tookOff(ids: readonly string[]) {
    await this.transaction('rw', this.off, this.wishes, async () => {
      await this.off.bulkDelete([...ids])
      await this.wishes.bulkDelete([...ids])
    })
  }

  /** Everything that can be read is deleted; what waits to be sent stays for its owner. */
  async empty() {
    await this.transaction('rw', this.items, this.wishes, this.facts, async () => {
      await Promise.all([this.items.clear(), this.wishes.clear()])
      await this.know({ mark: undefined, complete: false, names: {}, conflicts: 0 })
    })
  }
}
