import { useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../Dashboard.module.css'
import { Person } from '../money/Person.tsx'
import { ApprovalAnswer } from './ApprovalAnswer.tsx'
import type { ShownApproval } from './shown-approval.ts'

/** Who asks for what and why, how it is before and after, and what became of it. */
export function ApprovalRow({ approval }: { approval: ShownApproval }) {
  const { t } = useLingui()
  const states: Readonly<Record<ShownApproval['status'], string>> = {
    asked: t({ message: 'Waiting', context: 'a request to a colleague' }),
    consented: t({ message: 'Consented', context: 'a request to a colleague' }),
    refused: t({ message: 'Refused', context: 'a request to a colleague' }),
    expired: t({ message: 'Lapsed', context: 'a request to a colleague' }),
    withdrawn: t({ message: 'Taken back', context: 'a request to a colleague' }),
    alone: t({ message: 'At once: nobody else could be asked', context: 'a request to a colleague' }),
  }
  const title = `approval-${approval.id}`
  return (
    <article className={css.block} aria-labelledby={title}>
      <p className={css.badges}>
        <Badge kind={approval.status === 'asked' ? 'bounty' : 'supply'}>{states[approval.status]}</Badge>
      </p>
      <h2 id={title}>{approval.said}</h2>
      <dl className={css.sides}>
        <Told label={t`Asked by`}>
          <Person {...approval.asked_by} /> <DateTime at={approval.asked_at} />
        </Told>
        {approval.decided_by && (
          <Told label={t`Decided by`}>
            <Person {...approval.decided_by} /> {approval.decided_at && <DateTime at={approval.decided_at} />}
          </Told>
        )}
        {approval.status === 'asked' && (
          <Told label={t`Lapses`}>
            <DateTime at={approval.expires_at} />
          </Told>
        )}
        {approval.about.length > 0 && (
          <Told label={t({ message: 'About', context: 'a request to a colleague' })}>
            <ul className={css.plain}>
              {approval.about.map((one) => (
                <li key={one.id}>
                  <Person {...one} />
                </li>
              ))}
            </ul>
          </Told>
        )}
        <Told label={t`Before`}>
          <Side side={approval.before} />
        </Told>
        <Told label={t`After`}>
          <Side side={approval.after} />
        </Told>
        {approval.reason && (
          <Told label={t`Reason`}>
            <bdi>{approval.reason}</bdi>
          </Told>
        )}
        {approval.answer && (
          <Told label={t({ message: 'Answer', context: 'a request to a colleague' })}>
            <bdi>{approval.answer}</bdi>
          </Told>
        )}
      </dl>
      <ApprovalAnswer approval={approval} />
    </article>
  )
}

function Told({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Side({ side: { words, amount, currency } }: { side: ShownApproval['before'] }) {
  if (amount !== null && currency !== null) return <Price as="plain" money={{ amount, currency }} />
  return (
    <ul className={css.plain}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
