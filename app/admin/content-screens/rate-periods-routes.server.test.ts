import { beforeAll, describe, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { findEntry, listDrafts } from '#features/content/reads.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { openRoomsAndCars } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action } from './edit.tsx'

const { ctx } = await testContext({ now: '2026-11-28T08:00:00Z' })
const cookie = await cookieOf(ctx, 'editor')
const kinds = (['car', 'hotel'] as const).flatMap((name) => kindOf(name) ?? [])

beforeAll(async () => {
  await openRoomsAndCars(ctx)
  await adoptEntries(ctx, kinds)
})

type Kind = 'car' | 'hotel'
async function draftOf(kind: Kind, slug: string) {
  const [draft] = await listDrafts(ctx.db, kind, slug)
  const found = draft && (await findEntry(ctx.db, kind, draft.id))
  if (!found) throw new Error(`No entry of ${slug}`)
  return found
}

/** A button of an editor without JavaScript: the form with it, as the browser sends it. */
async function press(kind: Kind, slug: string, form: Record<string, string>) {
  const { id, version } = await draftOf(kind, slug)
  const path = `/admin/${kind === 'car' ? 'cars' : 'hotels'}/edit/${id}`
  return answerOf(async () =>
    action(argsOf(ctx, path, { cookie, params: { id: String(id) }, form: { seen: String(version), ...form } }) as never),
  )
}

const car = 'prado-tx'
const carForm = {
  name: 'Prado',
  'selfDrive.lowMinor': '101',
  'selfDrive.highMinor': '122.50',
  'withDriver.lowMinor': '140',
  'withDriver.highMinor': '160',
  kilometresPerDay: '150',
  extraKilometreMinor: '0.40',
  'border.feeMinor': '120',
}
const terms = (from: string, percent: string, step: string) => ({
  'laterRates.add.from': from,
  'laterRates.add.percent': percent,
  'laterRates.add.step': step,
})

describe('rates of a car', () => {
  test('are copied with a percentage and rounded to the step, a kilometre to the cent', async () => {
    const answer = await press('car', car, { ...carForm, ...terms('2027-01-01', '5', '5'), do: 'add laterRates' })
    expect(answer).toMatchObject({ status: 303, location: expect.stringContaining('#field-laterRates') })
    expect((await draftOf('car', car)).content.laterRates).toEqual([
      {
        from: '2027-01-01',
        selfDrive: { lowMinor: 10_500, highMinor: 13_000 },
        withDriver: { lowMinor: 14_500, highMinor: 17_000 },
        kilometresPerDay: 150,
        extraKilometreMinor: 42,
        borderFeeMinor: 12_500,
      },
    ])
  })

  test.each([
    [terms('2027-02-30', '5', '5'), 'laterRates.add.from'],
    [terms('2026-13-01', '5', '5'), 'laterRates.add.from'],
    [terms('2027-01-01', 'five', '5'), 'laterRates.add.percent'],
    [terms('2027-01-01', '101', '5'), 'laterRates.add.percent'],
    [terms('2027-01-01', '5', '3'), 'laterRates.add.step'],
  ])('are not copied by %o, and nothing that was typed is lost', async (typed, path) => {
    const answer = await press('car', car, { ...carForm, name: 'Prado TX', ...typed, do: 'add laterRates' })
    expect(answer).toMatchObject({
      status: 422,
      data: { typed, problems: [{ path, grave: true }], content: { name: 'Prado TX', laterRates: [] } },
    })
  })

  test('of the first period go, and the second is the first from then on', async () => {
    const later = {
      'laterRates.0.from': '2026-11-01',
      'laterRates.0.withDriver.lowMinor': '150',
      'laterRates.0.withDriver.highMinor': '170',
      'laterRates.0.kilometresPerDay': '200',
      'laterRates.0.extraKilometreMinor': '0.45',
      'laterRates.0.borderFeeMinor': '130',
    }
    expect(await press('car', car, { ...carForm, ...later, do: 'drop laterRates' })).toMatchObject({ status: 303 })
    expect((await draftOf('car', car)).content).toMatchObject({
      laterRates: [],
      withDriver: { lowMinor: 15_000, highMinor: 17_000 },
      kilometresPerDay: 200,
      border: { feeMinor: 13_000 },
    })
  })
})

test('rates of a hotel are copied room by room from the last period, and a cell that is no amount stays as it was typed', async () => {
  const form = {
    slug: 'imisozi-terrace-kigali',
    name: 'Terrace',
    'rooms.0.id': 'twin',
    'rooms.0.name': 'Twin',
    'rooms.0.rates.BB.low': '100',
    'laterRates.0.from': '2027-01-01',
    'laterRates.0.highSeasons.0.from': '06-01',
    'laterRates.0.highSeasons.0.to': '08-31',
    'laterRates.0.highSeasons.0.minimumNights': '2',
    'laterRates.0.rates.0.room': 'twin',
    'laterRates.0.rates.0.BB.low': '110',
    'laterRates.0.rates.0.BB.high': 'ask',
  }
  const press2028 = { ...form, ...terms('2028-01-01', '10', '10'), do: 'add laterRates' }
  expect(await press('hotel', 'imisozi-terrace-kigali', press2028)).toMatchObject({ status: 303 })
  const { laterRates } = (await draftOf('hotel', 'imisozi-terrace-kigali')).content as unknown as { laterRates: object[] }
  const highSeasons = [{ from: '06-01', to: '08-31', minimumNights: 2 }]
  expect(laterRates).toEqual([
    {
      from: '2027-01-01',
      highSeasons,
      rates: [
        { room: 'twin', board: 'BB', season: 'low', amountMinor: 11_000 },
        { room: 'twin', board: 'BB', season: 'high', amountMinor: 'ask' },
      ],
    },
    {
      from: '2028-01-01',
      highSeasons,
      rates: [
        { room: 'twin', board: 'BB', season: 'low', amountMinor: 12_000 },
        { room: 'twin', board: 'BB', season: 'high', amountMinor: 'ask' },
      ],
    },
  ])
  const again = { ...form, ...terms('2026-12-31', '10', '10'), do: 'add laterRates' }
  expect(await press('hotel', 'imisozi-terrace-kigali', again)).toMatchObject({
    status: 422,
    data: { problems: [{ path: 'laterRates.add.from', text: 'Choose a day after the last rate period begins.' }] },
  })
})
