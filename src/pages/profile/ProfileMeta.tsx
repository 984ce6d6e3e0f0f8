import { useLingui } from '@lingui/react/macro'
import { type ProfileAnswer, profileFacts } from '#features/profiles/web/public.tsx'
import { isolated } from '#kernel/plain-text.ts'
import { Head } from '#web/router/Head.tsx'
import { useSite } from '#web/router/use-site.ts'
import { type ProfileView, profileHref } from './profile-address.ts'

/** Indexed by search engines: the first page of public profiles only. */
export function ProfileMeta({ user, view }: { user: ProfileAnswer; view: ProfileView }) {
  const { t } = useLingui()
  const site = useSite()
  const { id, full_name, username, description, country_name } = user
  const line = [`${isolated(full_name)} (@${username})`, country_name, description || t`Collector on ${site.name}`].filter(Boolean).join('. ')
  const first = view.page === 1 && view.tab === 'gallery'
  return (
    <Head
      title={full_name}
      description={line}
      path={profileHref(id, { tab: 'gallery', page: 1 })}
      passing={user.is_private || !first}
      {...(!user.is_private && { picture: `/og/profiles/${id}.jpg` })}
      type="profile"
      facts={user.is_private ? [] : [profileFacts(user, site)]}
    />
  )
}
