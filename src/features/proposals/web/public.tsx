export { ChangeLog } from './entry/ChangeLog.tsx'
export { EntryCare } from './entry/EntryCare.tsx'
export { StatusBadge } from './StatusBadge.tsx'
