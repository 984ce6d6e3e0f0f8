import { safeParse } from 'zod/v4/core'
import type { RouteMatch } from '#web/router/screen.ts'
import { StampItemId } from '../contract.ts'

/** Undefined for a malformed id: not found. */
export const readItemId = ({ path }: RouteMatch): StampItemId | undefined => safeParse(StampItemId, path.stamp_item_id).data
