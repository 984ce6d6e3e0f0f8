/** Refusals that several operations of items share, and the fields they stand at. */
export const refusals = {
  'stamp_item.media': { status: 422, field: 'media_ids' },
  'stamp_item.picture_needed': { status: 422, field: 'media_ids' },
  'stamp_item.quantity': { status: 422, field: 'quantity_owned' },
  // A code that its vocabulary does not know, told at the very field.
  'stamp_item.country': { status: 422, field: 'country' },
  'stamp_item.catalogue_number': { status: 422, field: 'catalogue_number' },
  'stamp_item.condition': { status: 422, field: 'condition' },
  'stamp_item.grade': { status: 422, field: 'grade' },
  'stamp_item.color': { status: 422, field: 'color' },
  'stamp_item.quality': { status: 422, field: 'quality' },
  'stamp_item.format': { status: 422, field: 'format' },
  'stamp_item.grade_scale': { status: 422, field: 'grade_scale' },
  'stamp_item.gum': { status: 422, field: 'gum' },
  'stamp_item.faults': { status: 422, field: 'faults' },
  'stamp_item.separation': { status: 422, field: 'separation' },
  'stamp_item.watermark': { status: 422, field: 'watermark' },
  'stamp_item.paper': { status: 422, field: 'paper' },
  'stamp_item.printing': { status: 422, field: 'printing' },
  'stamp_item.metal': { status: 422, field: 'metal' },
  'stamp_item.edge': { status: 422, field: 'edge' },
  'stamp_item.certificate_body': { status: 422, field: 'certificate_body' },
  'stamp_item.certificate_opinion': { status: 422, field: 'certificate_opinion' },
  'stamp_item.shape': { status: 422, field: 'shape' },
  'stamp_item.issue_type': { status: 422, field: 'issue_type' },
  'stamp_item.topic': { status: 422, field: 'topic_ids' },
  'stamp_item.category': { status: 422, field: 'category_ids' },
  'stamp_item.catalogue_entry': { status: 422, field: 'catalogue_entry_id' },
} as const

export const promised = { 'stamp_item.not_found': { status: 404 }, 'stamp_item.committed': { status: 409 } } as const
