import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '../ui/messages/EmptyState.tsx'

/** What was there is gone meanwhile, or somebody wrote the number. */
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
