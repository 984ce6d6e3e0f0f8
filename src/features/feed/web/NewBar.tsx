import { Plural, useLingui } from '@lingui/react/macro'
import { useMaybe } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { feed } from '../contract.ts'
import css from './Feed.module.css'

/** Says how much is new, and of whom; nothing comes under the reader's eyes before it is pressed. */
export function NewBar({ since, onPress }: { since: string; onPress: () => void }) {
  const { t } = useLingui()
  const news = useMaybe(feed.news, { since: since as never }, true)
  const count = news?.count ?? 0
  const names = (news?.users ?? []).map(({ full_name }) => full_name).join(', ')
  return (
    <div role="status" className={css.newPlace}>
      {count > 0 && (
        <button type="button" className={css.newBar} onClick={onPress} aria-label={t`Show what is new, of ${names}`}>
          <span className={css.faces} aria-hidden="true">
            {news?.users.map((user) => (
              <Avatar key={user.id} name={user.full_name} url={user.image_url} />
            ))}
          </span>
          <Plural value={count} one="# new post" other="# new posts" />
          <Icon name="arrow-up" size="s" />
        </button>
      )}
    </div>
  )
}
