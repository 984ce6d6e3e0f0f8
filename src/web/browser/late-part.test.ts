import { expect, test } from 'vitest'
import { latePart } from './late-part.ts'

test('what ann asks before the dialog is there is asked when it is there, once', async () => {
  const dialog = latePart<(word: string) => string>()
  const asked: string[] = []
  const answer = dialog.whenMounted().then((ask) => ask('early'))
  expect(asked).toEqual([])
  dialog.mounts((word) => {
    asked.push(word)
    return `${word} answered`
  })
  expect(await answer).toBe('early answered')
  expect(asked).toEqual(['early'])
})

test('a dialog that is gone is not asked: the next one is', async () => {
  const dialog = latePart<() => string>()
  dialog.mounts(() => 'first')()
  const answer = dialog.whenMounted().then((ask) => ask())
  dialog.mounts(() => 'second')
  expect(await answer).toBe('second')
})
