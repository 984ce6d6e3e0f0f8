/** What other screens may show of members. */
export { EditProfileForm } from './edit/EditProfileForm.tsx'
export { PortraitField } from './edit/PortraitField.tsx'
export { LevelPanel } from './LevelPanel.tsx'
export { OwnAbout, Private, ProfileAbout } from './ProfileAbout.tsx'
export { ProfileHead } from './ProfileHead.tsx'
export { type ProfileAnswer, profileFacts } from './profile-facts.ts'
export { Showcase } from './Showcase.tsx'
export { asksVisibility, VisibilityPanel } from './VisibilityPanel.tsx'
