export { sellersAmong, sellerFor, sellsAs } from './queries-reach.ts'
