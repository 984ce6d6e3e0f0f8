import { Trans } from '@lingui/react/macro'
import { Note } from '#web/ui/messages/Note.tsx'

/** Listing an item that stands otherwise marks it for sale first, and says so. */
export function ProductFormMarks({ status }: { status: string }) {
  return (
    <Note>
      <Trans>
        This item is marked <b>{status}</b>. Listing it marks it <b>For sale</b> and shows its pictures to everybody.
      </Trans>
    </Note>
  )
}
