import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { imports } from '../contract.ts'
import { importTexts } from '../texts.ts'
import { expiring, writer } from './export/export.job.ts'
import { exportAll, exportFile, exportLink, exports } from './export/exports.ts'
import { list, rows, show } from './look.ts'
import { mend } from './mend.ts'
import { mendAll, unknown } from './mend-all.ts'
import { cancel, map, run, undo } from './move.ts'
import { importTags } from './privacy.ts'
import { worker } from './run/work.job.ts'
import { upload } from './upload.ts'

export const importsSlice = slice('imports', imports, {
  handlers: { upload, list, show, rows, map, mend, mendAll, unknown, run, cancel, undo, exports, exportAll, exportLink, exportFile },
  jobs: [worker, writer],
  sweepers: [expiring],
  topics: { 'imports of member': ownOnly },
  texts: importTexts,
  tags: importTags,
  lockRank: { imports: 640 },
})
