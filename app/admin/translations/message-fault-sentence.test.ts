import { expect, test } from 'vitest'
import type { MessageFault } from '#platform/languages/message-fault.ts'
import { messageFaultText } from '../../languages/message-fault-text.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { messageFaultSentence } from './message-fault-sentence.ts'

const faults: MessageFault[] = [
  { reason: 'empty' },
  { reason: 'direction-mark' },
  { reason: 'control-sign' },
  { reason: 'not-a-message', detail: 'EXPECT_ARGUMENT_CLOSING_BRACE' },
  { reason: 'foreign-markup', sign: '<br/>' },
  { reason: 'lost-name', name: 'count' },
  { reason: 'foreign-name', name: 'count' },
  { reason: 'other-kind', name: 'count', kind: 'a text', english: 'a plural' },
  { reason: 'other-cases', name: 'season', cases: ['low'], english: ['low', 'high'] },
  { reason: 'lost-plural', name: 'count', cases: ['many'] },
  { reason: 'foreign-plural', name: 'count', cases: ['few', 'many'] },
]

test('the screen says in English what the check of the catalogues says', () => {
  for (const fault of faults)
    expect(messageFaultSentence(readEnglish, fault)).toBe(`This cannot be used: ${messageFaultText(fault)}.`)
})
