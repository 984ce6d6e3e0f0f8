import { useLingui } from '@lingui/react/macro'
import { chatPath } from '#features/chat/web/public.tsx'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import type { CallAnswer } from '../call-answer.ts'
import { CALLS, callPath } from '../call-path.ts'
import { useCallName, useMemberName } from '../use-call-name.ts'

/** How it ended, in words, and where to go from there. */
export function Over({ call }: { call: CallAnswer }) {
  const { t } = useLingui()
  const name = useCallName()(call)
  const words = useOutcome(call)
  const other = call.members.find(({ is_own, user }) => !is_own && user)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Call with ${name}`}</Title>
      <h1 className="vh">{t`Call with ${name}`}</h1>
      <div role="status">
        <EmptyState
          title={words.title}
          line={words.line}
          action={
            <p className="row row--wrap">
              {other && <Button variant="fill" icon="phone" href={callPath(other.user_id, call.call_type)} data-reload="">{t`Call again`}</Button>}
              {other && <Button icon="chat-circle" href={chatPath(other.user_id)} data-reload="">{t`To the chat`}</Button>}
              <Button variant="quiet" href={CALLS} data-reload="">{t`Your calls`}</Button>
            </p>
          }
        />
      </div>
    </main>
  )
}

function useOutcome({ own, members }: CallAnswer) {
  const { t } = useLingui()
  const nameOf = useMemberName()
  const called = own.invited_by === own.user_id ? members.find(({ is_own }) => !is_own) : undefined
  const name = called ? nameOf(called) : ''
  if (called && own.status === 'rejected') return { title: t`${name} has declined`, line: t`Write to them, or try again later.` }
  if (called && own.status === 'not_responding') return { title: t`${name} has not answered`, line: t`They see that you have called.` }
  if (!called && own.status === 'not_responding') return { title: t`You have missed this call`, line: t`It rang for ten seconds.` }
  if (!called && own.status === 'rejected') return { title: t`You have declined this call`, line: undefined }
  return { title: t`The call is over`, line: t`Microphone and camera are off.` }
}
