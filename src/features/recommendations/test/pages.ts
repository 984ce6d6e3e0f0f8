import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = { addresses: { ben: ['/recommendations'] } }
