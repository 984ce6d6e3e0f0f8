/** What other screens may use of notices. */
export { NotificationsMenu } from './NotificationsMenu.tsx'
