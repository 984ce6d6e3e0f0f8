import { kindScreen } from './kind-screen.tsx'

export default kindScreen('set')
