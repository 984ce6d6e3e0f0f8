import { screen } from '#web/router/screen.ts'
import { CreateAlbum } from './CreateAlbum.tsx'

export default screen({ visitors: 'members', reads: () => ({}), asks: () => [], Draw: () => <CreateAlbum type="set" /> })
