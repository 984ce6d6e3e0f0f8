/** Moved: import from #test/goods.ts. Goes as soon as nobody asks here any more. */
export { openShop, sell } from '#test/goods.ts'
