import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import type { ShownMessage } from '../use-thread.ts'
import css from './Message.module.css'

type KeptCall = NonNullable<NonNullable<ShownMessage['about']>['call']>

/** The line that keeps a call: nobody has written it, so nothing can be done with it. */
export function CallLine({ call, is_own, at }: { call: KeptCall; is_own: boolean; at: string }) {
  const words = useWords(call, is_own)
  const missed = call.status !== 'accepted' && call.status !== 'message'
  return (
    <li className={css.call} data-missed={(missed && !is_own) || undefined}>
      <Icon name={missed ? 'phone-x' : call.call_type === 'video' ? 'video-camera' : 'phone'} size="s" />
      <span>{words}</span>
      <DateTime at={at} show="time" />
    </li>
  )
}

function useWords({ call_type, status, seconds }: KeptCall, is_own: boolean): string {
  const { t } = useLingui()
  const name = call_type === 'video' ? t`Video call` : t`Voice call`
  if (status === 'rejected') return is_own ? t`${name}, declined` : t`${name}, declined by you`
  if (status === 'cancelled') return is_own ? t`${name}, ended before an answer` : t`${name}, missed`
  if (status === 'not_responding') return is_own ? t`${name}, not answered` : t`${name}, missed`
  const minutes = Math.floor((seconds ?? 0) / 60)
  const long = minutes
    ? t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
    : t`${plural(seconds ?? 0, { one: '# second', other: '# seconds' })}`
  return t`${name}, ${long}`
}
