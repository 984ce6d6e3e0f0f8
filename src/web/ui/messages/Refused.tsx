import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import { problemOf } from '../../query/api-client.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Note } from './Note.tsx'

export interface RefusedProps {
  refusal: Refusal | undefined
  /** Labels of the form's fields by name; fields in lists by their path. */
  fields?: Readonly<Record<string, string>>
  /** Ids of inputs that differ from the field's name. */
  ids?: Readonly<Record<string, string>>
}

/** Rate limit: counts the seconds down until a retry is allowed. */
function Wait({ seconds }: { seconds: number }) {
  const { t } = useLingui()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const clock = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000)
    return () => clearInterval(clock)
  }, [])
  if (!left) return t`You can try again now.`
  return (
    <>
      {t`We are very busy.`} <span aria-hidden="true">{t`Try again in ${left} s.`}</span>
      <span className="vh">{t`Try again in ${seconds} s.`}</span>
    </>
  )
}

/** A refusal: errors of fields as a summary with links, others as a sentence. */
export function Refused({ refusal, fields = {}, ids = {} }: RefusedProps) {
  const { t } = useLingui()
  if (!refusal) return null
  const { errors = {}, message, wait } = problemOf(refusal)
  const known = Object.entries(errors).map(([field, [text = '']]) => ({ field: field in fields ? field : field.split('.')[0]!, text }))
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
      {wait ? <Wait key={wait} seconds={wait} /> : (message ?? t`The server did not answer. Nothing is lost: try again.`)}
    </Note>
  )
}
