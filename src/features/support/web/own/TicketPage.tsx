import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Title } from '#web/router/Title.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Support.module.css'
import type { TicketShown } from '../support-answer.ts'
import { useTicketStates } from '../use-support-words.ts'
import type { TicketOps } from './TicketActs.tsx'

const TicketActs = lazyPart(() => import('./TicketActs.tsx').then((part) => part.TicketActs))

interface TicketPageProps {
  ticket: TicketShown
  title: string
  ops: TicketOps
  children?: ReactNode
}
/** All that was written, by side, and the way to write again. */
export function TicketPage({ ticket, title, ops, children }: TicketPageProps) {
  const { t } = useLingui()
  const states = useTicketStates()
  const { topic_name, status, about, messages, created_at } = ticket
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      {children}
      <h1 className="page-head">{topic_name}</h1>
      <p>
        <Badge kind={status === 'answered' ? 'event' : 'supply'}>{states[status]}</Badge>{' '}
        <span className="caption">
          {title} · <DateTime at={created_at} />
          {about && (
            <>
              {' · '}
              <a href={about}>{about}</a>
            </>
          )}
        </span>
      </p>
      <ol className={css.talk}>
        {messages.map(({ by, body, at }, n) => (
          <li key={n} className={by === 'desk' ? `${css.said} ${css.ours}` : css.said}>
            <p className="caption">
              <b className="strong">{by === 'desk' ? t`Help desk` : t`You`}</b> · <DateTime at={at} />
            </p>
            <p>
              <bdi>{body}</bdi>
            </p>
          </li>
        ))}
      </ol>
      <TicketActs ticket={ticket} ops={ops} />
    </main>
  )
}
