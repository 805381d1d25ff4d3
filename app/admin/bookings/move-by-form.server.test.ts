import { expect, test } from 'vitest'
import { findBooking, listEvents } from '#features/bookings/reads.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { moveByForm } from './move-by-form.server.ts'
import { readMoveForm } from './read-move-form.ts'

const { ctx, clock } = await testContext()

async function held() {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  return heldBooking(ctx, trek.slug, 2)
}

test('each form of the screen does its move, in the name of who sent it', async () => {
  for (const [event, state] of [
    ['confirm', 'confirmed'],
    ['extend', 'on-hold'],
    ['decline', 'rejected'],
    ['cancel', 'cancelled'],
  ] as const) {
    const booking = await held()
    expect(await moveByForm(ctx, booking, { event, text: 'Because', version: 1 }, 'Diane')).toMatchObject({ done: true })
    expect(await findBooking(ctx.db, booking.id)).toMatchObject({ state, version: 2 })
    expect((await listEvents(ctx.db, booking.id)).at(-1)).toMatchObject({ event, actor: 'Diane', text: 'Because' })
  }
})

test('a form that is sent twice, or that shows a booking as it was, does nothing the second time', async () => {
  const booking = await held()
  const form = { event: 'extend', text: '', version: booking.version } as const
  expect(await moveByForm(ctx, booking, form, 'Diane')).toMatchObject({ done: true })
  const moved = (await findBooking(ctx.db, booking.id)) ?? booking
  expect(await moveByForm(ctx, moved, form, 'Diane')).toEqual({ done: false, refusal: { reason: 'changed-meanwhile' } })
  expect(await moveByForm(ctx, moved, { ...form, version: Number.NaN }, 'Diane')).toMatchObject({ done: false })
  expect(await findBooking(ctx.db, booking.id)).toMatchObject({ extensions: 1 })
})

test('the same form sent twice in one instant moves once', async () => {
  const booking = await held()
  const form = { event: 'extend', text: '', version: booking.version } as const
  const both = await Promise.all([moveByForm(ctx, booking, form, 'Diane'), moveByForm(ctx, booking, form, 'Diane')])
  expect(both.filter((outcome) => outcome.done)).toHaveLength(1)
  expect(await findBooking(ctx.db, booking.id)).toMatchObject({ extensions: 1 })
})

test('a note that stands there already is not added again, a new one is', async () => {
  const booking = await held()
  const note = (text: string, actor = 'Diane') => moveByForm(ctx, booking, { event: 'note', text, version: 1 }, actor)
  await note('Rang them')
  await note('Rang them')
  await note('Rang them', 'Eric')
  await note('Rang again')
  expect(await note('')).toEqual({ done: false, refusal: { reason: 'note-missing' } })
  const notes = (await listEvents(ctx.db, booking.id)).filter(({ event }) => event === 'note')
  expect(notes.map(({ actor, text }) => [actor, text])).toEqual([
    ['Diane', 'Rang them'],
    ['Eric', 'Rang them'],
    ['Diane', 'Rang again'],
  ])
})

test('a lapsed hold is refused, and what is too long is kept out', async () => {
  const booking = await held()
  expect(await moveByForm(ctx, booking, { event: 'confirm', text: 'a'.repeat(2_001), version: 1 }, 'Diane')).toEqual({
    done: false,
    refusal: { reason: 'too-long' },
  })
  clock.advance(80 * 3_600_000)
  expect(await moveByForm(ctx, booking, { event: 'confirm', text: 'Paid', version: 1 }, 'Diane')).toEqual({
    done: false,
    refusal: { reason: 'hold-lapsed' },
  })
})

test('a form is read with line ends as everybody writes them, and without signs that cannot be shown', () => {
  const read = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return readMoveForm(form)
  }
  expect(read({ event: 'note', text: ' one\r\ntwo\u0000\u0007\tthree ', version: '4' })).toEqual({
    event: 'note',
    text: 'one\ntwo\tthree',
    version: 4,
  })
  expect(read({ event: 'expire', text: '' })).toBeUndefined()
  expect(read({})).toBeUndefined()
})
