import { refuse } from '#kernel/refusal.ts'
import { handle } from '#server/run/handle.ts'
import { settings } from '../contract.ts'
import { settingAt } from '../shapes.ts'
import { keepSetting } from './doors.ts'

export const keep = handle(settings.keep, async ({ input: { group, property, value }, viewer, asker, tx, emit, session }) => {
  const setting = settingAt(group, property)
  if (!setting) return refuse('setting.unknown')
  if (!(await keepSetting({ tx, emit }, viewer.id, { group, property, value }))) return refuse('setting.value')
  if (setting.taste && asker.client === 'web') session.taste(setting.taste, String(value))
  return { setting: { group, property, value, is_default: false } }
})
