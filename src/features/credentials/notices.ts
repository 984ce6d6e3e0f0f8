import { notice } from '#server/slices/notice.ts'

/** Letters alone, written where a password or an address changes (tell-owner.ts). */
const security = notice({
  type: 'security',
  section: 'account',
  channels: { in_app: 'never', mail: 'always' },
  texts: {
    name: 'Safety of my account',
    line: 'My password or address was changed.',
    always: 'These e-mails cannot be switched off: they are how you notice somebody else.',
  },
})

export const credentialNotices = [security]
