import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { watchLevel } from '../../connection/level.ts'
import css from './Before.module.css'

const PARTS = 20

/** How loud one is: twenty fields, and a word. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const { t } = useLingui()
  const [level, setLevel] = useState(0)
  useEffect(() => (track ? watchLevel(track, setLevel) : setLevel(0)), [track])
  const on = Math.round(level * PARTS)
  const word = on === 0 ? t`nothing is heard` : on < PARTS / 4 ? t`quiet` : t({ message: 'good', context: 'level of a microphone' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter cannot be drawn as twenty fields
    <div
      className={css.level}
      role="meter"
      aria-label={t`Level of the microphone`}
      aria-valuemin={0}
      aria-valuemax={PARTS}
      aria-valuenow={on}
      aria-valuetext={word}
    >
      {Array.from({ length: PARTS }, (_, at) => (
        <i key={at} data-on={at < on || undefined} />
      ))}
    </div>
  )
}
