import { useLingui } from '@lingui/react/macro'
import { upkeep } from '#features/upkeep/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { useAct } from '../use-act.ts'

type Shown = AnswerOf<typeof upkeep.show>

/** What the product does by itself, and where it has given up. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(upkeep.show, {})],
  Draw: Operation,
})

function Operation() {
  const { t } = useLingui()
  const { waiting, letters, events } = useData(upkeep.show, {})
  return (
    <Frame here="/dashboard/operation" title={t`Operation`}>
      <Waits waiting={waiting} />
      {!letters.length && !events.length && (
        <EmptyState title={t`Nothing was given up`} line={t`Letters and events that fail again and again stand here.`} />
      )}
      {letters.length > 0 && <Letters letters={letters} />}
      {events.length > 0 && <Events events={events} />}
    </Frame>
  )
}

function Waits({ waiting: { events, events_since, letters, letters_since } }: { waiting: Shown['waiting'] }) {
  const { t, i18n } = useLingui()
  const since = (at: string | null) => at && <DateTime at={at} />
  const facts = [
    { label: t`Events that wait`, value: i18n.number(events) },
    { label: t`The oldest is due since`, value: since(events_since) },
    { label: t`Letters that wait`, value: i18n.number(letters) },
    { label: t`The first is due since`, value: since(letters_since) },
  ]
  return <Facts caption={t`What waits`} facts={facts} />
}

function Letters({ letters }: { letters: Shown['letters'] }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useAct(upkeep.retryLetter, t`It is on its way again.`)
  return (
    <section className="section" aria-labelledby="letters">
      <h2 id="letters">{t`Letters that were given up`}</h2>
      <Refused refusal={refusal} />
      <ul className={css.list}>
        {letters.map(({ id, recipient, template, attempts, dead_at }) => (
          <li key={id}>
            <span className="row row--wrap">
              <b className="strong">
                <bdi>{recipient}</bdi>
              </b>
              <code className={css.code}>{template}</code>
              <span className="caption">
                {t`Attempts: ${attempts}`} · <DateTime at={dead_at} />
              </span>
              <Button size="s" className="push" disabled={busy} onClick={() => void act({ id })}>{t`Send again`}</Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Events({ events }: { events: Shown['events'] }) {
  const { t } = useLingui()
  const { act, busy, refusal } = useAct(upkeep.retryEvent, t`It is delivered again.`)
  return (
    <section className="section" aria-labelledby="events">
      <h2 id="events">{t`Events that were given up`}</h2>
      <Refused refusal={refusal} />
      <ul className={css.list}>
        {events.map(({ id, name, attempts, dead_at }) => (
          <li key={id}>
            <span className="row row--wrap">
              <code className={css.code}>{name}</code>
              <span className="caption">
                {t`Attempts: ${attempts}`} · <DateTime at={dead_at} />
              </span>
              <Button size="s" className="push" disabled={busy} onClick={() => void act({ id })}>{t`Deliver again`}</Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
