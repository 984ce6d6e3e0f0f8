import { useLingui } from '@lingui/react/macro'
import { Check } from '#web/ui/controls/Check.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { type Channel, cell, channels, type NoticeEvent, type NoticeSection, noticeRows } from '../rules.ts'
import { SavedMark } from './SettingRow.tsx'
import css from './Settings.module.css'
import { useEventWords } from './use-event-words.ts'
import { useSetting } from './use-setting.ts'

/** Event by channel; push has no column until it exists. */
export function NoticeMatrix({ section, title }: { section: NoticeSection; title: string }) {
  const { t } = useLingui()
  const heads: Record<Channel, string> = { in_app: t`In the app`, mail: t`E-mail` }
  const events = (Object.keys(noticeRows) as NoticeEvent[]).filter((event) => noticeRows[event].section === section)
  return (
    <table className={css.matrix}>
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {heads[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventRow key={event} event={event} heads={heads} />
        ))}
      </tbody>
    </table>
  )
}

function EventRow({ event, heads }: { event: NoticeEvent; heads: Record<Channel, string> }) {
  const { name, line, always } = useEventWords()[event]
  return (
    <tr>
      <th scope="row">
        {name}
        <p className="hint">{line}</p>
        {always && <p className="hint">{always}</p>}
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          <Cell event={event} channel={channel} label={`${name}: ${heads[channel]}`} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ event, channel, label }: { event: NoticeEvent; channel: Channel; label: string }) {
  const { t } = useLingui()
  const reach = noticeRows[event][channel]
  if (reach === 'never')
    return (
      <span className="muted" role="img" aria-label={t`Not sent`}>
        –
      </span>
    )
  if (reach === 'always')
    return (
      <span className={css.always}>
        <Icon name="lock-simple" size="s" /> {t`Always`}
        <span className="vh"> {label}</span>
      </span>
    )
  return <Choice event={event} channel={channel} label={label} />
}

function Choice({ event, channel, label }: { event: NoticeEvent; channel: Channel; label: string }) {
  const { value, change, saved, undo } = useSetting('notifications', cell(event, channel))
  return (
    <>
      <Check
        checked={value === true}
        label={<span className="vh">{label}</span>}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <SavedMark saved={saved} undo={undo} />
    </>
  )
}
