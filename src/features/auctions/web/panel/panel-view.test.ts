import { expect, test } from 'vitest'
import { endOf, type PanelView, standOf } from './panel-view.ts'

type Judged = Parameters<typeof standOf>[0]
const END = '2026-11-20T21:00:00.000Z'
const running: Judged = {
  ...{ status: 'active', ends_at: END, is_own: false, own: null, reserve: 'none', why_not: null, second_chance: null, outcome: null },
}
const own = { bidder: 3, maximum: 42_000, is_leading: true, retractable: 'none' as const }
const before = Date.parse(END) - 1
const stand = (lot: Partial<Judged>, now = before): PanelView['stand'] => standOf({ ...running, ...lot }, now)
const outcome = { is_sold: true, price: 100, winner: 3, is_winner: true, order_id: null, group_id: null, order_status: null, pay_until: null }

test('a lot that runs: guest, seller, bystander, leader and outbid each stand apart', () => {
  expect([
    stand({ why_not: 'guest' }),
    stand({ is_own: true, why_not: 'own' }),
    stand({}),
    stand({ own }),
    stand({ own, reserve: 'met' }),
    stand({ own, reserve: 'not_met' }),
    stand({ own: { ...own, is_leading: false } }),
  ]).toEqual(['guest', 'owner', 'open', 'leading', 'leading', 'leading_unmet', 'outbid'])
})

test('at its end it is over by the server’s clock, though the answer still says active', () => {
  expect(stand({ own }, Date.parse(END))).toBe('deciding')
  expect(stand({ own }, Date.parse(END) - 1)).toBe('leading')
})

test('the end: the winner pays, has paid or has not; the others lost, and bystanders see what it went for', () => {
  const sold = { status: 'closed_sold' as const }
  expect([
    stand({ ...sold, own, outcome: { ...outcome, order_status: 'pending_payment' } }),
    stand({ ...sold, own, outcome: { ...outcome, order_status: 'processing' } }),
    stand({ status: 'defaulted', own, outcome: { ...outcome, order_status: 'cancelled' } }),
    stand({ ...sold, own: { ...own, is_leading: false }, outcome: { ...outcome, is_winner: false } }),
    stand({ ...sold, outcome: { ...outcome, is_winner: false } }),
    stand({ ...sold, is_own: true, outcome: { ...outcome, is_winner: false } }),
  ]).toEqual(['won', 'paid', 'unpaid', 'lost', 'sold', 'sold'])
})

test('without an order: nobody won, or the seller ended it; a second chance is told to whom it is offered', () => {
  expect([
    stand({ status: 'closed_unsold' }),
    stand({ status: 'defaulted' }),
    stand({ status: 'cancelled', own }),
    stand({ status: 'closed_unsold', own, second_chance: { until: END, is_mine: true, price: 42_000, bidder: 3 } }),
    stand({ status: 'closed_unsold', second_chance: { until: END, is_mine: false, price: null, bidder: 3 } }),
    stand({ status: 'draft', is_own: true }),
  ]).toEqual(['unsold', 'unsold', 'cancelled', 'offered', 'unsold', 'draft'])
})

test('a lot that was bought at once ended then, not at the time that was set; one whose clock was late ended at its time', () => {
  const [noon, two] = ['2026-11-23T12:00:00.000Z', '2026-11-23T14:00:00.000Z']
  expect(endOf({ closed_at: noon, ends_at: two })).toBe(noon)
  expect(endOf({ closed_at: two, ends_at: noon })).toBe(noon)
  expect([endOf({ closed_at: null, ends_at: two }), endOf({ closed_at: noon, ends_at: null })]).toEqual([two, noon])
})
