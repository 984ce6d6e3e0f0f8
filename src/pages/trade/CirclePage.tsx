import { circles } from '#features/circles/contract.ts'
import { CircleShown } from '#features/circles/web/public.tsx'
import { asksOfDeal } from '#features/feedback/web/public-asks.tsx'
import { places } from '#features/places/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'

const ParcelFeedback = lazyPart(async () => (await import('#features/feedback/web/public-parcel.tsx')).ParcelFeedback)

/** What the viewer got and what they sent, as far as it was sent: each is a deal of its own. */
const dealsOf = ({ legs }: AnswerOf<typeof circles.show>['trade_circle']) =>
  [legs.at(-1)!, legs[0]!].flatMap(({ id, shipped_at }) => (shipped_at ? [id] : []))

/** A circle of one’s own; once it is done, with what is said of the parcels. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(circles.show, { ...place, path: { id: place.path.circle_id ?? '' } }),
  asks: ({ id }) => [queryOf(circles.show, { id }), queryOf(places.list, {})],
  next: (input, answerOf, round) => {
    const { trade_circle } = answerOf(circles.show, input)
    return round === 0 && trade_circle.status === 'done' ? dealsOf(trade_circle).flatMap(asksOfDeal) : []
  },
  Draw: ({ input: { id } }) => (
    <CircleShown key={id} id={id} done={(circle) => dealsOf(circle).map((deal) => <ParcelFeedback key={deal} id={deal} />)} />
  ),
})
