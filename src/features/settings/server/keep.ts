import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { settings } from '../contract.ts'
import { settingAt, settingsWith } from '../shapes.ts'
import { keepSettingOf } from './kept-settings.ts'

export const keep = command(settings.keep, async ({ input: { group, property, value }, viewer, requester, tx, emit, session, tools }) => {
  const registry = settingsWith(tools.notices)
  const setting = settingAt(registry, group, property)
  if (!setting) return refuse('setting.unknown')
  if (!(await keepSettingOf(registry, { tx, emit }, viewer.id, { group, property, value }))) return refuse('setting.value')
  if (setting.preference && requester.client === 'web') session.preference(setting.preference, String(value))
  return { setting: { group, property, value, is_default: false } }
})
