export { leaveDevice } from './leave-device.ts'
export { OfflineGuard } from './OfflineGuard.tsx'
