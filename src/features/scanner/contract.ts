import * as z from 'zod/mini'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { all } from '#kernel/permission.ts'
import { fields, Instant, MemberId } from '#kernel/shapes.ts'
import { Reading } from './shapes.ts'

const Left = z.object({ used: z.int(), limit: z.nullable(z.int()), left: z.nullable(z.int()) })

export const scanner = {
  left: operation({
    http: 'GET /scans/left',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ scans: Left, member_id: MemberId }),
    refusals: {},
    doc: 'How many pages one has scanned this month, and how many the plan still allows.',
    topics: (_, { member_id }) => [`scans of member:${member_id}`],
  }),
  start: operation({
    http: 'POST /scans',
    permission: 'app_scanner.cropper',
    input: fields({
      /** Chosen by the browser; the same page counts once, also after a reload. */
      page_id: z.uuid(),
    }),
    output: z.object({ scans: Left }),
    refusals: { 'scan.limit': { status: 403 } },
    limit: { per_minute: 60 },
    doc: 'A page is about to be cut into its pieces: it counts for the month. The picture itself stays on the device.',
  }),
  keep: operation({
    http: 'POST /stamp-items/{id}/measurements',
    permission: all('app_scanner.quality_assessment', 'my_collection.crud'),
    input: fields({ id: StampItemId, reading: Reading }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'scan.item_not_found': { status: 404 }, 'scan.no_scale': { status: 422, field: 'reading' } },
    doc: 'Keep what was measured of an item of one’s own. A later reading of the same method takes the place of the one before.',
  }),
  measurements: operation({
    http: 'GET /stamp-items/{id}/measurements',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ id: StampItemId }),
    output: z.object({ measurements: z.array(z.object({ reading: Reading, measured_at: Instant })) }),
    refusals: { 'scan.item_not_found': { status: 404 } },
    doc: 'What was measured of an item that one may see, the newest method first.',
    topics: ({ id }) => [`stamp_item:${id}`],
  }),
}

export const pageScanned = event({
  name: 'scanner.page_scanned',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`scans of member:${member_id}`],
})
export const itemMeasured = event({
  name: 'scanner.item_measured',
  data: z.object({ stamp_item_id: StampItemId }),
  topics: ({ stamp_item_id }) => [`stamp_item:${stamp_item_id}`],
})
