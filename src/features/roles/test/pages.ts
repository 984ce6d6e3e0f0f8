import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = { addresses: { ada: ['/dashboard/roles', '/dashboard/roles?code=moderator', '/dashboard/roles?code=new'] } }
