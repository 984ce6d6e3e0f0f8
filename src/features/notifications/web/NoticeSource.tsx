import { Trans } from '@lingui/react/macro'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import css from './Notifications.module.css'
import type { Notice } from './use-notices.ts'

/** Who has caused it: a member, several of them, or the site. */
export function NoticeSource({ data: { sender, senders, count } }: Pick<Notice, 'data'>) {
  const site = useSite()
  const others = count - 1
  const name = sender && <a href={`/profile/${sender.id}`}>{sender.full_name}</a>
  return (
    <span className={`row ${css.above}`}>
      <Faces senders={senders.length > 1 ? senders : [sender ?? { id: 'site', full_name: site.name, image_url: null }]} />
      {others > 0 ? (
        <span>
          <Trans>
            {name} and {others} more
          </Trans>
        </span>
      ) : (
        (name ?? <span>{site.name}</span>)
      )}
    </span>
  )
}

type Face = Pick<NonNullable<Notice['data']['sender']>, 'full_name' | 'image_url'> & { readonly id: string }
function Faces({ senders }: { senders: readonly Face[] }) {
  return (
    <span className={css.faces}>
      {senders.map(({ id, full_name, image_url }) => (
        <Avatar key={id} name={full_name} url={image_url} />
      ))}
    </span>
  )
}
