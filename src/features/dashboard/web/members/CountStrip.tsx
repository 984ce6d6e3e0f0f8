import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useOrderStates } from '../use-words.ts'

const MOST = 1_000

/** Key figures of the deployment. */
export function CountStrip() {
  const { t, i18n } = useLingui()
  const states = useOrderStates()
  const { counts } = useData(dashboard.counts, {})
  const to = (n: number) => (n >= MOST ? `${i18n.number(MOST)}+` : i18n.number(n))
  return (
    <ScrollRegion className={css.strip} aria-label={t`Key figures`}>
      <dl className={css.counts}>
        <Count label={t`Members`} value={i18n.number(counts.members)} line={t`${i18n.number(counts.members_today)} since midnight`} />
        <Count label={t({ message: 'Suspended', context: 'count of members' })} value={to(counts.suspended)} />
        {counts.mails_kept ? (
          <Count label={t`Letters kept`} value={to(counts.mails_waiting)} line={t`none is sent: no mail server is set`} />
        ) : (
          <Count label={t`Letters waiting`} value={to(counts.mails_waiting)} />
        )}
        <Count
          label={t`Events waiting`}
          value={to(counts.outbox_waiting)}
          line={counts.outbox_oldest ? <DateTime at={counts.outbox_oldest} /> : t`nothing is held up`}
        />
        {counts.refunds_refused > 0 && <Count label={t`Refunds refused`} value={to(counts.refunds_refused)} line={<Refunds />} />}
        {counts.orders
          .filter(({ n }) => n > 0)
          .map(({ status, n }) => (
            <Count key={status} label={states[status] ?? status} value={to(n)} line={t`Orders`} />
          ))}
      </dl>
    </ScrollRegion>
  )
}

function Refunds() {
  const { t } = useLingui()
  return <a className="link" href="/dashboard/money">{t`Send them again`}</a>
}

function Count({ label, value, line }: { label: string; value: string; line?: React.ReactNode }) {
  return (
    <div className={`perf ${css.count}`}>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        {line && <small>{line}</small>}
      </dd>
    </div>
  )
}
