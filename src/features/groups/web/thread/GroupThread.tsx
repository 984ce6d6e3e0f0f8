import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Composer, talkCss } from '#features/chat/web/public-thread.tsx'
import { useData } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { type GroupId, groups } from '../../contract.ts'
import { GROUPS, groupPath, type ShownMessage } from '../group-address.ts'
import { GroupPanel } from '../people/GroupPanel.tsx'
import { GroupMenu } from './GroupMenu.tsx'
import { GroupMessages } from './GroupMessages.tsx'
import { useGroupOutbox } from './use-group-outbox.ts'
import { useOwnTyping } from './use-typing.ts'

export function GroupThread({ id }: { id: GroupId }) {
  const { t, i18n } = useLingui()
  const { group, viewer_id } = useData(groups.show, { id })
  const { name, image_url, member_count, club } = group
  const [answered, setAnswered] = useState<ShownMessage>()
  const count = i18n.number(member_count)
  return (
    <>
      <section className={talkCss.thread} aria-label={t`Group ${name}`}>
        <div className={talkCss.top}>
          <a className="icon-btn only-m" href={GROUPS} aria-label={t`All groups`}>
            <Icon name="caret-left" />
          </a>
          <Avatar name={name} url={image_url} />
          <div className={talkCss.who}>
            <h2>
              <bdi>{name}</bdi>
            </h2>
            <small className="muted">{club ? t`Members of the club: ${count}` : t`Members: ${count}`}</small>
          </div>
          <GroupMenu group={group} />
        </div>
        <GroupMessages group={group} viewer_id={viewer_id} onAnswer={group.is_closed ? undefined : setAnswered} />
        {group.is_closed ? (
          <p className={talkCss.closed}>{t`This group is closed with its club: what was written stays to be read.`}</p>
        ) : (
          <Write id={id} name={name} answered={answered} onAnswered={() => setAnswered(undefined)} />
        )}
      </section>
      <GroupPanel group={group} viewer_id={viewer_id} />
    </>
  )
}

interface WriteProps {
  id: GroupId
  name: string
  answered: ShownMessage | undefined
  onAnswered: () => void
}
function Write({ id, name, answered, onAnswered }: WriteProps) {
  const outbox = useGroupOutbox()
  const onType = useOwnTyping(id)
  return <Composer {...{ outbox, name, answered, onAnswered, onType }} user_id={id} path={groupPath(id)} about={undefined} />
}
