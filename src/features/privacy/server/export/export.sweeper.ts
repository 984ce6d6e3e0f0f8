import { randomUUID } from 'node:crypto'
import type { Locale } from '#kernel/locale.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Sweeper } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { privacyMoved } from '../../contract.ts'
import { beat, dueExports, endExport, expireExport, findExport, nextExport, personOf, takeExport } from '../queries.ts'
import { type Made, makeArchive } from './archive/make.ts'

/** This process, to the others. */
const HOLDER = randomUUID()
/** So few at a time in one process: members who only look around are not to notice. */
const AT_ONCE = 1
const SETTINGS_PAGE = '/setting/account/management'

interface Building extends Made {
  ended?: { readonly status: 'ready' | 'failed'; readonly bytes: number | null }
}
const building = new Map<string, Building>()

/** Begins to build what nobody builds; the work goes on by itself, and each second is asked how far it has come. */
async function look(db: Db, id: string, tools: Tools): Promise<Building | 'over' | 'waits'> {
  const known = building.get(id)
  if (known) return known
  const row = await findExport(db, id)
  if (!row || row.status === 'ready') return tools.files.removeArchive(id).then(() => 'over' as const)
  if (building.size >= AT_ONCE || !(await takeExport(db, id, HOLDER))) return 'waits'
  const begun: Building = { done: 0, total: 0 }
  building.set(id, begun)
  void personOf(db, row.member_id)
    .then((who) => makeArchive({ db, tools, who, row, made: begun }))
    .then(
      (bytes) => {
        begun.ended = { status: 'ready', bytes }
      },
      (fault) => {
        tools.log(fault, 'privacy.export')
        begun.ended = { status: 'failed', bytes: null }
      },
    )
  return begun
}

async function tell(context: TransactionContext, id: string, { status, bytes }: NonNullable<Building['ended']>) {
  const { tx, emit } = context
  const ended = await endExport(tx, id, status, bytes)
  building.delete(id)
  // Erased meanwhile.
  if (!ended) return context.tools.files.removeArchive(id)
  const { email, greeting, locale } = await personOf(tx, ended.member_id)
  if (status === 'ready')
    await queueMail(tx, { recipient: email, template: 'export_ready', locale: locale as Locale, facts: { name: greeting, path: SETTINGS_PAGE } })
  emit(privacyMoved, { member_id: ended.member_id as MemberId })
}

export const exporter: Sweeper = {
  name: 'privacy.export',
  due: (db, limit) => dueExports(db, HOLDER, limit),
  next: (db) => nextExport(db, HOLDER),
  outside: look,
  async finish(context, id, result) {
    const found = result as Building | 'over' | 'waits'
    if (found === 'over') {
      const gone = await expireExport(context.tx, id)
      if (gone) context.emit(privacyMoved, { member_id: gone.member_id as MemberId })
      return
    }
    if (found !== 'waits' && found.ended) return tell(context, id, found.ended)
    const moved = await beat(context.tx, id, found === 'waits' ? undefined : found)
    if (moved) context.emit(privacyMoved, { member_id: moved.member_id as MemberId })
  },
}
