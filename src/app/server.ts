import type { Pool } from 'pg'
import { accountSlice } from '#features/account/server/slice.ts'
import { ledgerSlice } from '#features/ledger/server/slice.ts'
import { mediaExists, mediaIsPublished } from '#features/media/server/public.ts'
import { mediaSlice } from '#features/media/server/slice.ts'
import { mediaTexts } from '#features/media/texts.ts'
import { sessionsEnded } from '#features/members/contract.ts'
import { knownPermissions, openSessions, viewerFinder } from '#features/members/server/public.ts'
import { membersSlice } from '#features/members/server/slice.ts'
import { memberTexts } from '#features/members/texts.ts'
import { notificationsSlice } from '#features/notifications/server/slice.ts'
import { notificationTexts } from '#features/notifications/texts.ts'
import { ordersSlice } from '#features/orders/server/slice.ts'
import { orderTexts } from '#features/orders/texts.ts'
import { placesSlice } from '#features/places/server/slice.ts'
import { placesTexts } from '#features/places/texts.ts'
import { productsSlice } from '#features/products/server/slice.ts'
import { productTexts } from '#features/products/texts.ts'
import { stampItemsSlice } from '#features/stamp-items/server/slice.ts'
import { stampItemTexts } from '#features/stamp-items/texts.ts'
import { storesSlice } from '#features/stores/server/slice.ts'
import { storeTexts } from '#features/stores/texts.ts'
import { vocabulariesSlice } from '#features/vocabularies/server/slice.ts'
import { paymentsSlice } from '#features/payments/server/slice.ts'
import { paymentTexts } from '#features/payments/texts.ts'
import { shippingSlice } from '#features/shipping/server/slice.ts'
import { shippingTexts } from '#features/shipping/texts.ts'
import type { Db } from '#server/db.ts'
import type { Furnishing } from '#server/product.ts'
import type { Settings } from '#server/settings.ts'

/** The table of contents of the server: one line per slice. */
const slices = (_settings: Settings) => [membersSlice, vocabulariesSlice, mediaSlice, placesSlice, ledgerSlice, paymentsSlice, shippingSlice, stampItemsSlice, storesSlice, productsSlice, ordersSlice, accountSlice, notificationsSlice]

const texts = [memberTexts, paymentTexts, shippingTexts, mediaTexts, placesTexts, stampItemTexts, storeTexts, productTexts, orderTexts, notificationTexts]

export const furnish = (settings: Settings, pool: Pool) => async (db: Db): Promise<Furnishing> => ({
  slices: slices(settings),
  texts,
  findViewer: viewerFinder(pool, db),
  openSessions: (ids) => openSessions(pool, ids),
  permissions: await knownPermissions(db),
  session_end: sessionsEnded.name,
  isPublished: (key) => mediaIsPublished(db, key),
  exists: (key) => mediaExists(db, key),
})
