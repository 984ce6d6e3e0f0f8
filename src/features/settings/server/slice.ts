import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { settings } from '../contract.ts'
import { settingTexts } from '../texts.ts'
import { keep } from './keep.ts'
import { notices } from './notices.ts'
import { settingTags } from './privacy.ts'
import { show } from './show.ts'

export const settingsSlice = slice('settings', settings, {
  handlers: { show, keep, notices },
  topics: { 'settings of member': ownOnly },
  texts: settingTexts,
  tags: settingTags,
})
