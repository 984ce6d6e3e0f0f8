import { useLingui } from '@lingui/react/macro'
import { chat } from '#features/chat/contract.ts'
import { isUuid } from '#kernel/uuid.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { calls } from '../../contract.ts'
import type { CallAnswer } from '../call-answer.ts'
import { CALLS, meetingPath } from '../call-path.ts'
import { Meeting } from './Meeting.tsx'
import { PlaceCall } from './PlaceCall.tsx'

/** A call: before it, in it and after it. On an address of its own layout, by itself: nothing else of the product is around it. */
export default screen({
  visitors: 'members',
  reads: readMeeting,
  asks: ({ call, member }) =>
    call
      ? [queryOf(calls.show, { id: call })]
      : member
        ? [queryOf(chat.withMember, { id: member }), queryOf(calls.way, { id: member })]
        : [queryOf(calls.current, {})],
  Draw: ({ input: { call, member, type } }) =>
    call ? <Meeting key={call} id={call} /> : member ? <PlaceCall key={member} user_id={member} type={type} /> : <NoCall />,
})

function readMeeting({ query }: RouteMatch) {
  const [call, member] = [query.get('call') ?? '', query.get('with') ?? '']
  const type: 'audio' | 'video' = query.get('type') === 'video' ? 'video' : 'audio'
  return {
    call: isUuid(call) ? (call as CallAnswer['id']) : undefined,
    member: isUuid(member) ? (member as CallAnswer['caller_id']) : undefined,
    type,
  }
}

/** Opened without a call: to the one that runs, if there is one. */
function NoCall() {
  const { t } = useLingui()
  const { call } = useData(calls.current, {})
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Meeting`}</Title>
      <h1 className="vh">{t`Meeting`}</h1>
      <EmptyState
        title={call ? t`You are in a call` : t`No call is under way`}
        line={call ? undefined : t`You call connections and members you deal or talk with, from the chat or their profile.`}
        action={
          call ? (
            <Button variant="fill" href={meetingPath(call.id)} data-reload="">
              {t`Back to the call`}
            </Button>
          ) : (
            <Button href={CALLS}>{t`To your calls`}</Button>
          )
        }
      />
    </main>
  )
}
