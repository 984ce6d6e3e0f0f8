import { Trans } from '@lingui/react/macro'
import { Note } from '#web/ui/messages/Note.tsx'

/** Note that listing also changes the item's status to for sale. */
export function ProductFormMarks({ status }: { status: string }) {
  return (
    <Note>
      <Trans>
        This item is marked <b>{status}</b>. Listing it marks it <b>For sale</b> and shows its pictures to everybody.
      </Trans>
    </Note>
  )
}
