import { documentScreen } from './document-screen.tsx'

export default documentScreen('about')
