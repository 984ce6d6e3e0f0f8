import { useLingui } from '@lingui/react/macro'
import { PresenceDot, usePresences } from '#features/presence/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { groups } from '../../contract.ts'
import css from '../Groups.module.css'
import type { GroupShown, PersonShown } from '../group-address.ts'
import { usePersonActs } from './use-person-acts.ts'

/** The members, those who run it first. */
export function People({ group, viewer_id }: { group: GroupShown; viewer_id: string }) {
  const { people } = useData(groups.members, { id: group.id })
  const presenceOf = usePresences(people.data.map(({ user }) => user.id).filter((id) => id !== viewer_id))
  return (
    <ul className={css.persons}>
      {people.data.map((person) => (
        <li key={person.user.id}>
          <span className={css.face}>
            <Avatar name={person.user.full_name} url={person.user.image_url} />
            <PresenceDot shown={presenceOf(person.user.id)} />
          </span>
          <Name person={person} is_me={person.user.id === viewer_id} />
          {person.user.id !== viewer_id && <Acts group={group} person={person} />}
        </li>
      ))}
    </ul>
  )
}

function Name({ person: { user, role }, is_me }: { person: PersonShown; is_me: boolean }) {
  const { t } = useLingui()
  const roles = { owner: t`Owner`, admin: t({ message: 'Runs it', context: 'a member of a group' }), member: '' }
  return (
    <p>
      <a href={`/profile/${user.id}`}>
        <bdi>{user.full_name}</bdi>
      </a>
      <small>{[is_me && t({ message: 'You', context: 'who has written' }), roles[role]].filter(Boolean).join(' · ')}</small>
    </p>
  )
}

function Acts({ group, person }: { group: GroupShown; person: PersonShown }) {
  const { t } = useLingui()
  const items = usePersonActs(group, person)
  const name = person.user.full_name
  if (!items.length) return null
  return (
    <Menu end look="icon-btn icon-btn--s" label={t`More about ${name}`} items={items}>
      <Icon name="dots-three" />
    </Menu>
  )
}
