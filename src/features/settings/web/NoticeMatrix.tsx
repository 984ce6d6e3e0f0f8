import { useLingui } from '@lingui/react/macro'
import { type MailTime, mailTimes, type NoticeChannel, noticeChannels } from '#kernel/notice.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { cell } from '../rules.ts'
import { SavedMark } from './SettingRow.tsx'
import css from './Settings.module.css'
import type { NoticeSwitches } from './use-notice-sections.ts'
import { useSetting } from './use-setting.ts'

type Heads = Record<NoticeChannel, string>

/** Matrix of notices and channels. */
export function NoticeMatrix({ rows, title }: { rows: readonly NoticeSwitches[]; title: string }) {
  const { t } = useLingui()
  const heads: Heads = { in_app: t`In the app`, push: t`Push`, mail: t`E-mail` }
  return (
    <table className={css.matrix}>
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          <td />
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col">
              {heads[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <EventRow key={row.event} row={row} heads={heads} />
        ))}
      </tbody>
    </table>
  )
}

function EventRow({ row, heads }: { row: NoticeSwitches; heads: Heads }) {
  const { event, name, line, always, channels, mail_times } = row
  return (
    <tr>
      <th scope="row">
        {name}
        <p className="hint">{line}</p>
        {always && <p className="hint">{always}</p>}
      </th>
      {noticeChannels.map((channel) => (
        <td key={channel} data-head={heads[channel]}>
          <Cell
            times={channel === 'mail' ? mail_times : []}
            event={event}
            channel={channel}
            reach={channels[channel]}
            label={`${name}: ${heads[channel]}`}
          />
        </td>
      ))}
    </tr>
  )
}

interface CellProps {
  /** Of mail: when it comes. */
  times: readonly MailTime[]
  event: string
  channel: NoticeChannel
  label: string
}
function Cell({ reach, ...choice }: CellProps & { reach: NoticeSwitches['channels'][NoticeChannel] }) {
  const { t } = useLingui()
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
        <span className="vh"> {choice.label}</span>
      </span>
    )
  return choice.times.length ? <Times {...choice} /> : <Choice {...choice} />
}

function Choice({ event, channel, label }: CellProps) {
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

function Times({ event, channel, label, times }: CellProps) {
  const { t } = useLingui()
  const { value, change, saved, undo } = useSetting('notifications', cell(event, channel))
  const names: Record<MailTime, string> = { at_once: t`At once`, daily: t`Daily`, weekly: t`Weekly`, off: t`Off` }
  return (
    <>
      <select
        className="select select--s"
        aria-label={label}
        value={String(value)}
        onChange={({ currentTarget }) => void change(currentTarget.value as MailTime)}
      >
        {[...times]
          .sort((a, b) => mailTimes.indexOf(a) - mailTimes.indexOf(b))
          .map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
      </select>
      <SavedMark saved={saved} undo={undo} />
    </>
  )
}
