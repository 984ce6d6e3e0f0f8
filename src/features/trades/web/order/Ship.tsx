import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'

/** By whom one’s parcel goes, and under which number. */
export function Ship({ busy, onShip }: { busy: boolean; onShip: (carrier: string, tracking: string) => unknown }) {
  const { t } = useLingui()
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  return (
    <form
      className="panel stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && carrier.trim()) void onShip(carrier.trim(), tracking.trim())
      }}
    >
      <TextField id="carrier" label={t`Carrier`} required maxLength={60} value={carrier} onChange={({ target }) => setCarrier(target.value)} />
      <TextField
        id="tracking"
        label={t`Tracking number`}
        optional
        maxLength={60}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
      />
      <div>
        <Button type="submit" variant="trade" pending={busy ? t`Saving` : undefined}>{t`I have sent it`}</Button>
      </div>
    </form>
  )
}
