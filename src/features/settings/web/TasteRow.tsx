import { type ReactNode, useState } from 'react'
import type { DisplayPreference, DisplayPreferenceOf } from '#kernel/people/display-preferences.ts'
import { SettingRow } from './SettingRow.tsx'
import { useTaste } from './use-taste.ts'

interface TasteRowProps<T extends DisplayPreference> {
  preference: T
  label: string
  hint?: ReactNode
  choices: readonly { value: DisplayPreferenceOf<T>; label: string; lang?: string }[]
}

/** A setting with few choices, which the page applies at once. */
export function TasteRow<T extends DisplayPreference>({ preference, label, hint, choices }: TasteRowProps<T>) {
  const { value, choose } = useTaste(preference)
  const [before, setBefore] = useState<DisplayPreferenceOf<T>>()
  const change = async (next: DisplayPreferenceOf<T>) => {
    const was = value
    if (await choose(next)) setBefore(was)
  }
  const undo = async () => {
    if (before !== undefined && (await choose(before))) setBefore(undefined)
  }
  return (
    <SettingRow label={label} hint={hint} saved={before !== undefined} undo={undo}>
      {(ties) => (
        <select
          className="select"
          {...ties}
          value={value}
          onChange={({ currentTarget }) => void change(currentTarget.value as DisplayPreferenceOf<T>)}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value} lang={one.lang}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </SettingRow>
  )
}
