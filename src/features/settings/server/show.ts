import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { settings } from '../contract.ts'
import { groups, settingAt, settingsWith } from '../shapes.ts'
import { keptSettings } from './queries.ts'
import { settingViews } from './view.ts'

/** Privacy: always the viewer's own settings; the input names no member. */
export const show = query(settings.show, async ({ input: { group, property }, viewer, requester, db, tools }) => {
  const registry = settingsWith(tools.notices)
  if (property !== undefined && !groups.some((one) => settingAt(registry, one, property))) return refuse('setting.unknown')
  const views = settingViews(registry, await keptSettings(db, viewer.id, group), group && [group])
  const data = views
    .filter((one) => property === undefined || one.property === property)
    // Without a choice the language of this request is shown.
    .map((one) => (one.property === 'translation-language' && one.is_default ? { ...one, value: requester.locale } : one))
  return { data, member_id: viewer.id }
})
