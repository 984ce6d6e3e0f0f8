import { useLingui } from '@lingui/react/macro'
import { usePresences } from '#features/presence/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { chat } from '../contract.ts'
import css from './Chat.module.css'
import { ConversationRow } from './ConversationRow.tsx'
import { boxPath, type ChatAsked } from './chat-address.ts'
import { CHAT, GROUPS } from './chat-path.ts'

interface ListProps {
  asked: ChatAsked
  answer: AnswerOf<typeof chat.list>
}

export function ConversationList({ asked, answer }: ListProps) {
  const { t } = useLingui()
  const { box, unread } = asked
  const { conversations, counts } = answer
  const presenceOf = usePresences(conversations.data.map(({ user_id }) => user_id))
  const tabs = [
    { href: boxPath('inbox'), label: t`All`, here: box === 'inbox' && !unread },
    { href: boxPath('inbox', true), label: counts.unread ? t`Unread ${counts.unread}` : t`Unread`, here: unread },
    { href: GROUPS, label: t`Groups`, here: false },
    { href: boxPath('archive'), label: t`Put away`, here: box === 'archive' },
  ]
  return (
    <div className={css.list}>
      <div className={css.head}>
        <h1>{t`Chat`}</h1>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as the search of the head */}
      <form className={css.search} action={CHAT} role="search" aria-label={t`Search your messages`}>
        <input
          className="input"
          type="search"
          name="search"
          defaultValue={asked.search}
          aria-label={t`Search your messages`}
          placeholder={t`Search your messages`}
        />
      </form>
      <nav className={css.tabs} aria-label={t`Conversations`}>
        {tabs.map(({ href, label, here }) => (
          <a key={href} className="chip" href={href} aria-current={here ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <a className={css.requests} href={boxPath('requests')} aria-current={box === 'requests' ? 'page' : undefined}>
        <Icon name="tray" />
        <span>
          {t`Requests`}
          <small>{t`From people you do not know`}</small>
        </span>
        <b>{counts.requests}</b>
      </a>
      <ul className={css.rows}>
        {conversations.data.map((one) => (
          <ConversationRow key={one.id} conversation={one} here={one.user_id === asked.user_id} presence={presenceOf(one.user_id)} />
        ))}
      </ul>
      <NextPage
        op={chat.list}
        path={CHAT}
        input={{ box, unread, page: 1, page_size: conversations.data.length || 1 }}
        url={conversations.next_page_url}
      >
        {t`Show more`}
      </NextPage>
    </div>
  )
}
