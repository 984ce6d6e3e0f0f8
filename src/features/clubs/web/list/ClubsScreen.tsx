import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { clubs } from '../../contract.ts'
import { ClubsView } from './ClubsView.tsx'

export default screen({
  reads: (place) => readInput(clubs.list, place),
  asks: (input) => [queryOf(clubs.list, input)],
  Draw: ({ input }) => <ClubsView input={input} />,
})
