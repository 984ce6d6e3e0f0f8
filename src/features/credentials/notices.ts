import { accessChanged } from '#features/accounts/contract.ts'
import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'

/** Mails are queued by tell-owner.ts, in the transaction of the change. */
const security = notice({
  type: 'security',
  section: 'account',
  channels: { in_app: 'always', mail: 'always' },
  texts: {
    name: 'Safety of my account',
    line: 'A way in was added or removed, my password or address was changed, or somebody logged in from a new device.',
    always: 'These cannot be switched off: they are how you notice somebody else.',
    subject:
      '{change, select, passkey_added {A passkey was added} passkey_removed {A passkey was removed} authenticator_on {An authenticator app was switched on} authenticator_off {The authenticator app was switched off} codes_renewed {New recovery codes were made} code_used {A recovery code was used} new_device {Somebody logged in from a new device} email_changed {Your e-mail address was changed} api_key_made {An API key was made} other {Your password was changed}}',
    message: 'If it was you, do nothing. If not, set a new password at once.',
  },
  path: () => '/setting/account/management',
  tells: [
    tell(accessChanged, ({ member_id, change, id }) => [
      { member_id, actor_id: null, subject: subjectRef(memberSubject, member_id), property: { change }, dedupe_key: `access:${id}` },
    ]),
  ],
})

export const credentialNotices = [security]
