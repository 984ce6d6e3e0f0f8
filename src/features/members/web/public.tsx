/** What other screens may use of signing up and in. */
export { afterLogin } from './after-login.ts'
export { EntryFrame } from './EntryFrame.tsx'
export { LoginForm } from './LoginForm.tsx'
export { VerifyEmailPanel } from './VerifyEmailPanel.tsx'
