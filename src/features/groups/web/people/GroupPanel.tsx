import { useLingui } from '@lingui/react/macro'
import { talkCss } from '#features/chat/web/public-thread.tsx'
import { runs } from '../../rules.ts'
import type { GroupShown } from '../group-address.ts'
import { AddPerson } from './AddPerson.tsx'
import { GroupSettings } from './GroupSettings.tsx'
import { Links } from './Links.tsx'
import { People } from './People.tsx'

/** Who is in the group, and for those who run it: whom it takes in, and how. */
export function GroupPanel({ group, viewer_id }: { group: GroupShown; viewer_id: string }) {
  const { t } = useLingui()
  const { club, is_closed, role } = group
  const is_run = runs(role) && !is_closed
  return (
    <aside className={talkCss.about} aria-label={t`About this group`}>
      {club && (
        <section>
          <h2>{t`Club`}</h2>
          <a href={`/club/show/${club.id}`}>
            <bdi>{club.name}</bdi>
          </a>
        </section>
      )}
      <section>
        <h2>{t`Members`}</h2>
        <People group={group} viewer_id={viewer_id} />
        {is_run && !club && <AddPerson id={group.id} />}
      </section>
      {is_run && !club && (
        <section>
          <h2>{t`Invitations by link`}</h2>
          <Links id={group.id} />
        </section>
      )}
      {is_run && (
        <section>
          <h2>{t`This group`}</h2>
          <GroupSettings group={group} />
        </section>
      )}
    </aside>
  )
}
