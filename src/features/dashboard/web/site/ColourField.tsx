import { useLingui } from '@lingui/react/macro'
import { AA, isColour, leastContrast } from '#kernel/contrast.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Dashboard.module.css'

interface ColourFieldProps {
  name: 'colour' | 'colour_dark'
  theme: 'light' | 'dark'
  value: string
  error: string | undefined
  onPick: (colour: string) => void
}

/** A colour as text, with its lowest contrast on any background. */
export function ColourField({ name, theme, value, error, onPick }: ColourFieldProps) {
  const { t, i18n } = useLingui()
  const label = theme === 'light' ? t`Colour by day` : t`Colour by night`
  const least = isColour(value) ? Math.floor(leastContrast(value, theme) * 10) / 10 : undefined
  const ratio = least === undefined ? '' : i18n.number(least)
  const hint =
    least === undefined
      ? t`Write a colour as #rrggbb`
      : least < AA
        ? t`Too weak: contrast ${ratio}, at least 4.5`
        : t`Contrast ${ratio} at its worst place`
  return (
    <div className={css.colour}>
      <input
        type="color"
        className={css.swatch}
        aria-label={theme === 'light' ? t`Pick the day’s colour` : t`Pick the night’s colour`}
        value={isColour(value) ? value : '#000000'}
        onChange={(event) => onPick(event.target.value.toLowerCase())}
      />
      <TextField
        id={name}
        name={name}
        label={label}
        value={value}
        hint={hint}
        required
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        error={error}
        onChange={(event) => onPick(event.target.value.trim().toLowerCase())}
      />
    </div>
  )
}
