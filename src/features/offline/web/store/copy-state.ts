import { type Refusal, refused } from '#kernel/refusal.ts'
import { call, fetchOperation } from '#web/query/api-client.ts'
import { offline } from '../../contract.ts'
import { isExpired, type UnitFacts } from '../../rules.ts'
import { inOrder } from '../find.ts'
import { type Change, type QueuedEdit, shownWith } from '../queue.ts'
import { Copy, DATABASE, type Item, type Kept, type Wish } from './database.ts'
import { deviceName } from './device-name.ts'
import { keepTrace } from './keep-trace.ts'
import { type Contact, contact } from './sync.ts'
import { wipe } from './wipe.ts'

/** `none`: no copy on this device. `coming`: it is being fetched. `expired`: what could be read is deleted. */
export type Phase = 'opening' | 'none' | 'coming' | 'ready' | 'expired'
export interface CopyView {
  readonly phase: Phase
  readonly kept: Kept | undefined
  /** As they are with everything that waits. */
  readonly items: readonly Item[]
  /** So many have come, while the whole is on its way. */
  readonly coming: number
  readonly wishes: readonly Wish[]
  readonly waiting: readonly QueuedEdit[]
  readonly wishes_off: readonly string[]
  readonly busy: boolean
  readonly last: Contact | undefined
  readonly bytes: number | undefined
}
const NOTHING: CopyView = {
  ...{
    phase: 'opening',
    kept: undefined,
    items: [],
    coming: 0,
    wishes: [],
    waiting: [],
    wishes_off: [],
    busy: false,
    last: undefined,
    bytes: undefined,
  },
}

/** Between two tries to reach the server. */
const [FIRST_MS, LONGEST_MS] = [1_000, 60_000]

/** The copy as the page shows it. */
export class CopyState {
  view: CopyView = NOTHING
  private readonly copy = new Copy()
  private failures = 0
  private readonly watchers = new Set<() => void>()
  watch = (watcher: () => void) => {
    this.watchers.add(watcher)
    return () => void this.watchers.delete(watcher)
  }
  private set(news: Partial<CopyView>) {
    this.view = { ...this.view, ...news }
    for (const watcher of this.watchers) watcher()
  }

  async open() {
    // Without a copy no database is made.
    const kept = (await Copy.exists(DATABASE)) ? await this.copy.kept() : undefined
    if (!kept) return this.set({ phase: 'none' })
    if (isExpired(kept.contact, Date.now())) await this.copy.empty()
    await this.read()
    void this.sync()
  }

  /** Everything from the database, after each step. */
  private async read() {
    const kept = (await this.copy.kept())!
    const [items, wishes, waiting, off] = await Promise.all([
      this.copy.items.toArray(),
      this.copy.wishes.toArray(),
      this.copy.queue.orderBy('at').toArray(),
      this.copy.off.toArray(),
    ])
    const gone = new Set(off.map(({ id }) => id))
    const byItem = Map.groupBy(waiting, ({ stamp_item_id }) => stamp_item_id)
    const shown = items.flatMap((item) => (shownWith(item as UnitFacts, byItem.get(item.id) ?? []) as Item | null) ?? [])
    const phase = kept.complete ? 'ready' : isExpired(kept.contact, Date.now()) ? 'expired' : 'coming'
    const lists = { items: inOrder(shown), wishes: inOrder(wishes.filter(({ id }) => !gone.has(id))) }
    this.set({ phase, kept, ...lists, waiting, wishes_off: [...gone], bytes: (await navigator.storage?.estimate?.())?.usage })
  }

  /** Begins the copy of the member who is signed in. */
  async begin(locale: string): Promise<Refusal | undefined> {
    const known = await call(fetchOperation, offline.devices, {})
    if (refused(known)) return known
    const answer = await call(fetchOperation, offline.keep, { name: deviceName() })
    if (refused(answer)) return answer
    const { member_id } = known
    await this.copy.facts.put({
      name: 'kept',
      member_id,
      device_id: answer.device.id,
      complete: false,
      contact: Date.now(),
      locale,
      names: {},
      conflicts: 0,
    })
    keepTrace(member_id)
    await navigator.storage?.persist?.()
    await this.read()
    await this.sync()
    return undefined
  }

  async sync() {
    if (this.view.busy || !this.view.kept || !navigator.onLine) return
    this.set({ busy: true })
    const last = await contact(
      this.copy,
      () => this.read(),
      async () => this.set({ coming: await this.copy.items.count() }),
    )
    // Privacy: on a device whose member is signed out nothing can be read; on one that was forgotten nothing is left.
    if (last === 'signed out') await this.copy.empty()
    if (last === 'forgotten') return this.forget()
    await this.read()
    this.set({ busy: false, last })
    this.failures = last === 'unreachable' ? this.failures + 1 : 0
    if (this.failures) setTimeout(() => void this.sync(), Math.min(LONGEST_MS, FIRST_MS * 2 ** this.failures))
  }

  async change(change: Change) {
    await this.copy.change(change)
    await this.read()
    void this.sync()
  }
  async takeOff(id: string) {
    await this.copy.takeOff(id)
    await this.read()
    void this.sync()
  }

  /** Nothing of the copy is left on this device; the server forgets it too, when it can be reached. */
  async forget() {
    const device_id = this.view.kept?.device_id
    if (device_id && navigator.onLine) await call(fetchOperation, offline.forget, { id: device_id as never }).catch(() => undefined)
    this.copy.close()
    await wipe()
    this.set({ ...NOTHING, phase: 'none' })
  }
}
