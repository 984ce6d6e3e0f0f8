import type { ExportState } from '../contract.ts'
import { progressOf } from '../rules.ts'
import type { ExportRow } from './queries.ts'

export const exportView = ({ status, done, total, bytes, created_at, expires_at }: ExportRow) => ({
  status: status as ExportState,
  progress: progressOf(status, { done, total }),
  bytes,
  created_at,
  expires_at,
})
