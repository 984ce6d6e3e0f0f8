import { useLingui } from '@lingui/react/macro'
import { SaveButton } from '#features/bookmarks/web/public.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { ShareButton } from '#web/ui/overlays/ShareButton.tsx'
import css from '../Events.module.css'
import { CALENDAR, type EventShown, eventPath, filePath, hallPath } from '../event-answer.ts'
import { Paid } from './Paid.tsx'
import { Places } from './Places.tsx'

/** Own ticket, places, calendar and organizers. */
export function Side({ event, viewer_id }: { event: EventShown; viewer_id: string | null }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const { id, title, occurrences, user, organizers, status } = event
  const own = occurrences.find((date) => date.own?.code)?.own
  return (
    <aside>
      {own?.code && (
        <section>
          <h2>{t`Your ticket`}</h2>
          <div className="perf-shadow">
            <div className={`${css.ticket} perf`}>
              <code>{`${own.code.slice(0, 4)} ${own.code.slice(4, 8)} ${own.code.slice(8)}`}</code>
              <p className="text-2">
                <bdi>{own.user.full_name}</bdi>
              </p>
              <Paid own={own} />
              <p className="small">{t`Say or show this code at the door.`}</p>
            </div>
          </div>
          <Button size="s" icon="printer" onClick={() => print()}>{t`Print`}</Button>
        </section>
      )}
      {event.type === 'Exhibition' && status !== 'draft' && (
        <section>
          <h2>{t`The exhibits`}</h2>
          <Button href={hallPath(id)} icon="images">{t`Walk through the hall`}</Button>
        </section>
      )}
      {status !== 'draft' && <Places event={event} viewer_id={viewer_id} />}
      {status !== 'draft' && (
        <section>
          <h2>{t`Keep the date`}</h2>
          <ul className={css.keep}>
            <li>
              <a href={filePath(id)} data-reload>
                <Icon name="calendar-plus" />
                {t`Add to my calendar`}
                <small>.ics</small>
              </a>
            </li>
            <li>
              <a href={`${CALENDAR}#subscribe`}>
                <Icon name="arrows-clockwise" />
                {t`Subscribe to my calendar`}
                <small>{t`updates itself`}</small>
              </a>
            </li>
          </ul>
          <p className="row row--wrap">
            <ShareButton title={title} url={origin + eventPath(id)} size="s" />
            {viewer_id && <SaveButton type="Event" id={id} viewer_id={viewer_id} />}
          </p>
        </section>
      )}
      {user && (
        <section>
          <h2>{t`Organizers`}</h2>
          <ul className={css.people}>
            {[user, ...organizers].map((one) => (
              <li key={one.id}>
                <Avatar name={one.full_name} url={one.image_url} />
                <a href={`/profile/${one.id}`}>
                  <bdi>{one.full_name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
