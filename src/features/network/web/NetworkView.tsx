import { useLingui } from '@lingui/react/macro'
import { memberSubject } from '#features/members/contract.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { Head } from '#web/router/Head.tsx'
import { FollowButton, type PersonShown } from './FollowButton.tsx'
import { NetworkEmpty } from './NetworkEmpty.tsx'
import { NetworkTabs } from './NetworkTabs.tsx'
import { hrefOf, isOwnTab, listOf, type NetworkAsked, standingOf } from './network-tabs.ts'
import { PeopleSearch } from './PeopleSearch.tsx'
import { PersonActs } from './PersonActs.tsx'
import { PeopleList, PersonCard } from './PersonCard.tsx'

/** Followers and followed members; in the own network also requests, blocked and muted members. */
export function NetworkView({ asked, path }: { asked: NetworkAsked; path: string }) {
  const { t } = useLingui()
  const { op, input } = standingOf(asked)
  const { follow } = useData(op, input)
  const own = follow.viewer_id === follow.user.id
  const shown = isOwnTab(asked.tab) && !own ? { ...asked, tab: 'follower' as const } : asked
  const name = follow.user.full_name
  const title = own ? t`My Network` : t`${name}: network`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head title={title} description={title} path={path} passing />
      <div className="page-head">
        <h1>{title}</h1>
        <div className="row row--wrap">
          {own ? (
            <a className="btn" href="/network">{t`Find friends`}</a>
          ) : (
            <>
              <FollowButton member={follow.user} person={follow.user} />
              <a className="btn" href={memberSubject.path(follow.user.id)}>{t`Profile`}</a>
            </>
          )}
        </div>
      </div>
      <NetworkTabs {...{ own, path, shown, follow }} />
      {!isOwnTab(shown.tab) && (follow.sees_network || own) && <PeopleSearch action={path} search={shown.search} tab={shown.tab} />}
      <People key={hrefOf(path, shown)} asked={shown} own={own} path={path} />
    </main>
  )
}

function People({ asked, own, path }: { asked: NetworkAsked; own: boolean; path: string }) {
  const { op, input } = listOf(asked)
  const { users, viewer_id, is_hidden } = useData(op, input)
  if (!users.data.length) return <NetworkEmpty asked={asked} own={own} hidden={is_hidden} path={path} />
  return (
    <>
      <PeopleList>
        {users.data.map((person: PersonShown) => (
          <PersonCard key={person.id} person={person}>
            {person.id !== viewer_id && <PersonActs person={person} tab={asked.tab} own={own} />}
          </PersonCard>
        ))}
      </PeopleList>
      <div className="more-row">
        <Pages {...asked} total={users.total ?? 0} hrefOf={(place) => hrefOf(path, { ...asked, ...place })} />
      </div>
    </>
  )
}
