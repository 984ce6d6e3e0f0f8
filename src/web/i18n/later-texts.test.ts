import { expect, test } from 'vitest'
import { laterTexts, setLaterTexts } from './later-texts.ts'

test('texts of lazy parts are brought once, and again after a failure', async () => {
  const told: string[] = []
  setLaterTexts(async () => {
    told.push('asked')
    if (told.length === 1) throw new Error('no connection')
  })
  await expect(laterTexts()).rejects.toThrow('no connection')
  await Promise.all([laterTexts(), laterTexts()])
  await laterTexts()
  expect(told).toHaveLength(2)
})
