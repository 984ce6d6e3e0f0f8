import { viewerNow } from '#features/accounts/server/public.ts'
import type { PermissionName } from '#kernel/permission.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { timer } from '#server/operations/slice.ts'

/** What publishes: its owner, with the limits that their plan has now. */
type Publisher = TransactionContext & { readonly viewer: Pick<Member, 'id' | 'limits'> }
interface Waiting {
  readonly publish_at: Date | null
}
interface Scheduled<Row extends Waiting, RowId extends string> {
  readonly name: string
  readonly permission: PermissionName
  readonly due: (db: Db, limit: number) => Promise<RowId[]>
  readonly next: (db: Db) => Promise<Date | null>
  ownerOf(db: Db, id: RowId): Promise<Id<'members'> | undefined>
  /** Locked like a command of its owner locks it; nothing where it does not wait any more. */
  lock(context: TransactionContext, id: RowId, owner_id: Id<'members'>): Promise<Row | undefined>
  publish(context: Publisher, row: Row): Promise<Refusal | undefined>
  /** It is a draft again, and its owner is told why. */
  miss(context: TransactionContext, row: Row, reason: string): Promise<void>
}
/** Publishes at its time what its owner has scheduled: all of publishing is asked then, and what is promised is promised then. */
export const publishAtItsTime = <Row extends Waiting, RowId extends string>(of: Scheduled<Row, RowId>) =>
  timer<RowId>({
    name: of.name,
    due: of.due,
    next: of.next,
    async run(context, id) {
      const owner_id = await of.ownerOf(context.tx, id)
      const row = owner_id && (await of.lock(context, id, owner_id))
      if (!row || row.publish_at! > (await context.clock())) return
      const viewer = await viewerNow(context.tx, owner_id)
      const no = viewer?.permissions.has(of.permission) ? await of.publish({ ...context, viewer }, row) : refuse('publish.plan')
      if (no) await of.miss(context, row, no.refused.slice(no.refused.indexOf('.') + 1))
    },
  })
