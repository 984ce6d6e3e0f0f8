import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { toldOf } from '../ask.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Note } from './Note.tsx'

export interface RefusedProps {
  no: Refusal | undefined
  /** Which fields this form shows, and what they are called there. */
  fields?: Readonly<Record<string, string>>
  /** Where a field's input has another id than its name. */
  ids?: Readonly<Record<string, string>>
}

/** What the server said no to: findings at fields as a summary with links, anything else as a sentence where it happened. */
export function Refused({ no, fields = {}, ids = {} }: RefusedProps) {
  const { t } = useLingui()
  if (!no) return null
  const { errors = {}, message } = toldOf(no)
  const known = Object.entries(errors).map(([field, [text = '']]) => ({ field: field.split('.')[0]!, text }))
  if (known.length)
    return (
      <ErrorSummary
        errors={known.map(({ field, text }) => ({
          ...(field in fields && { field_id: ids[field] ?? field }),
          text: fields[field] ? `${fields[field]}: ${text}` : text,
        }))}
      />
    )
  return (
    <Note tone="bad" role="alert">
      {message ?? t`The server did not answer. Nothing is lost: try again.`}
    </Note>
  )
}
