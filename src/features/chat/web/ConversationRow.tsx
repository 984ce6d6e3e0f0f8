import { useLingui } from '@lingui/react/macro'
import { PresenceDot, type PresenceShown } from '#features/presence/web/public.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Chat.module.css'
import type { ConversationShown } from './chat-address.ts'
import { chatPath } from './chat-path.ts'
import { plainly } from './thread/bubble/looks.ts'

export function useNameOf() {
  const { t } = useLingui()
  return (user: { readonly full_name: string } | null) => user?.full_name ?? t`A former member`
}

interface RowProps {
  conversation: ConversationShown
  here: boolean
  presence: PresenceShown | undefined
}
export function ConversationRow({ conversation, here, presence }: RowProps) {
  const { t } = useLingui()
  const { today } = useSite()
  const { user, user_id, unread, last_at, last_message } = conversation
  const name = useNameOf()(user)
  const said =
    last_message &&
    (last_message.is_deleted
      ? t`Message deleted`
      : plainly(last_message.body) || (last_message.has_pictures ? t`A picture` : last_message.is_call ? t`A call` : t`A card`))
  return (
    <li data-here={here || undefined} data-unread={unread > 0 || undefined}>
      <span className={css.face}>
        <Avatar name={name} url={user?.image_url} />
        <PresenceDot shown={presence} />
      </span>
      <a href={chatPath(user_id)} aria-current={here ? 'page' : undefined}>
        <bdi>{name}</bdi>
      </a>
      <DateTime at={last_at} show={last_at.startsWith(today) ? 'time' : 'date'} />
      <p>
        {last_message?.is_own && t`You:`} <bdi>{said}</bdi>
      </p>
      {unread > 0 && (
        <span className={css.unread}>
          <span className="vh">{t`unread:`} </span>
          {unread}
        </span>
      )}
    </li>
  )
}
