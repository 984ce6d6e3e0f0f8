export { AnotherLetter } from './AnotherLetter.tsx'
export { ContactsPanel, contactsAsks } from './ContactsPanel.tsx'
