import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { scanner } from '../contract.ts'
import { scannerRights } from '../plan-rights.ts'
import { scannerTexts } from '../texts.ts'
import { keep, measurements } from './measurements.ts'
import { scannerTags } from './privacy.ts'
import { countScans } from './queries.ts'
import { left, start } from './scan.ts'

/** Pages of stamps and coins: cut into pieces and measured on the device; here is counted and kept. */
export const scannerSlice = slice('scanner', scanner, {
  handlers: { left, start, keep, measurements },
  topics: { 'scans of member': ownOnly },
  counts: { scans: countScans },
  rights: scannerRights,
  texts: scannerTexts,
  tags: scannerTags,
})
