import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../ui/messages/EmptyState.tsx'

/** Empty state of a page number beyond the last page. */
export function PastTheEnd({ first }: { first: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      level="h3"
      title={t`The list ends before this page`}
      line={t`It may have become shorter since.`}
      action={<a className="btn" href={first}>{t`Back to the first page`}</a>}
    />
  )
}
