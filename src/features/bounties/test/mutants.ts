import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/bounties/server/bounties.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'bounties-counts-of-whom-one-may-see',
    file: 'src/features/bounties/server/list/counts.ts',
    search: 'const where = (asked: typeof input) => open(asked, viewer.id)',
    replace: 'const where = (asked: typeof input) => open(asked, null)',
    test: 'src/test/proofs/filters.test.ts',
  },
  {
    id: 'bounty-holds-its-reward',
    file: 'src/features/bounties/server/edit/publication.ts',
    search: "  if (!(await holdReward(context, { hold_id, poster_id, amount, currency }))) return refuse('bounty.short')\n",
    replace: '  void holdReward\n  void amount\n  void currency\n',
    test,
  },
  {
    id: 'bounty-link-after-acceptance',
    file: 'src/features/bounties/server/offer/view.ts',
    search: " || (row.poster_id === viewer && row.status === 'Accepted')",
    replace: ' || row.poster_id === viewer',
    test,
  },
  {
    id: 'bounty-one-accepted',
    file: 'src/features/bounties/server/offer/answer.ts',
    search: "  if (await acceptedOffer(context.tx, bounty.id)) return refuse('bounty_offer.other_accepted')\n",
    replace: '  void acceptedOffer\n',
    test,
  },
  {
    id: 'bounty-not-closed-on-its-finder',
    file: 'src/features/bounties/server/edit/moves.ts',
    search: "  if (await acceptedOffer(call.tx, row.id)) return refuse('bounty.accepted')\n",
    replace: '',
    test,
  },
  {
    id: 'bounty-outside-earns-nothing',
    file: 'src/features/bounties/rules.ts',
    search: "referable_type !== 'referral_link'",
    replace: "referable_type !== ''",
    test,
  },
  {
    id: 'bounty-own-item-listed-first',
    file: 'src/features/bounties/server/offer/queries-thing.ts',
    search: "      .where('member_id', '=', member_id)\n      .where('status', '=', 'published')\n",
    replace: "      .where('member_id', '=', member_id)\n",
    test,
  },
  {
    id: 'bounty-offers-are-two-sides',
    file: 'src/features/bounties/server/offer/queries.ts',
    search: "    .where((eb) => eb.or([eb('user_id', '=', member_id), eb('poster_id', '=', member_id)]))\n",
    replace: '',
    test,
  },
  {
    id: 'bounty-accepted-in-time',
    file: 'src/features/bounties/server/offer/answer.ts',
    search: "  if (isOver(bounty, await context.clock())) return refuse('bounty_offer.wrong_state', { status: offer.status })\n",
    replace: '  void isOver\n',
    test,
  },
  {
    id: 'bounty-offers-past-a-block',
    file: 'src/features/bounties/server/offer/place.ts',
    search: "  if (bounty.user_id !== viewer.id && !(await isVisibleTo(tx, viewer.id, bounty.user_id))) return refuse('bounty_offer.no_bounty')\n",
    replace: '',
    test,
  },
  {
    id: 'bounty-own-trade-alone',
    file: 'src/features/bounties/server/offer/thing.ts',
    search: '  if (found?.owner_id !== finder_id) return wrong()',
    replace: '  if (!found) return wrong()',
    test: 'src/features/bounties/server/bounties.test',
  },
]
