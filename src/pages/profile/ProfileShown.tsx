import { Plural, useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { SaveButton } from '#features/bookmarks/web/public.tsx'
import { CallButtons } from '#features/calls/web/public.tsx'
import { ChatLink } from '#features/chat/web/public.tsx'
import { network } from '#features/network/contract.ts'
import { BlockMenu, FollowButton } from '#features/network/web/public.tsx'
import { MemberPresence } from '#features/presence/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { type ProfileAnswer, ProfileHead, Showcase } from '#features/profiles/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { ShareButton } from '#web/ui/overlays/ShareButton.tsx'
import css from './Profile.module.css'
import { ProfileMeta } from './ProfileMeta.tsx'
import { ProfileStore } from './ProfileStore.tsx'
import { ProfileTabShown } from './ProfileTabShown.tsx'
import { asSeen, ofMember, type ProfileView, profileHref } from './profile-address.ts'
import { SeeAs } from './SeeAs.tsx'

/** Head, showcase and tabs of a profile. */
export function ProfileShown({ id, view }: { id: string; view: ProfileView }) {
  const { t, i18n } = useLingui()
  const { user, figures } = useData(profiles.show, asSeen(id, view))
  const { stamp_items } = useData(profiles.showcase, ofMember(id))
  const { viewer_id } = useData(network.standing, ofMember(id)).follow
  const items = user.hidden.includes('collection') ? [] : stamp_items
  const to = (tab: ProfileView['tab']) => ({ href: profileHref(id, { tab, seen_as: view.seen_as }), current: view.tab === tab })
  const tabs = [
    { label: t`Gallery`, ...to('gallery') },
    ...(user.store ? [{ label: t`For sale`, count: i18n.number(user.store.product_count), ...to('for_sale') }] : []),
    { label: t`Feedback`, href: `/profile/${id}/feedback` },
    { label: t({ message: 'About', context: 'a member' }), ...to('about') },
  ]
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <ProfileMeta user={user} view={view} />
      <ProfileHead
        user={user}
        cover={<Showcase items={items} as="cover" />}
        {...(viewer_id === id && { bar: <SeeAs id={id} view={view} /> })}
        counts={viewer_id && viewer_id !== id && <MemberPresence user_id={id} />}
        acts={<Acts user={user} seen={view.seen_as !== undefined} />}
        {...(user.store && { store: <ProfileStore store={user.store} /> })}
      />
      <ul className={css.figures}>
        {figures.map(({ name, value, label }) => (
          <li key={name}>
            <b>{value}</b> {label}
          </li>
        ))}
        <Counts id={id} hidden={user.hidden.includes('network')} />
      </ul>
      {user.cover_image_url && <Showcase items={items} />}
      <div className={css.tabs}>
        <Tabs label={t`Parts of the profile`} tabs={tabs} />
      </div>
      <ProfileTabShown user={user} view={view} />
    </main>
  )
}

function Acts({ user: { id, is_own, full_name, store }, seen }: { user: ProfileAnswer; seen: boolean }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const me = useMe()
  const share = <ShareButton title={full_name} url={`${origin}/profile/${id}`} />
  if (is_own || seen)
    return (
      <>
        <Button href="/edit-profile" icon="pencil-simple">{t`Edit profile`}</Button>
        <Button href="/setting/visibility" icon="eye">{t`Visibility`}</Button>
        {share}
      </>
    )
  return (
    <>
      <FollowButton member={{ id, full_name }} />
      {me && <ChatLink user_id={id} />}
      {me && <CallButtons user_id={id} name={full_name} permissions={me.user_permissions} />}
      {share}
      {me && store && <SaveButton type="User" id={id} viewer_id={me.id} />}
      {me && <BlockMenu member={{ id, full_name }} />}
    </>
  )
}

/** Numbers of followers, with links; hidden if the viewer may not see them. */
function Counts({ id, hidden }: { id: string; hidden: boolean }) {
  const { t, i18n } = useLingui()
  const { followers_count, following_count, sees_network } = useData(network.standing, ofMember(id)).follow
  if (!sees_network || hidden) return null
  return (
    <>
      <li>
        <a href={`/profile/${id}/network`}>
          <b>{i18n.number(followers_count)}</b> <Plural value={followers_count} one="follower" other="followers" />
        </a>
      </li>
      <li>
        <a href={`/profile/${id}/network?tab=following`}>
          <b>{i18n.number(following_count)}</b> {t`following`}
        </a>
      </li>
    </>
  )
}
