import { useLingui } from '@lingui/react/macro'
import { talkCss } from '#features/chat/web/public-thread.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { type GroupId, groups } from '../../contract.ts'
import type { useGroupThread } from './use-group-thread.ts'
import { useTyping } from './use-typing.ts'

interface TypingProps {
  id: GroupId
  viewer_id: string
  userOf: ReturnType<typeof useGroupThread>['userOf']
}
/** Who is writing: one by name, several by their number. */
export function TypingLine({ id, viewer_id, userOf }: TypingProps) {
  const { t } = useLingui()
  const people = useMaybe(groups.members, { id }, true)?.people.data ?? []
  const nameOf = (who: string) => userOf(who)?.full_name ?? people.find(({ user }) => user.id === who)?.user.full_name
  const writers = useTyping(id, viewer_id).flatMap((who) => nameOf(who) ?? [])
  const [name] = writers
  return (
    <p className={talkCss.typing} aria-live="polite">
      {writers.length === 1 && t`${name} is writing`}
      {writers.length > 1 && t`${writers.length} are writing`}
    </p>
  )
}
