export { CircleShown } from './CircleShown.tsx'
