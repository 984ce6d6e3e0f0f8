import { paperScreen } from './paper-screen.tsx'

export default paperScreen('invoice')
