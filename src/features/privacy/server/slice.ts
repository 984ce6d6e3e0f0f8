import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { privacy } from '../contract.ts'
import { privacyTexts } from '../texts.ts'
import { eraser } from './erase/erase.sweeper.ts'
import { erase } from './erase/erase.ts'
import { eraseMember } from './erase/erase-member.ts'
import { archiver } from './export/archive.job.ts'
import { expiring } from './export/export.sweeper.ts'
import { exportAll } from './export/export-all.ts'
import { exportFile, exportLink } from './export/export-file.ts'
import { onMemberReturned } from './on-member-returned.ts'
import { privacyTags } from './privacy.ts'
import { clearing } from './retention.timer.ts'
import { show } from './show.ts'
import { updateStatus } from './update-status.ts'

export const privacySlice = slice('privacy', privacy, {
  handlers: { show, exportLink, exportFile, exportAll, erase, eraseMember, updateStatus },
  listeners: [onMemberReturned],
  timers: [clearing],
  sweepers: [expiring, eraser],
  jobs: [archiver],
  topics: { 'privacy of member': ownOnly },
  texts: privacyTexts,
  tags: privacyTags,
  guarded: [eraseMember.act],
})
