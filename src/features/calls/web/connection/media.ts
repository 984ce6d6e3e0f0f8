/** Why there is no sound or picture, for words on the screen. */
export type MediaFlaw = 'denied' | 'missing' | 'in_use' | 'failed'
const FLAWS: Readonly<Record<string, MediaFlaw>> = {
  ...{ NotAllowedError: 'denied', SecurityError: 'denied', NotFoundError: 'missing', OverconstrainedError: 'missing' },
  ...{ NotReadableError: 'in_use', AbortError: 'in_use' },
}
const flawOf = (fault: unknown): MediaFlaw => FLAWS[(fault as { name?: string } | undefined)?.name ?? ''] ?? 'failed'

type Opened = { readonly track: MediaStreamTrack; readonly flaw?: undefined } | { readonly track: null; readonly flaw: MediaFlaw }
async function opened(constraints: MediaStreamConstraints): Promise<Opened> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(constraints)
    return { track: stream.getTracks()[0]! }
  } catch (fault) {
    return { track: null, flaw: flawOf(fault) }
  }
}
const named = (id: string | undefined) => (id ? { deviceId: { exact: id } } : {})
export const openMicrophone = (id?: string) => opened({ audio: { ...named(id), echoCancellation: true, noiseSuppression: true } })
export const openCamera = (id?: string) => opened({ video: { ...named(id), width: { ideal: 1280 }, height: { ideal: 720 } } })
export async function openScreen(): Promise<Opened> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } })
    return { track: stream.getVideoTracks()[0]! }
  } catch (fault) {
    return { track: null, flaw: flawOf(fault) }
  }
}

export interface Devices {
  readonly microphones: readonly MediaDeviceInfo[]
  readonly cameras: readonly MediaDeviceInfo[]
}
/** Their names are told once one of them was opened. */
export async function listDevices(): Promise<Devices> {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return { microphones: all.filter(({ kind }) => kind === 'audioinput'), cameras: all.filter(({ kind }) => kind === 'videoinput') }
}
/** What was opened for a call. Whoever holds it stops it: then no light stays on. */
export interface HeldMedia {
  microphone: MediaStreamTrack | null
  camera: MediaStreamTrack | null
  microphone_id?: string | undefined
  camera_id?: string | undefined
}
export function stopMedia({ microphone, camera }: HeldMedia) {
  microphone?.stop()
  camera?.stop()
}
