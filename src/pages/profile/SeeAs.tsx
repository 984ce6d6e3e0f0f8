import { useLingui } from '@lingui/react/macro'
import { Segments } from '#web/ui/controls/Segments.tsx'
import css from './Profile.module.css'
import { type ProfileView, profileHref, type SeenAs } from './profile-address.ts'

/** Preview of the own profile as another viewer; each choice is a URL. */
export function SeeAs({ id, view }: { id: string; view: ProfileView }) {
  const { t } = useLingui()
  const names: [SeenAs | undefined, string][] = [
    [undefined, t`Yourself`],
    ['connection', t({ message: 'Connection', context: 'as whom one looks' })],
    ['follower', t({ message: 'Follower', context: 'as whom one looks' })],
    ['guest', t({ message: 'Guest', context: 'as whom one looks' })],
  ]
  const segments = names.map(([seen_as, label]) => ({
    value: seen_as ?? 'own',
    label,
    href: profileHref(id, { tab: view.tab, page: 1, seen_as }),
    pressed: view.seen_as === seen_as,
  }))
  return (
    <div className={css['see-as']}>
      <span aria-hidden="true">{t`See it as`}</span>
      <Segments label={t`See it as`} segments={segments} />
    </div>
  )
}
