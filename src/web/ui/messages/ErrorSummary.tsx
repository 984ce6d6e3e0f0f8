import { Plural } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'

export interface FieldFlaw {
  /** Id of the control. */
  field_id?: string
  text: string
}

/** Summary above a refused form: takes the focus, so that it is read aloud, and links to each field. */
export function ErrorSummary({ errors }: { errors: readonly FieldFlaw[] }) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const said = errors.map(({ text }) => text).join()
  useEffect(() => {
    if (said) box.current?.focus()
  }, [said])
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset contains controls; this contains messages about them
    <div className="errsum" role="group" aria-labelledby={id} tabIndex={-1} ref={box}>
      <p className="strong" id={id}>
        <Plural value={errors.length} one="One field needs a look" other="# fields need a look" />
      </p>
      <ul>
        {errors.map(({ field_id, text }) => (
          <li key={`${field_id}${text}`}>{field_id ? <a href={`#${field_id}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  )
}
