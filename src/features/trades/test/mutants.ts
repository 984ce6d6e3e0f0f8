import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const reach = 'src/features/trades/server/reach.test'
const safety = 'src/features/trades/server/safety.test'
const story = 'src/features/trades/server/trades.test'
const life = 'src/features/trades/server/life.test'
const walk = 'src/features/trades/server/conversation.test'
const rules = 'src/features/trades/rules.test'
export const mutants: readonly Mutant[] = [
  {
    id: 'trades-counts-of-whom-one-may-see',
    file: 'src/features/trades/server/listing/counts.ts',
    search: 'const where = (asked: typeof input) => open(asked, viewer.id)',
    replace: 'const where = (asked: typeof input) => open(asked, null)',
    test: 'src/test/proofs/filters.test.ts',
  },
  {
    id: 'trade-accepts-what-was-seen',
    file: 'src/features/trades/server/offer/accept.ts',
    search: "  if (state !== 'there') return refuse(state === 'items_gone' ? 'trade_offer.items_gone' : 'trade_offer.items_changed')\n",
    replace: '  void state\n',
    test: safety,
  },
  {
    id: 'trade-one-piece-one-promise',
    file: 'src/features/trades/server/offer/accept.ts',
    search: "  if (!(await promise(call, order.id, pieces))) return refuse('trade_offer.items_gone')\n",
    replace: '  void promise\n',
    test: story,
  },
  {
    id: 'trade-standing-offer-alone',
    file: 'src/features/trades/server/offer/answer.ts',
    search: "  if (proposal.offer_id !== id) return refuse('trade_offer.superseded')\n",
    replace: '',
    test: story,
  },
  {
    id: 'trade-coins-held-when-sent',
    file: 'src/features/trades/server/offer/send.ts',
    search: '  if (!(await holdStake(context, { hold_id, member_id: offer.maker_id, coins }))) return false\n',
    replace: '  void holdStake\n  return true\n',
    test: walk,
  },
  {
    id: 'trade-coins-back-when-answered',
    file: 'src/features/trades/server/offer/send.ts',
    search: "  if (offer.made_by === 'proposer') await freeHolds(context, proposal, proposal.owner_id)\n",
    replace: '',
    test: story,
  },
  {
    id: 'trade-three-counter-offers',
    file: 'src/features/trades/rules.ts',
    search: 'counters >= COUNTERS_MOST ||',
    replace: 'counters > COUNTERS_MOST ||',
    test: rules,
  },
  {
    id: 'trade-offer-over-at-its-end',
    file: 'src/features/trades/server/offer/answer.ts',
    search: "  if (isOver(proposal.expires_at, await clock())) return refuse('trade_offer.over')\n",
    replace: '  void clock\n',
    test: life,
  },
  {
    id: 'trade-offers-are-two-sides',
    file: 'src/features/trades/server/offer/queries.ts',
    search: '    .where(sidesOnly(viewer))\n    .executeTakeFirst()\n\nexport const keepProposal',
    replace: '    .executeTakeFirst()\n\nexport const keepProposal',
    test: story,
  },
  {
    id: 'trade-address-once-both-proceed',
    file: 'src/features/trades/server/order/view.ts',
    search: 'viewer === to_id || (viewer === from_id && proceeded)',
    replace: 'viewer === to_id || viewer === from_id || proceeded',
    test: story,
  },
  {
    id: 'trade-direct-is-two-sides',
    file: 'src/features/trades/server/queries.ts',
    search: "        or not trades.is_direct and trades.status not in ('draft', 'scheduled', 'archived') and",
    replace: "        or trades.status not in ('draft', 'scheduled', 'archived') and",
    test: story,
  },
  {
    id: 'trade-deposit-of-who-broke-it',
    file: 'src/features/trades/server/order/end.ts',
    search: '(side === pays ? order.deposit : 0)',
    replace: '0',
    test: life,
  },
  {
    id: 'trade-terms-past-a-block',
    file: 'src/features/trades/server/offer/place.ts',
    search:
      "  if (!(await isVisibleTo(tx, viewer.id, maker === 'owner' ? proposal.proposer_id : proposal.owner_id))) return refuse('trade_offer.not_found')\n",
    replace: '',
    test: reach,
  },
  {
    id: 'trade-direct-counts-in-plan',
    file: 'src/features/trades/server/listing/direct.ts',
    search: '  const full = await offersFull(call)\n  if (full) return full\n',
    replace: '  void offersFull\n',
    test: reach,
  },
  {
    id: 'trade-draft-as-written',
    file: 'src/features/trades/server/offer/answer.ts',
    search: "  if ((await stateOf(tx, proposal, pieces)) !== 'there') return refuse('trade_offer.stale')\n",
    replace: '  void stateOf\n  void pieces\n',
    test: reach,
  },
  {
    id: 'trade-private-piece-is-a-name',
    file: 'src/features/trades/server/view-pieces.ts',
    search: ' && (isShown(item.status) || owner === viewer.id)',
    replace: ' && (isShown(item.status) || viewer)',
    test: reach,
  },
  {
    id: 'trade-open-again-whole',
    file: 'src/features/trades/server/order/end.ts',
    search: '  if (again) await unlistIfGone(',
    replace: '  if (!again) await unlistIfGone(',
    test: reach,
  },
  {
    id: 'trade-settled-by-others',
    file: 'src/features/trades/server/order/moves.ts',
    search: "  if (viewer.id === order.owner_id || viewer.id === order.proposer_id) return refuse('trade_order.own')\n",
    replace: '',
    test: reach,
  },
  {
    id: 'trade-found-past-a-block',
    file: 'src/features/trades/server/find/queries-search.ts',
    search: "ownerVisibleTo(viewer, 'trades.owner_id')",
    replace: "ownerVisibleTo(null, 'trades.owner_id')",
    test: reach,
  },
  {
    id: 'trade-reminds-who-has-not-sent',
    file: 'src/features/trades/server/order/remind.timer.ts',
    search: '!has_parcel || shipped_at)',
    replace: '!has_parcel)',
    test: 'src/features/trades/server/life.test',
  },
  {
    id: 'scheduled-trade-is-its-owners',
    file: 'src/features/trades/server/queries.ts',
    search: "        or not trades.is_direct and trades.status not in ('draft', 'scheduled', 'archived') and",
    replace: "        or not trades.is_direct and trades.status not in ('draft', 'archived') and",
    test: 'src/features/trades/server/listing/scheduled.test',
  },
  {
    id: 'scheduled-trade-end-from-its-opening',
    file: 'src/features/trades/server/listing/update.ts',
    search: 'endOf(expiry_time, startOf(later, await clock()))',
    replace: 'endOf(expiry_time, startOf(null, await clock()))',
    test: 'src/features/trades/server/listing/scheduled.test',
  },
  {
    id: 'trade-complaint-shows-own-pictures',
    file: 'src/features/trades/server/order/moves.ts',
    search: "  if (!(await ownMedias(tx, viewer.id, input.media_ids))) return refuse('trade_order.media')\n",
    replace: '  void ownMedias\n',
    test: life,
  },
  {
    id: 'trade-complaint-keeps-its-pictures',
    file: 'src/features/trades/server/order/moves.ts',
    search: "  await useMedias(tx, input.media_ids, 'trade_order', it.order.id)\n",
    replace: '  void useMedias\n',
    test: life,
  },
]
