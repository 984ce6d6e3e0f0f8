import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { network } from '#features/network/contract.ts'
import { BlockMenu, FollowButton } from '#features/network/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { ProfileHead, SaveSeller, Showcase } from '#features/profiles/web/public.tsx'
import { useData } from '#web/data.ts'
import { Button } from '#web/ui/Button.tsx'
import { ShareButton } from '#web/ui/ShareButton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useSite } from '#web/use-site.ts'
import css from './Profile.module.css'
import { ProfileMeta } from './ProfileMeta.tsx'
import { ProfileTabShown } from './ProfileTabShown.tsx'
import { ofMember, type ProfileView, profileHref } from './profile-address.ts'
import { useMe } from './use-me.ts'

/** Who this is, four things they are proud of, and what else they show. */
export function ProfileShown({ id, view }: { id: string; view: ProfileView }) {
  const { t } = useLingui()
  const { user } = useData(profiles.show, ofMember(id))
  const { stamp_items } = useData(profiles.showcase, ofMember(id))
  const to = (tab: ProfileView['tab']) => ({ href: profileHref(id, { tab, page: 1 }), current: view.tab === tab })
  const tabs = [
    { label: t`Gallery`, ...to('gallery') },
    ...(user.store ? [{ label: t`For sale`, ...to('for_sale') }] : []),
    { label: t({ message: 'About', context: 'a member' }), ...to('about') },
  ]
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <ProfileMeta user={user} view={view} />
      <ProfileHead user={user} counts={<Counts id={id} />} acts={<Acts id={id} own={user.is_own} name={user.full_name} />} />
      <Showcase items={stamp_items} />
      <div className={css.tabs}>
        <Tabs label={t`Parts of the profile`} tabs={tabs} />
      </div>
      <ProfileTabShown user={user} view={view} />
    </main>
  )
}

function Acts({ id, own, name }: { id: string; own: boolean; name: string }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const me = useMe()
  return (
    <>
      {!own && <FollowButton member={{ id, full_name: name }} />}
      <ShareButton title={name} url={`${origin}/profile/${id}`} />
      {own && <Button href="/edit-profile" icon="pencil-simple">{t`Edit profile`}</Button>}
      {own && <Button href="/setting/visibility" icon="eye">{t`Visibility`}</Button>}
      {!own && me && <SaveSeller user_id={id} viewer_id={me.id} />}
      {!own && me && <BlockMenu member={{ id, full_name: name }} />}
    </>
  )
}

/** How many follow, where that may be seen; the numbers lead to the people. */
function Counts({ id }: { id: string }) {
  const { followers_count, following_count, sees_network } = useData(network.standing, ofMember(id)).follow
  if (!sees_network) return null
  return (
    <p className="row row--wrap">
      <a href={`/profile/${id}/network`}>
        <Plural value={followers_count} one="# follower" other="# followers" />
      </a>
      <a href={`/profile/${id}/network?tab=following`}>
        <Trans>{following_count} following</Trans>
      </a>
    </p>
  )
}
