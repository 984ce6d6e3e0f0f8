import { documentScreen } from './document-screen.tsx'

export default documentScreen('privacy-policy')
