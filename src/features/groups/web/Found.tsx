import { useLingui } from '@lingui/react/macro'
import { talkCss } from '#features/chat/web/public-thread.tsx'
import { PAGE } from '#kernel/measures.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { groups } from '../contract.ts'
import { GROUPS, groupPath } from './group-address.ts'

/** Messages of one’s groups with the words that were searched for. */
export function Found({ search }: { search: string }) {
  const { t } = useLingui()
  const { messages } = useData(groups.search, { search })
  return (
    <section className={talkCss.found} aria-label={t`Search your groups`}>
      <h2>{messages.data.length ? t`Messages with “${search}”` : t`No message with “${search}”`}</h2>
      <ul className={talkCss.rows}>
        {messages.data.map(({ group_id, group, seq, by, is_own, body, sent_at }) => (
          <li key={`${group_id} ${seq}`}>
            <a href={groupPath(group_id)}>
              <bdi>{group}</bdi>
            </a>
            <DateTime at={sent_at} />
            <p>
              {is_own ? t`You:` : by && <bdi>{by}:</bdi>} <bdi>{body}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <NextPage op={groups.search} path={GROUPS} input={{ search, page: 1, page_size: PAGE.usual }} url={messages.next_page_url}>
        {t`Show more`}
      </NextPage>
    </section>
  )
}
