/** What other screens may use of cards. */
export { bankStep } from './bank-step.ts'
export { type CardHandle, CardPick } from './CardPick.tsx'
export { CardsPanel, cardsAsks } from './CardsPanel.tsx'
export { cardName } from './card-name.ts'
export { useCleanAddress } from './use-clean-address.ts'
export { useFailure } from './use-failure.ts'
