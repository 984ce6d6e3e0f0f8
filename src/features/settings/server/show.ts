import { read } from '#server/run/handle.ts'
import { settings } from '../contract.ts'
import { keptSettings } from './queries.ts'
import { settingViews } from './view.ts'

/** Only one's own: no member is named in the question. */
export const show = read(settings.show, async ({ input: { group, property }, viewer, asker, db }) => {
  const views = settingViews(await keptSettings(db, viewer.id, group), group && [group])
  const data = views
    .filter((one) => property === undefined || one.property === property)
    // Who never chose a language reads the one of this browser.
    .map((one) => (one.property === 'translation-language' && one.is_default ? { ...one, value: asker.locale } : one))
  return { data, member_id: viewer.id }
})
