import type { Pool } from 'pg'

export async function seedVocabularies(_pool: Pool): Promise<void> {}
