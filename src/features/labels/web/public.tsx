export { OrderLabels } from './OrderLabels.tsx'
