import { useLingui } from '@lingui/react/macro'
import { ComplaintTalk } from '#features/circles/web/public-complaint.tsx'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Dashboard.module.css'
import { Person } from '../money/Person.tsx'
import type { ComplaintInCircle } from './complaint-in-circle.ts'

const DecideCircleForm = lazyPart(() => import('./DecideCircleForm.tsx').then((part) => part.DecideCircleForm))

/** Parcels of circles about which somebody complains: each stands still until it has arrived after all or is decided here. */
export function CircleComplaints({ list }: { list: readonly ComplaintInCircle[] }) {
  const { t } = useLingui()
  return (
    <section className={`section ${css.blocks}`} aria-labelledby="circle-complaints">
      <h2 id="circle-complaints">{t`Complaints in trade circles`}</h2>
      <p className="text-2">{t`One parcel and its deposit stand still; the other parcels of the circle go on.`}</p>
      {list.map((complaint) => (
        <OneComplaint key={complaint.id} complaint={complaint} />
      ))}
    </section>
  )
}

function OneComplaint({ complaint }: { complaint: ComplaintInCircle }) {
  const { t } = useLingui()
  const { id, number, sender, receiver, item_name, deposit, carrier, tracking, shipped_at, status, answer_until, may_decide, is_own } = complaint
  return (
    <article className={css.block} aria-labelledby={`complaint-${id}`}>
      <h3 id={`complaint-${id}`}>
        {t`Trade circle ${spokenNumber(number)}`} · <bdi>{item_name}</bdi>
      </h3>
      <p className="row row--wrap">
        <Badge kind={status === 'open' ? 'supply' : 'trade'}>{status === 'open' ? t`They are still talking` : t`Waits for a decision`}</Badge>
        <span className="text-2">
          <Person {...sender} /> → <Person {...receiver} /> · {t`a deposit of ${deposit} coins`}
          {status === 'open' && (
            <>
              {' · '}
              {t({ message: 'until', context: 'a deadline' })} <DateTime at={answer_until} />
            </>
          )}
        </span>
      </p>
      {shipped_at && (
        <p className="small text-2">
          {t({ message: 'Sent', context: 'a parcel of a trade' })} <DateTime at={shipped_at} /> ·{' '}
          <bdi>{[carrier, tracking].filter(Boolean).join(' ')}</bdi>
        </p>
      )}
      <ComplaintTalk complaint={complaint} sender={sender} receiver={receiver} />
      {is_own && <p className="text-2">{t`You are a member of this circle: another moderator decides.`}</p>}
      {may_decide && <DecideCircleForm complaint={complaint} />}
    </article>
  )
}
