import { slice } from '#server/operations/slice.ts'
import { overviews } from '../contract.ts'
import { fileOfFamily, listOfFamily } from './list.ts'

export const overviewsSlice = slice('overviews', overviews, {
  handlers: {
    ...{ stores: listOfFamily('stores'), storesFile: fileOfFamily('stores') },
    ...{ products: listOfFamily('products'), productsFile: fileOfFamily('products') },
    ...{ supplies: listOfFamily('supplies'), suppliesFile: fileOfFamily('supplies') },
    ...{ auctions: listOfFamily('auctions'), auctionsFile: fileOfFamily('auctions') },
    ...{ stampItems: listOfFamily('stampItems'), stampItemsFile: fileOfFamily('stampItems') },
    ...{ bounties: listOfFamily('bounties'), bountiesFile: fileOfFamily('bounties') },
    ...{ trades: listOfFamily('trades'), tradesFile: fileOfFamily('trades') },
    ...{ clubs: listOfFamily('clubs'), clubsFile: fileOfFamily('clubs') },
    ...{ events: listOfFamily('events'), eventsFile: fileOfFamily('events') },
    ...{ coins: listOfFamily('coins'), coinsFile: fileOfFamily('coins') },
    ...{ invoices: listOfFamily('invoices'), invoicesFile: fileOfFamily('invoices') },
  },
})
