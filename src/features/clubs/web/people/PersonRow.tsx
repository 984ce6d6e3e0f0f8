import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import css from '../Clubs.module.css'
import type { ClubPersonShown, ClubShown } from '../club-answer.ts'
import { useClubWords } from '../use-club-words.ts'
import { usePersonActs } from './use-person-acts.ts'

const ReasonDialog = lazyPart(async () => (await import('./ReasonDialog.tsx')).ReasonDialog)

/** One person: who they are in the club, and what those who run it may do. */
export function PersonRow({ club, person }: { club: ClubShown; person: ClubPersonShown }) {
  const { t } = useLingui()
  const { standingOf } = useClubWords()
  const acts = usePersonActs(club, person)
  const { user, standing, changed_at, ends_at, message, reason } = person
  const name = user.full_name
  const wait = acts.busy ? t`One moment…` : undefined
  return (
    <li className={css.person}>
      <Avatar name={name} url={user.image_url} />
      <div>
        <a href={`/profile/${user.id}`}>
          <bdi>{name}</bdi>
        </a>
        <p>
          {standingOf(standing)} · <DateTime at={changed_at} />
          {ends_at && (
            <>
              {' · '}
              {t({ message: 'until', context: 'a deadline' })} <DateTime at={ends_at} />
            </>
          )}
        </p>
        {(message || reason) && (
          <p>
            <bdi>{message || reason}</bdi>
          </p>
        )}
      </div>
      <div className={css.answers}>
        {standing === 'applied' && (
          <>
            <Button size="s" variant="fill" aria-label={t`Accept ${name}`} pending={wait} onClick={acts.accept}>{t`Accept`}</Button>
            <Button size="s" aria-label={t`Decline ${name}`} onClick={() => acts.ask('reject')}>{t`Decline`}</Button>
          </>
        )}
        {standing === 'banned' && <Button size="s" aria-label={t`Let ${name} in again`} pending={wait} onClick={acts.lift}>{t`Lift the ban`}</Button>}
        {acts.items.length > 0 && (
          <Menu look="icon-btn" label={t`More about ${name}`} end items={acts.items}>
            <Icon name="dots-three" />
          </Menu>
        )}
      </div>
      {acts.asked && <ReasonDialog club={club} person={person} asked={acts.asked} onClose={() => acts.ask(undefined)} />}
    </li>
  )
}
