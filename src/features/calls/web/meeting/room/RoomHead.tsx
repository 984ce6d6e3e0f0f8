import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { chatPath } from '#features/chat/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import type { CallAnswer } from '../../call-answer.ts'
import type { RoomView } from '../../connection/room-store.ts'
import { othersOf } from '../../use-call-name.ts'
import css from './Room.module.css'

/** With whom, whether the connection stands, and for how long. */
export function RoomHead({ call, view, name }: { call: CallAnswer; view: RoomView; name: string }) {
  const { t } = useLingui()
  const others = othersOf(call)
  const inside = others.filter(({ status }) => status === 'accepted').length
  const states = [...view.people.values()].map(({ state }) => state)
  const stands = states.length > 0 && states.every((state) => state === 'on')
  const words =
    inside === 0
      ? t`Calling`
      : stands
        ? others.length > 1
          ? t`${plural(inside + 1, { one: '# here', other: '# here' })}`
          : t({ message: 'Connected', context: 'a call' })
        : view.was_connected
          ? t`Reconnecting`
          : t`Connecting`
  return (
    <header className={css.head}>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p>
        <span className={stands ? css.stands : undefined} role="status">
          {words}
        </span>
        {call.answered_at && <Duration since={call.answered_at} />}
      </p>
      {others.length === 1 && (
        <Button size="s" icon="chat-circle" href={chatPath(others[0]!.user_id)} target="_blank" rel="noopener">
          {t`Open the chat`}
        </Button>
      )}
    </header>
  )
}

const two = (count: number) => String(count).padStart(2, '0')
/** The clocks of this device and of the server may differ: it begins at nothing, never before. */
function Duration({ since }: { since: string }) {
  const { t } = useLingui()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(clock)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1_000))
  const text = `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  return (
    <time dateTime={`PT${seconds}S`}>
      <span className="vh">{t`Duration`} </span>
      {text}
    </time>
  )
}
