/** What screens of slices above may show of the network. */
export { BlockMenu } from './BlockMenu.tsx'
export { FollowButton } from './FollowButton.tsx'
