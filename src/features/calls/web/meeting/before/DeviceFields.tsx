import { useLingui } from '@lingui/react/macro'
import { Select } from '#web/ui/controls/Select.tsx'
import type { MediaFlaw } from '../../connection/media.ts'
import { LevelMeter } from './LevelMeter.tsx'
import { OFF, type Preview } from './use-preview.ts'

/** What is wrong with a device, and what helps. */
export function useFlawWords() {
  const { t } = useLingui()
  return (flaw: MediaFlaw | undefined) =>
    flaw &&
    {
      denied: t`Your browser does not allow it. Allow it beside the address of this page, and load it again.`,
      missing: t`None was found. Plug one in, or go on without it.`,
      in_use: t`Another program uses it. Close that, and choose it again.`,
      failed: t`It could not be opened.`,
    }[flaw]
}

const labelled = (devices: readonly MediaDeviceInfo[], usual: (at: number) => string) =>
  devices.filter(({ deviceId }) => deviceId).map(({ deviceId, label }, at) => ({ value: deviceId, label: label || usual(at + 1) }))

export function DeviceFields({ preview }: { preview: Preview }) {
  const { t } = useLingui()
  const words = useFlawWords()
  const { media, devices, flaws } = preview
  const cameras = [{ value: OFF, label: t({ message: 'Off', context: 'camera' }) }, ...labelled(devices.cameras, (at) => t`Camera ${at}`)]
  const microphones = labelled(devices.microphones, (at) => t`Microphone ${at}`)
  return (
    <>
      <Select
        label={t`Camera`}
        choices={cameras}
        value={media.camera ? (media.camera_id ?? '') : OFF}
        error={words(flaws.camera)}
        onChange={({ target }) => preview.chooseCamera(target.value)}
      />
      <Select
        label={t`Microphone`}
        choices={microphones.length ? microphones : [{ value: '', label: t`No microphone` }]}
        value={media.microphone_id ?? ''}
        error={words(flaws.microphone)}
        onChange={({ target }) => preview.chooseMicrophone(target.value)}
      />
      <LevelMeter track={media.microphone} />
    </>
  )
}
