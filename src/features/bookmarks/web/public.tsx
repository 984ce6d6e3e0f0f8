export { SaveSeller } from './SaveSeller.tsx'
