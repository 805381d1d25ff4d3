import { expect, test } from 'vitest'
import { tableText } from './table-text.server.ts'

const formOf = (text: string, file?: string) => {
  const form = new FormData()
  form.set('text', text)
  if (file !== undefined) form.set('file', new File([file], 'rates.csv'))
  return form
}

test('a file wins over what was pasted, and a file that nobody chose does not', async () => {
  expect(await tableText(formOf('pasted', 'sent'))).toBe('sent')
  expect(await tableText(formOf('pasted', ''))).toBe('pasted')
  expect(await tableText(new FormData())).toBe('')
})

test('a NUL is left out of what is read, kept and sent back, from wherever it came', async () => {
  expect(await tableText(formOf('', 'ro\0om,rate\nTwin\0,5\0'))).toBe('room,rate\nTwin,5')
  expect(await tableText(formOf('ro\0om'))).toBe('room')
})
