import { refuse, refused } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Member } from '#server/operations/requester.ts'
import { command } from '#server/operations/slice.ts'
import { type SavedSearchId, savedSearchChanged, savedSearches } from '../contract.ts'
import { dueAt } from '../rules.ts'
import { anchorsOf, setFilters } from './match.ts'
import { countAlerts, dropSearch, findOwn, isNameTaken, keepSearch, setAlertTime } from './queries.ts'
import { savedSearchView } from './view.ts'

/** Race: the member is locked, so that two at once cannot pass the limit. */
async function limitOf(tx: Tx, viewer: Member) {
  const limit = viewer.limits.saved_searches
  if (limit !== undefined && (await countAlerts(tx, viewer.id)) >= limit) return refuse('saved_search.limit', { limit, plan_limit: 'saved_searches' })
  return undefined
}

export const save = command(savedSearches.save, async ({ input, viewer, tx, emit, tools }) => {
  const { name, searchable_type, alerts } = input
  const source = tools.alertSources.find(({ type }) => type === searchable_type)
  if (!source) return refuse('saved_search.kind')
  const filters = setFilters(input.filters)
  if (Object.keys(filters).length === 0) return refuse('saved_search.everything')
  const unknown = Object.keys(filters).find((name) => !source.filters.includes(name))
  if (unknown) return refuse('saved_search.filter', { name: unknown })
  await lock(tx, 'members', [viewer.id])
  const no = alerts === 'off' ? undefined : await limitOf(tx, viewer)
  if (no && refused(no)) return no
  if (await isNameTaken(tx, viewer.id, name)) return refuse('saved_search.name_taken')
  const { id } = await keepSearch(tx, { member_id: viewer.id, name, searchable_type, filters, alerts, anchors: anchorsOf(searchable_type, filters) })
  emit(savedSearchChanged, { member_id: viewer.id, saved_search_id: id as SavedSearchId })
  return { saved_search: savedSearchView(tools, (await findOwn(tx, viewer.id, id))!) }
})

export const setAlerts = command(savedSearches.setAlerts, async ({ input: { id, alerts }, viewer, tx, emit, clock, tools }) => {
  await lock(tx, 'members', [viewer.id])
  const row = await findOwn(tx, viewer.id, id)
  if (!row) return refuse('saved_search.not_found')
  const no = alerts !== 'off' && row.alerts === 'off' ? await limitOf(tx, viewer) : undefined
  if (no && refused(no)) return no
  const waits = row.due_at !== null && alerts !== 'off'
  await setAlertTime(tx, id, alerts, waits ? dueAt(alerts, await clock()) : null)
  emit(savedSearchChanged, { member_id: viewer.id, saved_search_id: id })
  return { saved_search: savedSearchView(tools, (await findOwn(tx, viewer.id, id))!) }
})

export const remove = command(savedSearches.remove, async ({ input: { id }, viewer, tx, emit }) => {
  if (!(await dropSearch(tx, viewer.id, id))) return refuse('saved_search.not_found')
  emit(savedSearchChanged, { member_id: viewer.id, saved_search_id: id })
  return { done: true as const }
})
