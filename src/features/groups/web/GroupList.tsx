import { useLingui } from '@lingui/react/macro'
import { talkCss } from '#features/chat/web/public-thread.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Groups.module.css'
import { GROUPS, type GroupShown, type GroupsAsked, type GroupsShown, groupPath, listPath } from './group-address.ts'
import { useSaid } from './use-said.ts'

export function GroupList({ asked, answer }: { asked: GroupsAsked; answer: GroupsShown }) {
  const { t } = useLingui()
  const { groups, counts } = answer
  const here = 'page' as const
  return (
    <div className={talkCss.list}>
      <div className={`${talkCss.head} ${css.head}`}>
        <h1>{t`Groups`}</h1>
        <a className="icon-btn" href={listPath({ create: true })} aria-label={t`Begin a group`}>
          <Icon name="plus" />
        </a>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as the search of the head */}
      <form className={talkCss.search} action={GROUPS} role="search" aria-label={t`Search your groups`}>
        <input
          className="input"
          type="search"
          name="search"
          defaultValue={asked.search}
          aria-label={t`Search your groups`}
          placeholder={t`Search your groups`}
        />
      </form>
      <nav className={talkCss.tabs} aria-label={t`Conversations`}>
        <a className="chip" href="/chat">{t`Chat`}</a>
        <a className="chip" href={GROUPS} aria-current={asked.unread ? undefined : here}>{t`Groups`}</a>
        <a className="chip" href={listPath({ unread: true })} aria-current={asked.unread ? here : undefined}>
          {counts.unread ? t`Unread ${counts.unread}` : t`Unread`}
        </a>
      </nav>
      <ul className={talkCss.rows}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} here={group.id === asked.id} />
        ))}
      </ul>
    </div>
  )
}

function GroupRow({ group, here }: { group: GroupShown; here: boolean }) {
  const { t } = useLingui()
  const { today } = useSite()
  const { id, name, image_url, unread, is_named, last_at } = group
  const said = useSaid()(group)
  return (
    <li data-here={here || undefined} data-unread={unread > 0 || undefined}>
      <span className={talkCss.face}>
        <Avatar name={name} url={image_url} />
      </span>
      <a href={groupPath(id)} aria-current={here ? 'page' : undefined}>
        <bdi>{name}</bdi>
      </a>
      <DateTime at={last_at} show={last_at.startsWith(today) ? 'time' : 'date'} />
      <p>
        <bdi>{said}</bdi>
      </p>
      {unread > 0 && (
        <span className={talkCss.unread}>
          <span className="vh">{is_named ? t`you are named, unread:` : t`unread:`} </span>
          {is_named && '@ '}
          {unread}
        </span>
      )}
    </li>
  )
}
