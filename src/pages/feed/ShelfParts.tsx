import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { CLUB_FEEDS, FEEDS, LATEST, MutedWords } from '#features/feed/web/public.tsx'
import { RECOMMENDATIONS } from '#features/recommendations/web/public.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import css from './Feed.module.css'

/** On the left of a wide screen: who one is, the views, and what one does not want to read. */
export function ShelfParts({ current, topic }: { current: string; topic?: string }) {
  const { t } = useLingui()
  const me = useMe()
  const ways: readonly { href: string; icon: IconName; label: string; here: boolean }[] = [
    ...(me ? [{ href: FEEDS, icon: 'house' as const, label: t`Following`, here: current === 'following' }] : []),
    { href: LATEST, icon: 'clock', label: t`Latest`, here: current === 'latest' },
    ...(me ? [{ href: CLUB_FEEDS, icon: 'users-three' as const, label: t`Clubs`, here: current === 'clubs' }] : []),
    ...(me ? [{ href: `${FEEDS}?type=market`, icon: 'tag' as const, label: t`Market only`, here: current === 'market' }] : []),
    ...(me ? [{ href: RECOMMENDATIONS, icon: 'sparkle' as const, label: t`For you`, here: false }] : []),
    ...(topic ? [{ href: `${LATEST}?topic=${encodeURIComponent(topic)}`, icon: 'hash' as const, label: topic, here: true }] : []),
  ]
  return (
    <>
      {me && (
        <p className={css.me}>
          <Avatar name={me.full_name} url={me.image_url} size="l" />
          <a href={`/profile/${me.id}`}>
            <bdi>{me.full_name}</bdi>
          </a>
        </p>
      )}
      <nav className={css.shelf} aria-label={t`Feeds`}>
        {ways.map(({ href, icon, label, here }) => (
          <a key={href} href={href} aria-current={here ? 'page' : undefined}>
            <Icon name={icon} />
            <bdi>{label}</bdi>
          </a>
        ))}
        {me && <MutedWords />}
      </nav>
    </>
  )
}
