import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { Head } from '#web/router/Head.tsx'
import { address } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { events } from '../../contract.ts'
import css from '../Events.module.css'
import { CALENDAR, CREATE_EVENT } from '../event-answer.ts'
import { EventRow } from './EventRow.tsx'

type Asked = InputOf<typeof events.list>
interface EventsViewProps {
  input: Asked
  path: string
  title: string
  description: string
  /** The statuses that this list may be narrowed to. */
  statuses: readonly (Asked['status'] | undefined)[]
  passing?: boolean
  may_create?: boolean
  /** A page with its own rows, such as one's own. */
  empty: string
}

/** Events and exhibitions as small tickets, narrowed by type and status with links. */
export function EventsView({ input, path, title, description, statuses, passing = false, may_create, empty }: EventsViewProps) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(events.list, input).events
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head title={title} description={description} path={path} passing={passing || input.cursor !== undefined || input.status !== undefined} />
      <div className="row row--wrap page-head">
        <h1>{title}</h1>
        <span className="push row">
          <Button href={CALENDAR} icon="calendar-blank">{t`Calendar`}</Button>
          {may_create && <Button href={CREATE_EVENT} variant="fill" icon="plus">{t`Event`}</Button>}
        </span>
      </div>
      <Filters input={input} path={path} statuses={statuses} />
      {data.length === 0 && <EmptyState title={empty} action={<Button href={CALENDAR}>{t`Look at the calendar`}</Button>} />}
      <ul className={css.rows}>
        {data.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <NextPage op={events.list} path={path} input={input} url={next_page_url}>
        {t`More events`}
      </NextPage>
    </main>
  )
}

function Filters({ input, path, statuses }: Pick<EventsViewProps, 'input' | 'path' | 'statuses'>) {
  const { t } = useLingui()
  const types = [
    [undefined, t`Events and exhibitions`],
    ['Event', t`Events`],
    ['Exhibition', t`Exhibitions`],
  ] as const
  const names = {
    draft: t`Drafts`,
    Future: t`Incoming`,
    Active: t`Ongoing`,
    Closed: t`Closed`,
    cancelled: t`Called off`,
    archived: t`Archived`,
  }
  // What the address of the page says by itself stays out of the links.
  const { cursor: _, user_id: __, view: ___, ...asked } = input
  const to = (more: Partial<Asked>) => address(path, events.list, { ...asked, ...more, page: 1 })
  return (
    <>
      <nav className={css.filters} aria-label={t`Kinds`}>
        {types.map(([type, name]) => (
          <FilterLink key={name} href={to({ type })} is_on={input.type === type}>
            {name}
          </FilterLink>
        ))}
      </nav>
      <nav className={css.filters} aria-label={t`Status`}>
        {statuses.map((status) => (
          <FilterLink key={status ?? 'all'} href={to({ status })} is_on={input.status === status}>
            {status ? names[status] : t({ message: 'All', context: 'events' })}
          </FilterLink>
        ))}
      </nav>
    </>
  )
}
const FilterLink = ({ href, is_on, children }: { href: string; is_on: boolean; children: string }) => (
  <a className={is_on ? 'chip chip--on' : 'chip'} href={href} aria-current={is_on ? 'page' : undefined}>
    {children}
  </a>
)
