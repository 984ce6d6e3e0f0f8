export { NotificationsMenu } from './NotificationsMenu.tsx'
export { PushPanel } from './push/PushPanel.tsx'
