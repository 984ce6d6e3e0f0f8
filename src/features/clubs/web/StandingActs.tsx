import { useLingui } from '@lingui/react/macro'
import { askReport } from '#web/browser/report.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Menu, type MenuItem, type MenuTitle } from '#web/ui/overlays/Menu.tsx'
import { type ClubShown, editPath, onboardingPath, peoplePath, statisticsPath } from './club-answer.ts'
import { useClubWords } from './use-club-words.ts'
import { useStanding } from './use-standing.ts'

/** The button that says where the reader stands, and what follows from it. */
export function StandingActs({ club }: { club: ClubShown }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const stand = useStanding(club)
  const { acts, own } = club
  const standing = own?.standing ?? 'none'
  if (standing === 'member' || standing === 'moderator' || standing === 'owner') return <OwnMenu club={club} standing={standing} />
  const wait = stand.busy ? t`One moment…` : undefined
  const way = acts.find((act) => act === 'join' || act === 'apply')
  const label = standing === 'invited' ? t`Accept` : way === 'apply' ? t`Ask to join` : t`Join`
  // Rules to accept, or something to say: on a page of its own.
  const is_plain = signed_in && way === 'join' && club.rules.length === 0
  return (
    <>
      {way && is_plain && (
        <Button variant="fill" pending={wait} onClick={() => void stand.join()}>
          {label}
        </Button>
      )}
      {way && !is_plain && (
        <Button variant="fill" href={onboardingPath(club.id)}>
          {label}
        </Button>
      )}
      {acts.includes('decline') && <Button pending={wait} onClick={() => void stand.decline()}>{t`Decline`}</Button>}
      {standing === 'applied' && <Button pending={wait} onClick={() => void stand.withdraw()}>{t`Withdraw`}</Button>}
    </>
  )
}

function OwnMenu({ club, standing }: { club: ClubShown; standing: 'member' | 'moderator' | 'owner' }) {
  const { t } = useLingui()
  const { standingOf } = useClubWords()
  const stand = useStanding(club)
  const heard = { all: t`Every post`, mentions: t`Only when I am named`, none: t`Nothing` }
  const items: (MenuItem | MenuTitle)[] = [
    { title: t`I hear of` },
    ...(['all', 'mentions', 'none'] as const).map((choice) => ({
      label: heard[choice],
      icon: choice === 'none' ? ('bell-slash' as const) : ('bell' as const),
      current: club.own?.notices === choice,
      onPress: () => void stand.setNotices(choice),
    })),
    { title: t`This club` },
    ...(standing === 'member'
      ? []
      : [
          { label: t`Requests to join`, icon: 'users' as const, href: `${peoplePath(club.id)}?list=applied`, count: String(club.applicants) },
          { label: t`Statistics`, icon: 'chart-bar' as const, href: statisticsPath(club.id) },
        ]),
    ...(standing === 'owner'
      ? [{ label: t`Change the club`, icon: 'pencil-simple' as const, href: editPath(club.id) }]
      : [
          { label: t`Report`, icon: 'megaphone' as const, onPress: () => askReport({ type: 'Club', id: club.id, name: club.name }) },
          { label: t`Leave`, icon: 'sign-out' as const, onPress: () => void stand.leave() },
        ]),
  ]
  return (
    <Menu look="btn" items={items}>
      <Icon name={standing === 'member' ? 'check-circle' : standing === 'owner' ? 'key' : 'shield-check'} size="s" />
      {standingOf(standing)}
      <Icon name="caret-down" size="s" />
    </Menu>
  )
}
