import { useLingui } from '@lingui/react/macro'

/** What every field of an item is called, wherever it is shown or asked. */
export function useItemLabels() {
  return { ...useCommonLabels(), ...useStateLabels(), ...useMakingLabels(), ...useWorthLabels(), ...useOwnersLabels() }
}

function useCommonLabels() {
  const { t } = useLingui()
  return {
    item_kind: t`What is it`,
    name: t({ message: 'Name', context: 'an item' }),
    media_ids: t`Pictures`,
    country: t`Country`,
    year_issued: t`Year`,
    catalogue_number: t`Catalogue number`,
    catalogue_entry_id: t`Catalogue`,
    denomination: t`Denomination`,
    color: t`Colour`,
    format: t`Format`,
    shape: t`Shape`,
    issue_type: t`Kind of issue`,
    topic_ids: t`Topics`,
    category_ids: t`Categories`,
    tags: t`Tags`,
    description: t`Description`,
  }
}

function useStateLabels() {
  const { t } = useLingui()
  return {
    condition: t`Condition`,
    grade_scale: t`Scale of the grade`,
    grade: t`Grade`,
    quality: t`Soundness`,
    gum: t`Gum`,
    faults: t`Faults`,
    certificate_body: t`Certified by`,
    certificate_number: t`Number of the certificate`,
    certificate_date: t`Date of the certificate`,
    certificate_opinion: t`Opinion`,
  }
}

function useMakingLabels() {
  const { t } = useLingui()
  return {
    perforation: t`Perforation`,
    separation: t`Separation`,
    gauge_top: t`Gauge, top`,
    gauge_right: t`Gauge, right`,
    gauge_bottom: t`Gauge, bottom`,
    gauge_left: t`Gauge, left`,
    watermark: t`Watermark`,
    paper: t`Paper`,
    printing: t`Printing`,
    metal: t`Metal`,
    edge: t({ message: 'Edge', context: 'of a coin' }),
    mint_mark: t`Mint mark`,
    weight_g: t`Weight, g`,
    diameter_mm: t`Diameter, mm`,
    width_mm: t`Width, mm`,
    height_mm: t`Height, mm`,
  }
}

function useWorthLabels() {
  const { t } = useLingui()
  return {
    estimated_catalogue_value: t`Estimated catalogue value`,
    estimated_catalogue_currency: t`Currency of the value`,
    estimated_catalogue_year: t`Year of the catalogue`,
    coins_value: t`Asked for in a trade, in coins`,
    total_stamps_issued: t`How many were issued`,
    related_set_stamps_count: t`Stamps of the set`,
  }
}

function useOwnersLabels() {
  const { t } = useLingui()
  return {
    status: t`Status`,
    quantity_owned: t`Quantity`,
    mint: t`Mint pieces`,
    used: t`Used pieces`,
    may_be_exhibited: t`May be exhibited`,
    storage_place: t`Place in the collection`,
    purchase_price: t`Price paid`,
    purchase_currency: t`Currency of the price`,
    purchase_date: t`Bought on`,
    private_note: t`Private note`,
  }
}
