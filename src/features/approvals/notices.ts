import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { approvalMoved } from './contract.ts'
import { deciders } from './server/queries-holders.ts'

const asked = notice({
  type: 'approval_asked',
  section: 'account',
  permission: 'user.access.admin',
  channels: { in_app: 'always', mail: 'choice' },
  texts: {
    name: 'A second administrator is asked for',
    line: 'A colleague wants to do something that you have to consent to.',
    always: 'It lapses when nobody answers.',
    subject: '{sender} asks for your consent',
    message: 'Read what it is and why, then consent or refuse. It lapses after 72 hours.',
  },
  path: () => '/dashboard/approvals',
  tells: [
    tell(approvalMoved, async ({ approval_id, status, asked_by, permission, about }, { tx }) =>
      status === 'asked'
        ? (await deciders(tx, permission, [asked_by, ...about])).map((member_id) => ({
            ...{ member_id, actor_id: asked_by, subject: subjectRef(memberSubject, asked_by), dedupe_key: `approval:${approval_id}:asked` },
            property: {},
            letter: { template: 'approval_asked', property: {}, names_sender: true as const },
          }))
        : [],
    ),
  ],
})
const answered = notice({
  type: 'approval_answered',
  section: 'account',
  permission: 'user.access.admin',
  channels: { in_app: 'always', mail: 'never' },
  texts: {
    name: 'What I asked a second administrator for is decided',
    line: 'A colleague has consented or refused, or nobody answered in time.',
    always: 'You have asked, so you are told the answer.',
    subject:
      '{status, select, consented {It is done: a second administrator has consented} refused {A second administrator has refused} other {Nobody consented in time}}',
    message:
      '{status, select, consented {What you asked for was carried out.} refused {Read why.} other {Nothing has changed. Ask again if it is still needed.}}',
  },
  path: () => '/dashboard/approvals',
  tells: [
    tell(approvalMoved, ({ approval_id, status, asked_by, decided_by }) =>
      status === 'consented' || status === 'refused' || status === 'expired'
        ? [
            {
              ...{ member_id: asked_by, actor_id: decided_by, subject: subjectRef(memberSubject, asked_by) },
              ...{ dedupe_key: `approval:${approval_id}:${status}`, property: { status } },
            },
          ]
        : [],
    ),
  ],
})
export const approvalNotices = [asked, answered]
