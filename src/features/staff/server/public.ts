export { sellerFor, sellersAmong, sellsAs } from './queries-reach.ts'
