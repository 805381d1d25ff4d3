import { expect, test } from 'vitest'
import { messageText, readMessage } from './customer-message.ts'

const references = ['AAAA-1111', 'K7QM-42XD']

test('what a customer wrote about a proposal is read again from the timeline as it was written', () => {
  for (const message of [
    { news: 'question', reference: 'K7QM-42XD', text: 'Is there a pool?\n\nAnd a bath?' },
    { news: 'renew', reference: 'AAAA-1111', text: '' },
    { news: 'renew', reference: 'K7QM-42XD', text: 'We could not decide.' },
  ] as const)
    expect(readMessage(messageText(message), references)).toEqual(message)
})

test('a text about another proposal, and any other text, is none', () => {
  for (const text of ['About proposal ZZZZ-9999:\nIs there a pool?', 'Hello. About proposal K7QM-42XD: yes', '', 'Thank you'])
    expect(readMessage(text, references)).toBeUndefined()
})
