export { PasskeyLogin } from './PasskeyLogin.tsx'
export { ProveForm } from './ProveForm.tsx'
export { SecondStep } from './SecondStep.tsx'
export { SecurityPanels, securityAsks } from './SecurityPanels.tsx'
