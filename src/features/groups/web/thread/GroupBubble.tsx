import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bubble, BubbleActs, EditForm, useOwnActs } from '#features/chat/web/public-thread.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { groups } from '../../contract.ts'
import { runs } from '../../rules.ts'
import css from '../Groups.module.css'
import type { GroupShown, PersonShown, ShownMessage } from '../group-address.ts'
import { GroupFelt } from './GroupFelt.tsx'
import type { useGroupThread, useReaders } from './use-group-thread.ts'

interface GroupBubbleProps {
  group: GroupShown
  message: ShownMessage
  /** Under a message of the same writer no name stands again. */
  before: ShownMessage | undefined
  userOf: ReturnType<typeof useGroupThread>['userOf']
  readersOf: ReturnType<typeof useReaders>
  onAnswer: ((message: ShownMessage) => void) | undefined
}
export function GroupBubble({ group, message, before, userOf, readersOf, onAnswer }: GroupBubbleProps) {
  const { t } = useLingui()
  const [editing, setEditing] = useState(false)
  const acts = useOwnActs({ edit: groups.editMessage, remove: groups.removeMessage, react: groups.react }, group.id, message)
  if (message.is_hidden) return <li className={css.hidden}>{t`A message of somebody with whom you have no contact`}</li>
  const { is_own, is_deleted, user_id, quoted_by, body, reactions, seq } = message
  const nameOf = (id: string | null) => userOf(id)?.full_name ?? t`A former member`
  const name = nameOf(user_id)
  const form = editing && <EditForm body={body} busy={acts.busy} onSave={acts.edit} onDone={() => setEditing(false)} />
  const head = !is_own && before?.user_id !== user_id && <Sender user={userOf(user_id)} name={name} is_called={message.names_me} />
  return (
    <Bubble {...{ message, name, head }} quoted_name={nameOf(quoted_by)} {...(form && { form })}>
      {is_own && !is_deleted && readersOf && readersOf(seq) > 0 && (
        <span>
          <Plural value={readersOf(seq)} one="read by #" other="read by #" />
        </span>
      )}
      <GroupFelt reactions={reactions} />
      {!is_deleted && (
        <BubbleActs
          {...{ message, acts }}
          all
          reported={{ type: 'Group', id: group.id }}
          may_remove={is_own || runs(group.role)}
          onEdit={() => setEditing(true)}
          onAnswer={onAnswer && (() => onAnswer(message))}
        />
      )}
    </Bubble>
  )
}

function Sender({ user, name, is_called }: { user: PersonShown['user'] | undefined; name: string; is_called: boolean }) {
  const { t } = useLingui()
  return (
    <span className={is_called ? `${css.sender} ${css.called}` : css.sender}>
      <Avatar name={name} url={user?.image_url} />
      {user ? (
        <a href={`/profile/${user.id}`}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        name
      )}
      {is_called && <span className="vh">{t`names you`}</span>}
    </span>
  )
}
