import type { SlicePages } from '#test/support/slice-pages.ts'
import { support } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/support/letter/{key}', '/contact', '/contact?sent', '/help', '/help?search=parcel'],
    ann: ['/support', '/support/{ticket}', '/contact?topic=report&about=/clubs'],
    ada: ['/dashboard/support', '/dashboard/support/{ticket}'],
  },
  async stock({ ann, guest, pool, settle }) {
    const { ticket } = await ann.gets(support.open, { topic: 'order', message: 'The carrier says that it was delivered, but nothing has come.' })
    await guest.gets(support.open, { name: 'Dora', email: 'dora@example.com', topic: 'other', message: 'How do I sell a whole album?' })
    await settle()
    const { rows } = await pool.query<{ path: string }>("select facts->>'path' as path from mails where recipient = 'dora@example.com'")
    return { ticket: ticket.id!, key: rows[0]!.path.split('/').at(-1)! }
  },
}
