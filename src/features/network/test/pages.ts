import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = {
  addresses: {
    ann: ['/network', '/network?search=be', '/network?search=nobody+at+all', '/follow-users', '/followers', '/followers?tab=requests', '/followings'],
  },
}
