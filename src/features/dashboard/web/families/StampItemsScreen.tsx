import { familyScreen } from './family-screen.tsx'

export default familyScreen('stampItems')
