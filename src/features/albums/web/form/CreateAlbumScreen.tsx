import { type RouteMatch, screen } from '#web/router/screen.ts'
import { albumTypes } from '../../shapes.ts'
import { CreateAlbum } from './CreateAlbum.tsx'

export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => ({ type: albumTypes.find((type) => type === query.get('type')) ?? ('plain' as const) }),
  asks: () => [],
  Draw: ({ input }) => <CreateAlbum key={input.type} type={input.type} />,
})
