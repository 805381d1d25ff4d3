import { expect, test } from 'vitest'
import { contentOf, idOf } from '#tests/support/sent-proposal.ts'
import { twelveDays } from '#tests/support/tailored-trips.ts'
import { chosenItems } from './chosen-items.ts'

test('a choice has what is in its option and what is ticked, which is offered no more, and nothing of another option', () => {
  const content = contentOf(twelveDays())
  const chosen = chosenItems(content, { letter: 'B', ticked: [idOf('O1')] })
  const ids = chosen.map(({ id }) => id)
  expect(['1', '4', '7', 'O1'].filter((id) => !ids.includes(idOf(id)))).toEqual([])
  expect(['3', '5', '6', 'balloon'].filter((id) => ids.includes(idOf(id)))).toEqual([])
  expect(chosen.filter(({ optional }) => optional)).toEqual([])
})
