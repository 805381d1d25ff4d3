import { expect, test } from 'vitest'
import { contentOf, idOf } from '#tests/support/sent-proposal.ts'
import { twelveDays } from '#tests/support/tailored-trips.ts'
import { chosenPrice, tickedFirst } from './chosen-price.ts'

const content = contentOf(twelveDays())
const [cooking, balloon] = [idOf('O1'), idOf('balloon')]

test('a choice is its option and what is ticked in it, each once, in the order of the proposal', () => {
  const plain = chosenPrice(content, { letter: 'A', ticked: [] })
  const both = chosenPrice(content, { letter: 'A', ticked: [balloon, cooking, balloon] })
  if (!plain.done || !both.done) throw new Error('There is no price')
  const offered = plain.value.option.optional
  expect(both.value.ticked).toEqual(offered.flatMap(({ id }) => ([cooking, balloon].includes(id) ? [id] : [])))
  expect(both.value.totalMinor - plain.value.totalMinor).toBe(9_800 + 144_000)
  expect(both.value.lines.slice(0, plain.value.lines.length)).toEqual(plain.value.lines)
  expect(both.value.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(both.value.totalMinor)
})

test('what stands ticked at first is what staff ticked, of what the option offers', () => {
  const items = content.items.map((item) => ({ ...item, isTicked: item.id === balloon || !item.optional }))
  expect(tickedFirst({ ...content, items }, 'A')).toEqual([balloon])
  const options = content.options.map((option) => (option.letter === 'B' ? { ...option, optional: [] } : option))
  expect(tickedFirst({ options, items }, 'B')).toEqual([])
  expect(tickedFirst({ options, items }, 'D')).toEqual([])
})
