import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { auctions } from '../contract.ts'

const pages = {
  op: auctions.show,
  ids: ({ auction, auction_draft, auction_ended }: { auction: string; auction_draft: string; auction_ended: string }) => [
    auction,
    auction_draft,
    auction_ended,
  ],
}
export const subjects: SubjectPages = { auction: pages as SubjectPages[string], auction_history: pages as SubjectPages[string] }
