import { useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import { PresenceDot, PresenceWords, usePresences } from '#features/presence/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { chat } from '../../contract.ts'
import css from '../Chat.module.css'
import { useNameOf } from '../ConversationRow.tsx'
import type { ChatAsked, WithMember } from '../chat-address.ts'
import { CHAT, chatPath } from '../chat-path.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { ThreadActsContext } from '../thread-acts.ts'
import { AboutPanel } from './AboutPanel.tsx'
import { Composer, type ComposerProps } from './Composer.tsx'
import { Messages } from './Messages.tsx'
import { Outgoing } from './Outgoing.tsx'
import { RequestActs } from './RequestActs.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'
import type { ShownMessage } from './use-thread.ts'
import { useOwnTyping } from './use-typing.ts'

interface ThreadProps {
  user_id: NonNullable<ChatAsked['user_id']>
  about: ChatAsked['about']
}

export function Thread({ user_id, about }: ThreadProps) {
  const { t } = useLingui()
  const found = useData(chat.withMember, { id: user_id })
  const { conversation, user, viewer_id } = found
  const name = useNameOf()(user)
  const [answered, setAnswered] = useState<ShownMessage>()
  const Acts = useContext(ThreadActsContext)
  return (
    <>
      <section className={css.thread} aria-label={t`Conversation with ${name}`}>
        <div className={css.top}>
          <a className="icon-btn only-m" href={CHAT} aria-label={t`All conversations`}>
            <Icon name="caret-left" />
          </a>
          <Who user={user} />
          {Acts && user && <Acts user_id={user_id} name={name} />}
          {conversation && <ThreadMenu conversation={conversation} viewer_id={viewer_id} />}
        </div>
        {conversation ? (
          <Messages
            key={conversation.id}
            conversation={conversation}
            name={name}
            onAnswer={conversation.state === 'open' ? setAnswered : undefined}
          />
        ) : (
          <div className={css.history} role="log" aria-label={t`Messages`}>
            <ol className={css.messages}>
              <Waiting user_id={user_id} />
            </ol>
          </div>
        )}
        {conversation?.state === 'asked' && <RequestActs id={conversation.id} />}
        <Foot {...{ found, about, name, user_id, answered }} onAnswered={() => setAnswered(undefined)} />
      </section>
      <AboutPanel found={found} />
    </>
  )
}

/** Before the first message has arrived. */
function Waiting({ user_id }: { user_id: string }) {
  const outbox = useOutbox()
  return <Outgoing outbox={outbox} user_id={user_id} />
}

/** The other side, and whether they are here. */
function Who({ user }: Pick<WithMember, 'user'>) {
  const name = useNameOf()(user)
  const presence = usePresences(user ? [user.id] : [])(user?.id ?? '')
  return (
    <>
      <span className={css.face}>
        <Avatar name={name} url={user?.image_url} />
        <PresenceDot shown={presence} />
      </span>
      <div className={css.who}>
        <h2>
          {user ? (
            <a href={`/profile/${user.id}`}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            name
          )}
        </h2>
        <PresenceWords shown={presence} />
      </div>
    </>
  )
}

/** Where one writes, or why one cannot. */
interface FootProps extends ThreadProps, Pick<ComposerProps, 'answered' | 'onAnswered'> {
  found: WithMember
  name: string
}
function Foot({ found: { conversation, writes }, name, user_id, about, answered, onAnswered }: FootProps) {
  const { t } = useLingui()
  const outbox = useOutbox()
  const onType = useOwnTyping(conversation?.id)
  if (writes === 'waiting') return <p className={css.closed}>{t`You have asked with one message. You can write again when it is accepted.`}</p>
  if (writes === 'closed' && !about)
    return <p className={css.closed}>{t`You cannot write to this member. About their listings you can always ask.`}</p>
  return (
    <>
      {conversation?.state === 'declined' && <p className={css.closed}>{t`You declined this request. If you write, it is accepted.`}</p>}
      {writes === 'ask' && <p className={css.closed}>{t`You do not know each other yet: your message is a request, one until it is accepted.`}</p>}
      <Composer {...{ outbox, user_id, name, about, answered, onAnswered, onType }} path={chatPath(user_id)} />
    </>
  )
}
