import { randomBytes } from 'node:crypto'
import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { webhookMoved, webhooks } from '../contract.ts'
import { WEBHOOKS_AT_MOST } from '../rules.ts'
import { changeWebhook, dropWebhook, findWebhook, hasAddress, keepWebhook, webhooksOf } from './queries.ts'
import { oneWebhook, webhookView } from './view.ts'

/** Bound to its member: with another owner the secret cannot be opened. */
export const secretAbout = (member_id: MemberId) => `webhooks of ${member_id}`
const SECRET_BYTES = 32
/** In the form of Standard Webhooks: `whsec_` and the key in base64. */
function newSecret(tools: Tools, member_id: MemberId) {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  return { secret, sealed: tools.vault.seal(secret, secretAbout(member_id)) }
}
/** Server-side request forgery: https alone, unless a test's setting admits the port. Each call is judged again when it is made. */
function isAddress(tools: Tools, given: string): boolean {
  const url = URL.parse(given)
  return url !== null && (tools.outbound.admits(url) || (url.protocol === 'https:' && url.port === '' && !url.username && !url.password))
}

export const list = query(webhooks.list, async ({ viewer, db }) => ({
  webhooks: (await webhooksOf(db, viewer.id)).map(webhookView),
  member_id: viewer.id,
}))

export const create = command(webhooks.create, async ({ input: { url, events }, viewer, tx, emit, tools }) => {
  if (!isAddress(tools, url)) return refuse('webhook.address')
  await lock(tx, 'members', [viewer.id])
  if ((await webhooksOf(tx, viewer.id)).length >= WEBHOOKS_AT_MOST) return refuse('webhook.too_many')
  const { secret, sealed } = newSecret(tools, viewer.id)
  const id = await keepWebhook(tx, { member_id: viewer.id, url, events: [...new Set(events)], secret: sealed })
  if (!id) return refuse('webhook.twice')
  emit(webhookMoved, { member_id: viewer.id })
  return { webhook: await oneWebhook(tx, viewer.id, id), secret, member_id: viewer.id }
})

export const edit = command(webhooks.edit, async ({ input: { id, url, events, is_on }, viewer, tx, emit, tools }) => {
  await lock(tx, 'webhooks', [id])
  if (!(await findWebhook(tx, viewer.id, id))) return refuse('webhook.not_found')
  if (url !== undefined && !isAddress(tools, url)) return refuse('webhook.address')
  if (url !== undefined && (await hasAddress(tx, viewer.id, url, id))) return refuse('webhook.twice')
  const off = is_on === undefined ? undefined : is_on ? null : 'owner'
  await changeWebhook(tx, id, { url, events: events && [...new Set(events)], off })
  emit(webhookMoved, { member_id: viewer.id })
  return { webhook: await oneWebhook(tx, viewer.id, id), member_id: viewer.id }
})

export const renew = command(webhooks.renew, async ({ input: { id }, viewer, tx, tools }) => {
  await lock(tx, 'webhooks', [id])
  if (!(await findWebhook(tx, viewer.id, id))) return refuse('webhook.not_found')
  const { secret, sealed } = newSecret(tools, viewer.id)
  await changeWebhook(tx, id, { secret: sealed })
  return { webhook: await oneWebhook(tx, viewer.id, id), secret, member_id: viewer.id }
})

export const remove = command(webhooks.remove, async ({ input: { id }, viewer, tx, emit }) => {
  await lock(tx, 'webhooks', [id])
  if (!(await findWebhook(tx, viewer.id, id))) return refuse('webhook.not_found')
  await dropWebhook(tx, id)
  emit(webhookMoved, { member_id: viewer.id })
  return { done: true as const }
})
