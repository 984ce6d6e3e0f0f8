import { refuse } from '#kernel/refusal.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import { command, query } from '#server/operations/slice.ts'
import { privacy } from '../../contract.ts'
import { fetchable, keepLink } from '../queries.ts'

export const exportLink = command(privacy.exportLink, async ({ viewer, tx }) => {
  const token = makeToken()
  const kept = await keepLink(tx, viewer.id, hashToken(token))
  return kept ? { path: `/api/privacy/export/file?token=${token}` } : refuse('privacy.no_export')
})

/** Security: the link works only in the member's own session. */
export const exportFile = query(privacy.exportFile, async ({ input, viewer, db, tools }) => {
  const found = await fetchable(db, viewer.id, hashToken(input.token))
  const body = found && (await tools.files.openArchive(found.id))
  if (!body) return refuse('privacy.no_export')
  return { body, type: 'application/zip', name: `${tools.site.name} ${found.created_at.toISOString().slice(0, 10)}.zip` }
})
