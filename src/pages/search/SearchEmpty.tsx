import { useLingui } from '@lingui/react/macro'
import { DidYouMean } from '#web/list/DidYouMean.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type Searched, searchHref } from './search-address.ts'

/** Empty state: possible reason, and other searches. */
export function SearchEmpty({ searched: { kind, text }, line, meant = '' }: { searched: Searched; line: string; meant?: string }) {
  const { t } = useLingui()
  const [first = '', ...more] = text.split(/\s+/)
  if (!text) return <EmptyState title={t`What are you looking for?`} line={line} />
  return (
    <EmptyState
      title={t`Nothing found for “${text}”`}
      line={meant ? line : `${t`Check the spelling.`} ${line}`}
      action={
        meant ? (
          <DidYouMean search={meant} href={searchHref(meant, kind)} />
        ) : more.length ? (
          <Button href={searchHref(first, kind)}>{t`Search for “${first}” alone`}</Button>
        ) : undefined
      }
    />
  )
}
