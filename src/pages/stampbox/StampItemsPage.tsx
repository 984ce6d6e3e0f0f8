import { boxScreen } from './box-screen.tsx'

/** My Items: the list of a member's items. */
export default boxScreen('items')
