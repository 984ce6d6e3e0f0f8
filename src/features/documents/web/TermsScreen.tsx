import { documentScreen } from './document-screen.tsx'

export default documentScreen('terms-and-conditions')
