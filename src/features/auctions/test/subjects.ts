import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { auctions } from '../contract.ts'

const pages = {
  op: auctions.show,
  ids: (things: Readonly<Record<'auction' | 'auction_draft' | 'auction_scheduled' | 'auction_ended', string>>) => [
    things.auction,
    things.auction_draft,
    things.auction_scheduled,
    things.auction_ended,
  ],
}
export const subjects: SubjectPages = { auction: pages as SubjectPages[string], auction_history: pages as SubjectPages[string] }
