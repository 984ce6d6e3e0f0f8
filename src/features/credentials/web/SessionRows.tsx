import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { GivenOf } from '#kernel/operation.ts'
import { nextCursor } from '#web/list/next-cursor.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { credentials } from '../contract.ts'
import { SessionRow } from './SessionRow.tsx'

interface SessionRowsProps {
  input: GivenOf<typeof credentials.sessions>
  /** Loaded by the button: focus moves to the first new row. */
  later?: boolean
}

/** One page of sessions, and a button for the next one. */
export function SessionRows({ input, later = false }: SessionRowsProps) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(credentials.sessions, input).sessions
  const [more, setMore] = useState(false)
  const rows = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (later) rows.current?.querySelector('button')?.focus()
  }, [later])
  const cursor = nextCursor(next_page_url)
  const press = (
    <div>
      <Button size="s" onClick={() => setMore(true)} pending={more ? t`Loading…` : undefined}>{t`Show earlier ones`}</Button>
    </div>
  )
  return (
    <>
      <ul className="ledger" aria-label={later ? t`Earlier devices` : t`Devices`} ref={rows}>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {cursor && !more && press}
      {cursor && more && (
        <Suspense fallback={press}>
          <SessionRows input={{ cursor }} later />
        </Suspense>
      )}
    </>
  )
}
