import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import { problemOf } from '../../query/api-client.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Note } from './Note.tsx'

export interface RefusedProps {
  refusal: Refusal | undefined
  /** Which fields this form shows, and what they are called there; a field inside a list by its whole path. */
  fields?: Readonly<Record<string, string>>
  /** Where a field's input has another id than its name. */
  ids?: Readonly<Record<string, string>>
}

/** Too many asked at once: the seconds run down, and then it may be tried again. */
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

/** What the server said no to: findings at fields as a summary with links, anything else as a sentence where it happened. */
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
