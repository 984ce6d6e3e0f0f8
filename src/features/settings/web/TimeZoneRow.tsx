import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { SettingRow } from './SettingRow.tsx'
import { useSetting } from './use-setting.ts'

/** Typed, or chosen from the browser's list; saved as soon as it is a valid time zone. */
export function TimeZoneRow() {
  const { t } = useLingui()
  const { value, change, saved, undo } = useSetting('general', 'time-zone')
  const [typed, setTyped] = useState<string>()
  const [zones, setZones] = useState<readonly string[]>([])
  const here = useHere()
  const list = useId()
  const shown = typed ?? String(value)
  function type(text: string) {
    setTyped(text)
    if (zones.includes(text) && text !== value) void change(text).then(() => setTyped(undefined))
  }
  return (
    <SettingRow label={t`Time zone`} hint={t`Times of sales and auctions are shown in it. Type a city to search.`} saved={saved} undo={undo}>
      {(ties) => (
        <>
          <input
            className="input"
            {...ties}
            list={list}
            value={shown}
            autoComplete="off"
            onFocus={() => setZones(Intl.supportedValuesOf('timeZone').concat('UTC'))}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={() => setTyped(undefined)}
          />
          <datalist id={list}>
            {zones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          {here && here !== value && (
            <button type="button" className="btn btn--s" onClick={() => void change(here)}>{t`Use ${here}, as on this device`}</button>
          )}
        </>
      )}
    </SettingRow>
  )
}

/** Time zone of this device; known in the browser only. */
function useHere() {
  const [here, setHere] = useState<string>()
  useEffect(() => setHere(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return here
}
