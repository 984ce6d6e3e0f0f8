import { type ReactNode, useState } from 'react'
import type { Taste, TasteOf } from '#kernel/taste.ts'
import { SettingRow } from './SettingRow.tsx'
import { useTaste } from './use-taste.ts'

interface TasteRowProps<T extends Taste> {
  taste: T
  label: string
  hint?: ReactNode
  choices: readonly { value: TasteOf<T>; label: string; lang?: string }[]
}

/** A choice of a few that the page itself follows at once. */
export function TasteRow<T extends Taste>({ taste, label, hint, choices }: TasteRowProps<T>) {
  const { value, choose } = useTaste(taste)
  const [before, setBefore] = useState<TasteOf<T>>()
  const change = async (next: TasteOf<T>) => {
    const was = value
    if (await choose(next)) setBefore(was)
  }
  const undo = async () => {
    if (before !== undefined && (await choose(before))) setBefore(undefined)
  }
  return (
    <SettingRow label={label} hint={hint} saved={before !== undefined} undo={undo}>
      {(ties) => (
        <select className="select" {...ties} value={value} onChange={({ currentTarget }) => void change(currentTarget.value as TasteOf<T>)}>
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
