import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { type Devices, listDevices, type MediaFlaw, openMicrophone } from '../../connection/media.ts'
import type { CallRoom } from '../../connection/room.ts'
import { useFlawWords } from '../before/DeviceFields.tsx'

/** Another microphone during the call, without a gap for the others. */
export function DevicesDialog({ room, onClose }: { room: CallRoom; onClose: () => void }) {
  const { t } = useLingui()
  const [{ microphones }, setDevices] = useState<Devices>({ microphones: [], cameras: [] })
  const [flaw, setFlaw] = useState<MediaFlaw>()
  const words = useFlawWords()
  const named = (at: number) => t`Microphone ${at}`
  useEffect(() => void listDevices().then(setDevices), [])
  const choose = async (id: string) => {
    const opened = await openMicrophone(id)
    setFlaw(opened.flaw)
    if (opened.track) room.microphoneIs(opened.track)
  }
  return (
    <Dialog open onClose={onClose} title={t`Devices`} actions={<Button variant="fill" onClick={onClose}>{t`Done`}</Button>}>
      <Select
        label={t`Microphone`}
        placeholder={t`Choose another`}
        choices={microphones.map(({ deviceId, label }, at) => ({ value: deviceId, label: label || named(at + 1) }))}
        error={words(flaw)}
        onChange={({ target }) => target.value && void choose(target.value)}
      />
    </Dialog>
  )
}
