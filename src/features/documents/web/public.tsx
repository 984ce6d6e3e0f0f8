export { DocumentPage } from './DocumentPage.tsx'
