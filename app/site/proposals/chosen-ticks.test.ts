import { expect, test } from 'vitest'
import { ticksIn } from '#features/proposals/chosen-price.ts'
import type { ProposalContent } from '#features/proposals/proposal-content.ts'
import { chosenQuery, readChosen } from './chosen-ticks.ts'

const option = (letter: 'A' | 'B', ids: string[]) => ({ letter, optional: ids.map((id) => ({ id })) })
const content = {
  options: [option('A', ['class', 'boat']), option('B', ['class', 'balloon'])],
  items: [
    { id: 'class', isTicked: true },
    { id: 'boat', isTicked: false },
    { id: 'balloon', isTicked: true },
  ],
} as unknown as ProposalContent
const open = { content, acceptedOption: null, acceptedItems: null }
const read = (query: string, of: Parameters<typeof readChosen>[0] = open) => readChosen(of, new URLSearchParams(query))

test('without a word of it the first option stands there, with what staff ticked', () => {
  expect(read('')).toEqual({ letter: 'A', ticked: ['class'] })
  expect(read('option=B')).toEqual({ letter: 'B', ticked: ['class', 'balloon'] })
})

test('what was chosen counts, each once, and nothing that the option does not have', () => {
  expect(read('option=A&chosen=1')).toEqual({ letter: 'A', ticked: [] })
  expect(read('option=A&chosen=1&add=boat&add=boat&add=balloon&add=x')).toEqual({ letter: 'A', ticked: ['boat'] })
  expect(read('option=Z')).toEqual({ letter: 'A', ticked: ['class'] })
})

test('what was accepted is shown, whatever the address says', () => {
  const accepted = { content, acceptedOption: 'B', acceptedItems: ['class'] } as const
  for (const query of ['', 'option=A&chosen=1&add=boat'])
    expect(read(query, { ...accepted, acceptedItems: ['class'] })).toEqual({ letter: 'B', ticked: ['class'] })
})

test('in another option a tick stays where that has it too, and what only that has is as staff ticked it', () => {
  expect(ticksIn(content, { letter: 'A', ticked: ['boat'] }, 'B')).toEqual(['balloon'])
  expect(ticksIn(content, { letter: 'A', ticked: ['class', 'boat'] }, 'B')).toEqual(['class', 'balloon'])
  expect(read(chosenQuery({ letter: 'B', ticked: ['balloon'] }))).toEqual({ letter: 'B', ticked: ['balloon'] })
})
