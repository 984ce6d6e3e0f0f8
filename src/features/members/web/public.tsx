export { VerifyEmailPanel } from './VerifyEmailPanel.tsx'
