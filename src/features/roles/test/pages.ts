import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = { addresses: { ada: ['/dashboard/roles', '/dashboard/roles?role=moderator', '/dashboard/roles?role=new'] } }
