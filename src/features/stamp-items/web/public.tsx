export { givenAgain, type ItemAnswer } from './draft.ts'
export { asksWords, wordsOf } from './form-parts.ts'
export { ItemGrid } from './ItemGrid.tsx'
export { Stockbook } from './Stockbook.tsx'
