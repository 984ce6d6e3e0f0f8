import type { Pool } from 'pg'
import { seo } from '#app/seo.ts'
import { accountSlice } from '#features/account/server/slice.ts'
import { isDeviceOf, openSessions, viewerFinder } from '#features/accounts/server/public.ts'
import { accountsSlice } from '#features/accounts/server/slice.ts'
import { albumsSlice } from '#features/albums/server/slice.ts'
import { announcementsSlice } from '#features/announcements/server/slice.ts'
import { keyFinder } from '#features/api-keys/server/public.ts'
import { apiKeysSlice } from '#features/api-keys/server/slice.ts'
import { approvalsSlice } from '#features/approvals/server/slice.ts'
import { auctionsSlice } from '#features/auctions/server/slice.ts'
import { basketsSlice } from '#features/baskets/server/slice.ts'
import { blogsSlice } from '#features/blogs/server/slice.ts'
import { bookmarksSlice } from '#features/bookmarks/server/slice.ts'
import { bountiesSlice } from '#features/bounties/server/slice.ts'
import { bulkListingSlice } from '#features/bulk-listing/server/slice.ts'
import { callsSlice } from '#features/calls/server/slice.ts'
import { catalogueSlice } from '#features/catalogue/server/slice.ts'
import { chargebacksSlice } from '#features/chargebacks/server/slice.ts'
import { chatSlice } from '#features/chat/server/slice.ts'
import { circlesSlice } from '#features/circles/server/slice.ts'
import { clubsSlice } from '#features/clubs/server/slice.ts'
import { coinsSlice } from '#features/coins/server/slice.ts'
import { commentsSlice } from '#features/comments/server/slice.ts'
import { contactsSlice } from '#features/contacts/server/slice.ts'
import { credentialsSlice } from '#features/credentials/server/slice.ts'
import { dashboardSlice } from '#features/dashboard/server/slice.ts'
import { disputesSlice } from '#features/disputes/server/slice.ts'
import { documentsSlice } from '#features/documents/server/slice.ts'
import { eventsSlice } from '#features/events/server/slice.ts'
import { exhibitsSlice } from '#features/exhibits/server/slice.ts'
import { feedSlice } from '#features/feed/server/slice.ts'
import { feedbackSlice } from '#features/feedback/server/slice.ts'
import { flagsSlice } from '#features/flags/server/slice.ts'
import { groupsSlice } from '#features/groups/server/slice.ts'
import { importsSlice } from '#features/imports/server/slice.ts'
import { labelsSlice } from '#features/labels/server/slice.ts'
import { ledgerSlice } from '#features/ledger/server/slice.ts'
import { listingsSlice } from '#features/listings/server/slice.ts'
import { servedMedia } from '#features/media/server/public.ts'
import { mediaSlice } from '#features/media/server/slice.ts'
import { membersSlice } from '#features/members/server/slice.ts'
import { networkSlice } from '#features/network/server/slice.ts'
import { notificationsSlice } from '#features/notifications/server/slice.ts'
import { offlineSlice } from '#features/offline/server/slice.ts'
import { orderPapersSlice } from '#features/order-papers/server/slice.ts'
import { ordersSlice } from '#features/orders/server/slice.ts'
import { overviewsSlice } from '#features/overviews/server/slice.ts'
import { paymentsSlice } from '#features/payments/server/slice.ts'
import { placesSlice } from '#features/places/server/slice.ts'
import { knownPermissions } from '#features/plans/server/public.ts'
import { plansSlice } from '#features/plans/server/slice.ts'
import { postsSlice } from '#features/posts/server/slice.ts'
import { presenceSlice } from '#features/presence/server/slice.ts'
import { privacySlice } from '#features/privacy/server/slice.ts'
import { productOffersSlice } from '#features/product-offers/server/slice.ts'
import { productsSlice } from '#features/products/server/slice.ts'
import { profilesSlice } from '#features/profiles/server/slice.ts'
import { proposalsSlice } from '#features/proposals/server/slice.ts'
import { reactionsSlice } from '#features/reactions/server/slice.ts'
import { recommendationsSlice } from '#features/recommendations/server/slice.ts'
import { reconciliationSlice } from '#features/reconciliation/server/slice.ts'
import { reportsSlice } from '#features/reports/server/slice.ts'
import { rolesSlice } from '#features/roles/server/slice.ts'
import { savedSearchesSlice } from '#features/saved-searches/server/slice.ts'
import { scannerSlice } from '#features/scanner/server/slice.ts'
import { searchSlice } from '#features/search/server/slice.ts'
import { settingsSlice } from '#features/settings/server/slice.ts'
import { shippingSlice } from '#features/shipping/server/slice.ts'
import { staffSlice } from '#features/staff/server/slice.ts'
import { stampItemsSlice } from '#features/stamp-items/server/slice.ts'
import { storeInventorySlice } from '#features/store-inventory/server/slice.ts'
import { storeSalesSlice } from '#features/store-sales/server/slice.ts'
import { storesSlice } from '#features/stores/server/slice.ts'
import { subscribersSlice } from '#features/subscribers/server/slice.ts'
import { subscriptionsSlice } from '#features/subscriptions/server/slice.ts'
import { supportSlice } from '#features/support/server/slice.ts'
import { tradesSlice } from '#features/trades/server/slice.ts'
import { upkeepSlice } from '#features/upkeep/server/slice.ts'
import { vocabulariesSlice } from '#features/vocabularies/server/slice.ts'
import { webhooksSlice } from '#features/webhooks/server/slice.ts'
import { wishlistsSlice } from '#features/wishlists/server/slice.ts'
import { withdrawalsSlice } from '#features/withdrawals/server/slice.ts'
import type { Db } from '#server/db/db.ts'
import type { ServerParts } from '#server/server.ts'

