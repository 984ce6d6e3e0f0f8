/** What screens of slices above may show of the network. */
export { BlockMenu } from './BlockMenu.tsx'
export { FollowButton } from './FollowButton.tsx'
export { PeopleSearch } from './PeopleSearch.tsx'
export { PeopleList, PersonCard } from './PersonCard.tsx'
export { asksSuggestions, INTERESTS, Suggestions } from './Suggestions.tsx'
