import { catalogueTags } from '#features/catalogue/server/privacy.ts'
import { contactTags } from '#features/contacts/server/privacy.ts'
import { credentialTags } from '#features/credentials/server/privacy.ts'
import { ledgerTags } from '#features/ledger/server/privacy.ts'
import { listingTags } from '#features/listings/server/privacy.ts'
import { mediaTags } from '#features/media/server/privacy.ts'
import { memberTags } from '#features/members/server/privacy.ts'
import { networkTags } from '#features/network/server/privacy.ts'
import { notificationTags } from '#features/notifications/server/privacy.ts'
import { orderTags } from '#features/orders/server/privacy.ts'
import { paymentTags } from '#features/payments/server/privacy.ts'
import { placeTags } from '#features/places/server/privacy.ts'
import { productTags } from '#features/products/server/privacy.ts'
import { profileTags } from '#features/profiles/server/privacy.ts'
import { settingTags } from '#features/settings/server/privacy.ts'
import { shippingTags } from '#features/shipping/server/privacy.ts'
import { stampItemTags } from '#features/stamp-items/server/privacy.ts'
import { storeTags } from '#features/stores/server/privacy.ts'
import { subscriptionTags } from '#features/subscriptions/server/privacy.ts'
import { vocabularyTags } from '#features/vocabularies/server/privacy.ts'
import { platformTags, type Tags } from '#server/privacy.ts'
import { privacyTags } from './privacy.ts'

/** Every table of the product: one that is missing does not compile. */
export const tags: Tags = {
  ...platformTags,
  ...vocabularyTags,
  ...memberTags,
  ...credentialTags,
  ...contactTags,
  ...networkTags,
  ...mediaTags,
  ...placeTags,
  ...ledgerTags,
  ...paymentTags,
  ...shippingTags,
  ...catalogueTags,
  ...stampItemTags,
  ...storeTags,
  ...listingTags,
  ...productTags,
  ...orderTags,
  ...profileTags,
  ...settingTags,
  ...subscriptionTags,
  ...notificationTags,
  ...privacyTags,
}
