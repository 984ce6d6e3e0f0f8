import { memberSubject } from '#features/members/contract.ts'
import { notice, retract, subjectRef, tell } from '#server/slices/notice.ts'
import { callKept } from './contract.ts'

const missedCall = notice({
  type: 'missed_call',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'I have missed a call',
    line: 'When I have not answered in time.',
    subject: 'You have missed a call of {sender}',
    message: '{kind, select, video {It was a video call. Call back, or write.} other {Call back, or write.}}',
  },
  path: () => '/calls?type=missed',
  tells: [
    tell(callKept, ({ call_id, member_id, invited_by, status, is_silent, call_type }) => {
      if (is_silent || (status !== 'not_responding' && status !== 'cancelled')) return []
      const subject = subjectRef(memberSubject, invited_by)
      return [{ member_id, actor_id: invited_by, subject, property: { kind: call_type }, dedupe_key: `missed_call:${call_id}` }]
    }),
  ],
  // Whoever has talked with them since has not missed them any more.
  retracts: [
    retract(callKept, ({ member_id, invited_by, status }) =>
      status === 'message'
        ? [
            { member_id, actor_id: invited_by },
            { member_id: invited_by, actor_id: member_id },
          ]
        : [],
    ),
  ],
})

export const callNotices = [missedCall]
