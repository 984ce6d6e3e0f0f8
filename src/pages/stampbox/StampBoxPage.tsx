import { boxScreen } from './box-screen.tsx'

/** My StampBox: the same items as the stamp box of the profile. */
export default boxScreen('gallery')
