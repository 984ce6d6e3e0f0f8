import type { SlicePages } from '#test/support/slice-pages.ts'
import { support } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/contact', '/contact?sent', '/help', '/help?search=parcel'],
    ann: ['/support', '/support/{ticket}', '/contact?topic=report&about=/clubs'],
    ada: ['/dashboard/support', '/dashboard/support/{ticket}'],
  },
  async stock({ ann }) {
    const { ticket } = await ann.gets(support.open, { topic: 'order', message: 'The carrier says that it was delivered, but nothing has come.' })
    return { ticket: ticket.id! }
  },
}
