import { settingKept } from '#features/settings/contract.ts'
import { settingsOf } from '#features/settings/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { on } from '#server/operations/slice.ts'
import { tongueChanged } from '../contract.ts'
import { setTongue } from './queries-tongue.ts'

const SPOKEN = ['translation-language', 'time-zone']

/** Mails use the language and time zone of the settings. */
export const onSettingKept = on(
  settingKept,
  'members',
  async ({ tx, emit }, { member_id }) => {
    const { 'translation-language': locale, 'time-zone': time_zone } = await settingsOf(tx, member_id, 'general')
    await setTongue(tx, member_id, { locale: locale as Locale, time_zone: String(time_zone) })
    emit(tongueChanged, { member_id })
  },
  ({ group, property }) => group === 'general' && SPOKEN.includes(property),
)
