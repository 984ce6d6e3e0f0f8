import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { stampItems } from './contract.ts'

const refusals: Texts<CodeOf<typeof stampItems>> = {
  'stamp_item.media': 'Choose pictures of your own, each one once.',
  'stamp_item.picture_needed': 'It is promised to a sale, an auction or a trade: keep at least one picture.',
  'stamp_item.quantity': 'Say how many you have: at least one, mint or used.',
  'stamp_item.country': 'Choose a country from the list.',
  'stamp_item.catalogue_number': 'Choose the catalogue from the list.',
  'stamp_item.condition': 'Choose a condition from the list.',
  'stamp_item.grade': 'Please select Grade/Centering',
  'stamp_item.grade_scale': 'This grade belongs to another scale: choose the scale first, then its grade.',
  'stamp_item.gum': 'Choose the gum from the list.',
  'stamp_item.faults': 'Choose faults from the list.',
  'stamp_item.separation': 'Choose a kind of separation from the list.',
  'stamp_item.watermark': 'Choose a watermark from the list.',
  'stamp_item.paper': 'Choose a paper from the list.',
  'stamp_item.printing': 'Choose a kind of printing from the list.',
  'stamp_item.metal': 'Choose a metal from the list.',
  'stamp_item.edge': 'Choose an edge from the list.',
  'stamp_item.certificate_body': 'Choose who certified it from the list.',
  'stamp_item.certificate_opinion': 'Choose an opinion from the list.',
  'stamp_item.color': 'Choose a colour from the list.',
  'stamp_item.quality': 'Choose a quality from the list.',
  'stamp_item.format': 'Choose a format from the list.',
  'stamp_item.shape': 'Please select shape',
  'stamp_item.issue_type': 'Choose a kind of issue from the list.',
  'stamp_item.topic': 'Choose topics from the list.',
  'stamp_item.category': 'Choose categories from the list.',
  'stamp_item.catalogue_entry': 'Choose an entry of the catalogue.',
  'stamp_item.whose': 'Say whose items: those of all members have no tags and no trash, and are told the newest or the oldest first.',
  'stamp_item.like_what': 'Name an item, or at least one fact that others should share.',
  'stamp_item.split': 'Split off at least one piece, and leave at least one.',
  'stamp_item.not_found': 'This item is gone, or was never yours to see.',
  'stamp_item.committed': 'This item is promised to a sale, an auction or a trade. End that first.',
}

/** Names of level sources. */
const levels = {
  'level.item': 'Items others see, with both sides and all facts',
}

export const stampItemTexts = texts({ ...refusals, ...levels })
