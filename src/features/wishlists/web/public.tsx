export { useWishes } from './use-wishes.ts'
export { WantButton } from './WantButton.tsx'