/**
 * Slices in layer order: a slice may call only those before it, in its row and the rows above. The layer check reads this list (bin/slice-order.cjs)
 * and fails when a folder of features is missing.
 */
const rows = {
  ground: [
    documentsSlice,
    vocabulariesSlice,
    settingsSlice,
    plansSlice,
    accountsSlice,
    membersSlice,
    approvalsSlice,
    announcementsSlice,
    networkSlice,
    credentialsSlice,
    apiKeysSlice,
    contactsSlice,
    mediaSlice,
    placesSlice,
  ],
  money: [ledgerSlice, paymentsSlice, shippingSlice, subscriptionsSlice, coinsSlice, withdrawalsSlice],
  things: [
    catalogueSlice,
    proposalsSlice,
    reactionsSlice,
    commentsSlice,
    stampItemsSlice,
    albumsSlice,
    scannerSlice,
    importsSlice,
    storesSlice,
    staffSlice,
    bookmarksSlice,
    wishlistsSlice,
    offlineSlice,
    listingsSlice,
  ],
  dealing: [
    productsSlice,
    storeInventorySlice,
    bulkListingSlice,
    productOffersSlice,
    ordersSlice,
    basketsSlice,
    storeSalesSlice,
    orderPapersSlice,
    labelsSlice,
    auctionsSlice,
    tradesSlice,
    circlesSlice,
    bountiesSlice,
    disputesSlice,
    chargebacksSlice,
    reconciliationSlice,
    feedbackSlice,
    webhooksSlice,
  ],
  community: [
    savedSearchesSlice,
    flagsSlice,
    presenceSlice,
    clubsSlice,
    eventsSlice,
    exhibitsSlice,
    postsSlice,
    blogsSlice,
    feedSlice,
    chatSlice,
    groupsSlice,
    callsSlice,
    reportsSlice,
    supportSlice,
    subscribersSlice,
  ],
  mirrors: [
    searchSlice,
    recommendationsSlice,
    accountSlice,
    profilesSlice,
    notificationsSlice,
    privacySlice,
    overviewsSlice,
    upkeepSlice,
    rolesSlice,
    dashboardSlice,
  ],
}
export const slices = Object.values(rows).flat()

export const serverParts =
  (pool: Pool) =>
  async (db: Db): Promise<ServerParts> => ({
    slices,
    findViewer: viewerFinder(pool, db),
    findByKey: keyFinder(pool, db),
    isDeviceOf: (email, device) => isDeviceOf(db, email, device),
    openSessions: (ids) => openSessions(pool, db, ids),
    permissions: await knownPermissions(db),
    servedMedia: (key) => servedMedia(db, key),
    seo,
  })
