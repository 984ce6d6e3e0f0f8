import type { PieceAnswer } from './trade-words.ts'

export const isIn = (pieces: readonly PieceAnswer[], { stamp_item_id }: PieceAnswer) => pieces.some((one) => one.stamp_item_id === stamp_item_id)
