import { Trans } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { OrderAnswer } from '../trade-words.ts'

/** The note of thirty days. */
export function TradeNote({ order: { note_at, status } }: { order: OrderAnswer }) {
  if (status === 'completed' || status === 'cancelled') return null
  return (
    <Note>
      <Trans>
        If no item is received within 30 days, by <DateTime at={note_at} show="date" />, a member’s trade feedback score may be impacted.
      </Trans>
    </Note>
  )
}
