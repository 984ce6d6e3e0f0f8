import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
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
  const next = entries.next_page_url && new URL(entries.next_page_url, 'http://path.invalid').searchParams.get('cursor')
  return (
    <Frame here="/dashboard/audit" title={t`Audit log`}>
      <ChainNote />
      <AuditFilters asked={asked} />
      {entries.data.length > 0 ? (
        <AuditTable entries={entries.data} filter={filter} />
      ) : (
        <EmptyState title={t`Nothing of that kind is in the log`} action={<Button href="/dashboard/audit">{t`The whole log`}</Button>} />
      )}
      {next && (
        <p className={css.more}>
          <Button href={address('/dashboard/audit', dashboard.audit, { ...filter, cursor: next })}>{t`Earlier entries`}</Button>
        </p>
      )}
    </Frame>
  )
}
