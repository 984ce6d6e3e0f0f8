import { refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { pageScanned, scanner } from '../contract.ts'
import { leftOf, mayScan } from '../rules.ts'
import { countPage, countScans, isCounted } from './queries.ts'

export const left = query(scanner.left, async ({ viewer, db }) => ({
  scans: leftOf(await countScans(db, viewer.id), viewer.limits.scans),
  member_id: viewer.id,
}))

/** Race: the member is locked, so that two pages at once cannot pass the limit. */
export const start = command(scanner.start, async ({ input: { page_id }, viewer, tx, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const used = await countScans(tx, viewer.id)
  const { scans: limit } = viewer.limits
  if (await isCounted(tx, viewer.id, page_id)) return { scans: leftOf(used, limit) }
  const no = mayScan(used, limit)
  if (no && refused(no)) return no
  await countPage(tx, viewer.id, page_id)
  emit(pageScanned, { member_id: viewer.id })
  return { scans: leftOf(used + 1, limit) }
})
