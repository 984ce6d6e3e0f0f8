import type { SlicePages } from '#test/support/slice-pages.ts'
import { contacts } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: [
      '/action/email/primary?hash=00000000000000000000',
      '/action/email/secondary?hash=00000000000000000000',
      '/action/email/stop?hash=00000000000000000000',
    ],
  },
  async stock({ cleo }) {
    await cleo.gets(contacts.createSecondary, { email: 'cleo.else@example.com' })
    await cleo.gets(contacts.createPrimary, { email: 'cleo.new@example.com' })
    return {}
  },
}
