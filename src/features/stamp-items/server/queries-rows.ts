import { sql } from 'kysely'
import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import type { Db } from '#server/db/db.ts'

type NumberRow = { type: string; number: string; custom_value: string; value: number | null; currency: string | null; year: number | null }

const COLUMNS = [
  'id',
  'number',
  'member_id',
  'item_kind',
  'name',
  'status',
  'country',
  'year_issued',
  'denomination',
  'condition',
  'grade',
  'grade_scale',
  'color',
  'quality',
  'gum',
  'faults',
  'format',
  'shape',
  'issue_type',
  'perforation',
  'separation',
  'gauge_top',
  'gauge_right',
  'gauge_bottom',
  'gauge_left',
  'watermark',
  'paper',
  'printing',
  'metal',
  'edge',
  'mint_mark',
  'weight_g',
  'diameter_mm',
  'certificate_body',
  'certificate_number',
  'certificate_date',
  'certificate_opinion',
  'estimated_catalogue_value',
  'estimated_catalogue_currency',
  'estimated_catalogue_year',
  'coins_value',
  'total_stamps_issued',
  'related_set_stamps_count',
  'tags',
  'may_be_exhibited',
  'storage_place',
  'purchase_price',
  'purchase_currency',
  'purchase_date',
  'private_note',
  'description',
  'width_mm',
  'height_mm',
  'topic_ids',
  'category_ids',
  'mint',
  'used',
  'committed_mint',
  'committed_used',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

/** Items whoever owns them: for slices above that have their own reach. */
export const itemRows = (db: Db) =>
  db
    .selectFrom('stamp_items')
    .select(COLUMNS)
    .select(
      sql<
        NumberRow[]
      >`coalesce((select jsonb_agg(jsonb_build_object('type', type, 'number', n.number, 'custom_value', custom_value, 'value', value, 'currency', currency, 'year', year) order by position) from stamp_item_catalogue_numbers n where stamp_item_id = stamp_items.id), '[]')`.as(
        'catalogue_number',
      ),
    )
    .select(
      sql<{
        id: CatalogueEntryId
        number: number
        name: string
      } | null>`(select jsonb_build_object('id', e.id, 'number', e.number, 'name', e.name) from catalogue_entries e where e.id = stamp_items.catalogue_entry_id)`.as(
        'catalogue_entry',
      ),
    )
    .select(sql<string[]>`array(select media_id::text from stamp_item_medias where stamp_item_id = stamp_items.id order by position)`.as('media_ids'))
export type ItemRow = Awaited<ReturnType<ReturnType<typeof itemRows>['executeTakeFirstOrThrow']>>
