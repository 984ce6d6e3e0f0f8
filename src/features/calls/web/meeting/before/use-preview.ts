import { useEffect, useRef, useState } from 'react'
import { type Devices, type HeldMedia, listDevices, type MediaFlaw, openCamera, openMicrophone, stopMedia } from '../../connection/media.ts'

const NONE: Devices = { microphones: [], cameras: [] }
export const OFF = 'off'

export interface Preview {
  readonly media: HeldMedia
  readonly devices: Devices
  readonly flaws: { readonly microphone?: MediaFlaw | undefined; readonly camera?: MediaFlaw | undefined }
  chooseMicrophone(id: string): void
  chooseCamera(id: string): void
  /** What is being opened is waited for. Whoever takes it stops it; nothing is there to take for somebody who has gone away. */
  take(): Promise<HeldMedia | undefined>
  giveBack(): void
}

/** What is open now. It outlives a drawing; after the page has gone nothing stays open. */
function useHeld() {
  const [media, setMedia] = useState<HeldMedia>({ microphone: null, camera: null })
  const latest = useRef(media)
  const [gone, taken] = [useRef(false), useRef(false)]
  const opening = useRef<Promise<unknown>>(undefined)
  const keep = (more: Partial<HeldMedia>) => {
    latest.current = { ...latest.current, ...more }
    if (gone.current) stopMedia(latest.current)
    else setMedia(latest.current)
  }
  const begin = (open: () => Promise<unknown>) => {
    gone.current = false
    opening.current = open()
    return () => {
      gone.current = true
      if (!taken.current) stopMedia(latest.current)
    }
  }
  const take = async () => {
    await opening.current
    if (gone.current) return
    taken.current = true
    return latest.current
  }
  const giveBack = () => {
    taken.current = false
  }
  return { media, latest, gone, opening, keep, begin, take, giveBack }
}

/** Microphone and camera as they will be in the call. Whoever goes away without joining leaves no light on. */
export function usePreview(camera: boolean): Preview {
  const { media, latest, gone, opening, keep, begin, take, giveBack } = useHeld()
  const [devices, setDevices] = useState(NONE)
  const [flaws, setFlaws] = useState<Preview['flaws']>({})
  async function chooseMicrophone(id?: string) {
    latest.current.microphone?.stop()
    const { track, flaw } = await openMicrophone(id)
    keep({ microphone: track, microphone_id: id ?? track?.getSettings().deviceId })
    setFlaws((before) => ({ ...before, microphone: flaw }))
    setDevices(await listDevices())
  }
  async function chooseCamera(id?: string) {
    latest.current.camera?.stop()
    if (id === OFF) {
      keep({ camera: null })
      return setFlaws((before) => ({ ...before, camera: undefined }))
    }
    const { track, flaw } = await openCamera(id)
    keep({ camera: track, camera_id: id ?? track?.getSettings().deviceId })
    setFlaws((before) => ({ ...before, camera: flaw }))
    setDevices(await listDevices())
  }
  useEffect(() => begin(() => chooseMicrophone().then(() => (camera && !gone.current ? chooseCamera() : undefined))), [])
  const choose = (open: (id: string) => Promise<void>) => (id: string) => {
    opening.current = open(id)
  }
  return { media, devices, flaws, chooseMicrophone: choose(chooseMicrophone), chooseCamera: choose(chooseCamera), take, giveBack }
}
