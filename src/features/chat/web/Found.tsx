import { useLingui } from '@lingui/react/macro'
import { PAGE } from '#kernel/measures.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { chat } from '../contract.ts'
import css from './Chat.module.css'
import { useNameOf } from './ConversationRow.tsx'
import { CHAT, chatPath } from './chat-path.ts'

/** Messages with the words that were searched for. */
export function Found({ search }: { search: string }) {
  const { t } = useLingui()
  const nameOf = useNameOf()
  const { messages } = useData(chat.search, { search })
  return (
    <section className={css.found} aria-label={t`Search your messages`}>
      <h2>{messages.data.length ? t`Messages with “${search}”` : t`No message with “${search}”`}</h2>
      <ul className={css.rows}>
        {messages.data.map(({ conversation_id, seq, user, user_id, is_own, body, sent_at }) => (
          <li key={`${conversation_id} ${seq}`}>
            <a href={chatPath(user_id)}>
              <bdi>{nameOf(user)}</bdi>
            </a>
            <DateTime at={sent_at} />
            <p>
              {is_own && t`You:`} <bdi>{body}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <NextPage op={chat.search} path={CHAT} input={{ search, page: 1, page_size: PAGE.usual }} url={messages.next_page_url}>
        {t`Show more`}
      </NextPage>
    </section>
  )
}
