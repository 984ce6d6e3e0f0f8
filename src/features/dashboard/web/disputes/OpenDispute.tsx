import { useLingui } from '@lingui/react/macro'
import { Evidence } from '#features/media/web/public-evidence.tsx'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { Person } from '../money/Person.tsx'
import type { ShownDispute } from './shown-dispute.ts'

const DecideForm = lazyPart(() => import('./DecideForm.tsx').then((part) => part.DecideForm))

/** All that both have said and shown; the form only where a decision is waited for. */
export function OpenDispute({ dispute }: { dispute: ShownDispute }) {
  const { t } = useLingui()
  const { id, number, asked, currency, buyer, seller, status, answer_until, entries } = dispute
  const waits = status === 'escalated'
  return (
    <section className="section" aria-labelledby={`dispute-${id}`}>
      <h2 id={`dispute-${id}`}>
        {t`Order ${spokenNumber(number)}`} · <Price as="plain" money={{ amount: asked, currency }} />
      </h2>
      <p className="row row--wrap">
        <Badge kind={waits ? 'auction' : 'supply'}>{waits ? t`Waits for a decision` : t`They are still talking`}</Badge>
        <span className="text-2">
          <Person {...buyer} /> → <Person {...seller} /> · {t({ message: 'until', context: 'a deadline' })} <DateTime at={answer_until} />
        </span>
      </p>
      <ol className="stack">
        {entries.map((entry) => (
          <Said key={entry.id} entry={entry} currency={currency} />
        ))}
      </ol>
      {waits && <DecideForm dispute={dispute} />}
    </section>
  )
}

function Said({ entry: { actor, action, body, amount, medias, at }, currency }: { entry: ShownDispute['entries'][number]; currency: string }) {
  const { t } = useLingui()
  const who = { buyer: t`Buyer`, seller: t`Seller`, moderator: t`Moderator`, system: t`By itself` }[actor]
  return (
    <li>
      <b className="strong">{who}</b> <span className="small text-2">{action.replaceAll('_', ' ')}</span>{' '}
      {amount !== null && <Price as="plain" money={{ amount, currency }} />}{' '}
      <span className="small text-2">
        <DateTime at={at} />
      </span>
      {body && (
        <p className="prose">
          <bdi>{body}</bdi>
        </p>
      )}
      <Evidence medias={medias} />
    </li>
  )
}
