import { sweeper } from '#server/operations/slice.ts'
import { privacyMoved } from '../../contract.ts'
import { dueExports, expireExport, nextExport } from '../queries.ts'

/** Crash safety: the file is deleted before its row is marked as expired. */
export const expiring = sweeper({
  name: 'privacy.export',
  due: dueExports,
  next: nextExport,
  outside: (_, id, tools) => tools.files.removeArchive(id),
  async finish(context, id) {
    const gone = await expireExport(context.tx, id)
    if (gone) context.emit(privacyMoved, { member_id: gone.member_id })
  },
})
