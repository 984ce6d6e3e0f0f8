import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { support } from '../../contract.ts'
import css from '../Support.module.css'
import { HELP, SUPPORT, type TicketCardShown, ticketPath } from '../support-answer.ts'
import { useTicketStates } from '../use-support-words.ts'

/** What one has asked the help desk, and the ways to help. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(support.mine, place),
  asks: (input) => [queryOf(support.mine, input)],
  Draw: ({ input }) => <Tickets input={input} />,
})

function Tickets({ input }: { input: InputOf<typeof support.mine> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(support.mine, input).tickets
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Support`}</Title>
      <div className="page-head">
        <h1>{t`Support`}</h1>
        <div className="row row--wrap">
          <Button href={HELP} icon="lifebuoy">{t`Help`}</Button>
          <Button href="/contact" variant="fill" icon="note-pencil">{t`Write to us`}</Button>
        </div>
      </div>
      {data.length === 0 && <EmptyState title={t`You have asked nothing yet`} line={t`What you write to us stands here, with our answers.`} />}
      <ul className={css.rows}>
        {data.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <NextPage op={support.mine} path={SUPPORT} input={input} url={next_page_url}>
        {t`Earlier tickets`}
      </NextPage>
    </main>
  )
}

function Row({ ticket: { id, number, topic_name, status, begins, waits_since } }: { ticket: TicketCardShown }) {
  const { t } = useLingui()
  const states = useTicketStates()
  return (
    <li className={css.row}>
      <div>
        <h2>
          <a href={ticketPath(id)}>
            {topic_name} · {t`Ticket ${spokenNumber(number)}`}
          </a>
        </h2>
        <p className="text-2">
          <bdi>{begins}</bdi>
        </p>
      </div>
      <p>
        <Badge kind={status === 'answered' ? 'event' : 'supply'}>{states[status]}</Badge>{' '}
        <span className="caption">
          <DateTime at={waits_since} show="date" />
        </span>
      </p>
    </li>
  )
}
