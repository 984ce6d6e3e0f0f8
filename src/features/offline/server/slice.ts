import { slice } from '#server/operations/slice.ts'
import { offline } from '../contract.ts'
import { offlineTexts } from '../texts.ts'
import { changes } from './changes.ts'
import { conflicts, settle } from './conflicts.ts'
import { devices, forget, keep } from './devices.ts'
import { edits, takeOff } from './edits.ts'
import { dropDone, forgetUnseen } from './expiry.timer.ts'
import { offlineTags } from './privacy.ts'

export const offlineSlice = slice('offline', offline, {
  handlers: { devices, keep, forget, changes, edits, takeOff, conflicts, settle },
  timers: [forgetUnseen, dropDone],
  texts: offlineTexts,
  tags: offlineTags,
})
