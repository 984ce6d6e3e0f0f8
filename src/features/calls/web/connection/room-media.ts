import { type HeldMedia, openCamera, openScreen, stopMedia } from './media.ts'
import type { LocalTracks } from './peer.ts'
import type { RoomStore } from './room-store.ts'

export interface RoomMedia {
  tracks(): LocalTracks
  mute(is_muted: boolean): void
  camera(is_on: boolean): Promise<void>
  screen(is_on: boolean): Promise<void>
  microphoneIs(track: MediaStreamTrack): void
  /** After it no light of microphone and camera stays on. */
  stop(): void
}
/** Sound and picture of this device. `changed`: others get them from now on, and are told. */
export function roomMedia(media: HeldMedia, store: RoomStore, changed: () => void): RoomMedia {
  let screen: MediaStreamTrack | undefined
  let stopped = false
  const show = () => {
    store.own({ camera: media.camera !== null, screen: screen !== undefined, preview: screen ?? media.camera })
    changed()
  }
  return {
    tracks: () => ({ audio: media.microphone, video: screen ?? media.camera }),
    mute(is_muted) {
      if (media.microphone) media.microphone.enabled = !is_muted
      store.own({ microphone: !is_muted && media.microphone !== null })
      changed()
    },
    async camera(is_on) {
      media.camera?.stop()
      const opened = is_on ? await openCamera(media.camera_id) : { track: null, flaw: undefined }
      // The call ended while the browser was asking.
      if (stopped) return opened.track?.stop()
      media.camera = opened.track
      store.own({ flaw: opened.flaw })
      show()
    },
    async screen(is_on) {
      screen?.stop()
      const opened = is_on ? await openScreen() : { track: null }
      if (stopped) return opened.track?.stop()
      screen = opened.track ?? undefined
      if (screen)
        screen.onended = () => {
          screen = undefined
          show()
        }
      show()
    },
    microphoneIs(track) {
      track.enabled = media.microphone?.enabled ?? true
      media.microphone?.stop()
      media.microphone = track
      store.own({ microphone: track.enabled })
      changed()
    },
    stop() {
      stopped = true
      screen?.stop()
      stopMedia(media)
      store.own({ microphone: false, camera: false, screen: false, preview: null })
    },
  }
}
