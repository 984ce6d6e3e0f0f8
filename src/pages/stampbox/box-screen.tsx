import { profiles } from '#features/profiles/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { asksWords } from '#features/stamp-items/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { type BoxAsked, type BoxPath, countedIn, readBox } from './box-address.ts'
import { StampBox } from './StampBox.tsx'

/** A member's box, at one of its addresses. */
export const boxScreen = (at: BoxPath) =>
  screen<BoxAsked>({
    reads: (place) => readBox(at, place),
    asks: ({ list }) => [
      queryOf(stampItems.cards, list),
      queryOf(stampItems.counts, countedIn(list.user_id)),
      queryOf(profiles.show, { id: list.user_id }),
      asksWords(),
    ],
    next: ({ list }, answerOf, round) => {
      if (round > 0) return []
      return answerOf(profiles.show, { id: list.user_id }).user.is_own ? [queryOf(stampItems.values, {})] : []
    },
    Draw: ({ input }) => <StampBox {...input} />,
  })
