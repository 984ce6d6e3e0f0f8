import { useLingui } from '@lingui/react/macro'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { dashboard } from '../../contract.ts'
import { Frame } from '../Frame.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import type { AuditAsked } from './audit-asked.ts'
import { ChainNote } from './ChainNote.tsx'

export default screen<AuditAsked>({
  visitors: 'members',
  reads: (place) => {
    const given = { ...place, query: new URLSearchParams([...place.query].filter(([, value]) => value !== '')) }
    const filter = readInput(dashboard.audit, given)
    return filter && { filter, typed: { from: place.query.get('from') ?? '', to: place.query.get('to') ?? '' } }
  },
  asks: ({ filter }) => [queryOf(dashboard.audit, filter), queryOf(dashboard.chain, {})],
  Draw: ({ input }) => <Log asked={input} />,
})

function Log({ asked }: { asked: AuditAsked }) {
  const { t } = useLingui()
  const { filter } = asked
  const { entries } = useData(dashboard.audit, filter)
  return (
    <Frame here="/dashboard/audit" title={t`Audit log`}>
      <ChainNote />
      <AuditFilters asked={asked} />
      {entries.data.length > 0 ? (
        <AuditTable entries={entries.data} filter={filter} />
      ) : (
        <EmptyState title={t`Nothing of that kind is in the log`} action={<Button href="/dashboard/audit">{t`The whole log`}</Button>} />
      )}
      <NextPage op={dashboard.audit} path="/dashboard/audit" input={filter} url={entries.next_page_url}>
        {t`Earlier entries`}
      </NextPage>
    </Frame>
  )
}
