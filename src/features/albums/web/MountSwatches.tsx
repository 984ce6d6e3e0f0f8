import { useLingui } from '@lingui/react/macro'
import { mountColours } from '../shapes.ts'
import css from './MountSwatches.module.css'
import type { MountAnswer } from './types.ts'

/** The colour of mounts, each with a stamp on it. */
export function MountSwatches({
  label,
  value,
  onValue,
}: {
  label: string
  value: MountAnswer['mount']
  onValue: (colour: MountAnswer['mount']) => void
}) {
  const { t } = useLingui()
  const words = { black: t`Black`, cream: t`Cream`, white: t`White` }
  return (
    <fieldset className={css.swatches}>
      <legend className="label">{label}</legend>
      {mountColours.map((colour) => (
        <label key={colour} data-colour={colour}>
          <input type="radio" name="mount" checked={value === colour} onChange={() => onValue(colour)} />
          <i aria-hidden="true" />
          {words[colour]}
        </label>
      ))}
    </fieldset>
  )
}
