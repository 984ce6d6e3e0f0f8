/** What other screens may use of contacts. */
export { AnotherLetter } from './AnotherLetter.tsx'
export { ContactsPanel, contactsAsks } from './ContactsPanel.tsx'
