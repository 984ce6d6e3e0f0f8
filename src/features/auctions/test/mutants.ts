import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const [rules, clock] = ['src/features/auctions/rules.test', 'src/features/auctions/rules-clock.test']
const life = 'src/features/auctions/server/life.test'
const proof = 'src/features/auctions/server/prove/proof.test'
const at = (file: string) => `src/features/auctions/${file}`

export const mutants: readonly Mutant[] = [
  { id: 'auction-tie-to-the-earlier', file: at('rules.ts'), search: 'bid.amount > top_max!', replace: 'bid.amount >= top_max!', test: rules },
  {
    id: 'auction-one-step',
    file: at('rules.ts'),
    search: 'Math.min(top_max, second_max + stepAt',
    replace: 'Math.max(0, second_max + stepAt',
    test: rules,
  },
  { id: 'auction-reserve-jump', file: at('rules.ts'), search: '? Math.max(price, terms.reserve_price) :', replace: '? price :', test: rules },
  {
    id: 'auction-least-bid',
    file: at('rules.ts'),
    search: 'return bid.amount >= least ? undefined',
    replace: 'return bid.amount > 0 ? undefined',
    test: rules,
  },
  {
    id: 'auction-leader-raises',
    file: at('rules.ts'),
    search: 'return bid.amount > standing.top_max! ?',
    replace: 'return bid.amount ?',
    test: rules,
  },
  { id: 'auction-hard-end', file: at('rules.ts'), search: 'Math.min(soft, hard_end_at.getTime())', replace: 'soft', test: clock },
  { id: 'auction-own-raise-does-not-extend', file: at('rules.ts'), search: 'if (!changed || soft', replace: 'if (soft', test: clock },
  {
    id: 'auction-retract-in-time',
    file: at('rules.ts'),
    search: 'return last && now.getTime() - last.at.getTime() < LAST_MS',
    replace: 'return last',
    test: clock,
  },
  {
    id: 'auction-buy-now-gone',
    file: at('rules.ts'),
    search: 'standing.leader_id === null : !isReserveMet',
    replace: 'true : !isReserveMet',
    test: clock,
  },
  {
    id: 'auction-lock-then-clock',
    file: at('server/bid/bid.ts'),
    search: '  const row = (await lockAuction(tx, input.id))!\n  const at = await clock()',
    replace: '  const at = await clock()\n  const row = (await lockAuction(tx, input.id))!',
    test: life,
  },
  {
    id: 'auction-bid-locks',
    file: at('server/queries.ts'),
    search: "(await lockRows(tx, 'auctions', auctionRows(tx).where('auctions.id', '=', id)))[0]",
    replace: "(await auctionRows(tx).where('auctions.id', '=', id).execute())[0]",
    test: life,
  },
  {
    id: 'auction-not-of-the-seller',
    file: at('server/bid/barrier.ts'),
    search: "  if (row.seller_id === member_id) return 'own' as const\n",
    replace: '',
    test: life,
  },
  { id: 'auction-not-of-the-household', file: at('server/bid/barrier.ts'), search: 'facts.is_related || ', replace: '', test: life },
  {
    id: 'auction-needs-a-card',
    file: at('server/bid/barrier.ts'),
    search: "return facts.has_card ? undefined : ('card' as const)",
    replace: 'return undefined',
    test: life,
  },
  {
    id: 'auction-second-chance-is-theirs',
    file: at('server/end/second-chance.ts'),
    search: 'row.second_chance_id === member_id && ',
    replace: '',
    test: life,
  },
  {
    id: 'auction-ceilings-hidden',
    file: at('server/list/bids.ts'),
    search: "const is_told = is_you || (is_final && member_id !== (row.winner_id ?? ''))",
    replace: 'const is_told = true || is_final',
    test: life,
  },
  {
    id: 'auction-winners-ceiling-hidden',
    file: at('server/prove/proof.ts'),
    search: '(is_final && link.member_id !== row.winner_id)',
    replace: 'is_final',
    test: proof,
  },
  {
    id: 'auction-chain',
    file: at('server/chain.ts'),
    search: "    ...[previous.toString('hex'), version,",
    replace: '    ...[version,',
    test: proof,
  },
  {
    id: 'auction-declined-card-ends-nothing',
    file: 'src/features/orders/server/payment/conclude.ts',
    search: 'return isWon(purchase.orders) && !by ?',
    replace: 'return false ?',
    test: life,
  },
  {
    id: 'auction-default-frees-the-item',
    file: at('server/end/on-order.ts'),
    search: '    await freeItem(tx, row)\n',
    replace: '',
    test: life,
  },
]
