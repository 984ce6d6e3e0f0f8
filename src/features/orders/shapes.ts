import type * as z from 'zod/mini'
import { id } from '#kernel/shapes.ts'

export const OrderId = id('OrderId')
export type OrderId = z.infer<typeof OrderId>
export const OrderGroupId = id('OrderGroupId')
export type OrderGroupId = z.infer<typeof OrderGroupId>
