import { readTrace } from './store/trace.ts'

/** The copy on this device is deleted, if there is one. */
export async function leaveDevice(): Promise<void> {
  if (!readTrace()) return
  const { wipe } = await import('./store/wipe.ts')
  await wipe()
}
