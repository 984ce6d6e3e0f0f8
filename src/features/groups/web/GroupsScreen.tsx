import { useLingui } from '@lingui/react/macro'
import { talkCss } from '#features/chat/web/public-thread.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { groups } from '../contract.ts'
import { CreateGroup } from './CreateGroup.tsx'
import { Found } from './Found.tsx'
import { GroupList } from './GroupList.tsx'
import { type GroupsAsked, listPath, readGroups } from './group-address.ts'
import { GroupThread } from './thread/GroupThread.tsx'

/** One’s groups beside the one that is open. */
export default screen({
  visitors: 'members',
  reads: readGroups,
  asks: ({ id, unread, search }) => [
    queryOf(groups.list, { unread }),
    ...(id ? [queryOf(groups.show, { id }), queryOf(groups.history, { id }), queryOf(groups.members, { id })] : []),
    ...(search && !id ? [queryOf(groups.search, { search })] : []),
  ],
  Draw: ({ input }) => <GroupsPage asked={input} />,
})

function GroupsPage({ asked }: { asked: GroupsAsked }) {
  const { t } = useLingui()
  const answer = useData(groups.list, { unread: asked.unread })
  const { unread } = answer.counts
  const is_chosen = asked.id !== undefined || asked.create
  const empty = answer.groups.length === 0
  return (
    <main id="main" className={`page ${talkCss.page}`} tabIndex={-1}>
      <Title>{unread ? t`(${unread}) Groups` : t`Groups`}</Title>
      <div className={talkCss.chat} data-view={is_chosen ? 'thread' : empty ? 'empty' : 'list'}>
        <GroupList asked={asked} answer={answer} />
        <Chosen asked={asked} empty={empty} />
      </div>
    </main>
  )
}

/** Beside the list. */
function Chosen({ asked: { id, create, club_id, search }, empty }: { asked: GroupsAsked; empty: boolean }) {
  const { t } = useLingui()
  if (id) return <GroupThread key={id} id={id} />
  if (create) return <CreateGroup club_id={club_id} />
  if (search) return <Found search={search} />
  return (
    <div className={talkCss.none}>
      <EmptyState
        title={empty ? t`No groups yet` : t`Choose a group`}
        line={t`Write to many at once: about a collecting field, a fair, a swap of several.`}
        action={<Button href={listPath({ create: true })}>{t`Begin a group`}</Button>}
      />
    </div>
  )
}
