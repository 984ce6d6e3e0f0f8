export { afterLogin } from '../rules.ts'
export { EntryFrame } from './EntryFrame.tsx'
export { LoginForm } from './LoginForm.tsx'
export { VerifyEmailPanel } from './VerifyEmailPanel.tsx'
