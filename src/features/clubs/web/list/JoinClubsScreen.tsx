import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { clubs } from '../../contract.ts'
import { ClubsView } from './ClubsView.tsx'

/** Clubs that one is not in yet, and may join or ask to. */
export default screen({
  reads: (place) => {
    const input = readInput(clubs.list, place)
    return input && { ...input, view: 'joinable' as const }
  },
  asks: (input) => [queryOf(clubs.list, input)],
  Draw: ({ input }) => <ClubsView input={input} />,
})
