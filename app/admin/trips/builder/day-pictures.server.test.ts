import { beforeAll, expect, test } from 'vitest'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { purgePictures } from '#features/media/purge-pictures.server.ts'
import { trashPictures } from '#features/media/trash-pictures.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { loseTrip } from '#features/trips/change-trip.server.ts'
import { findVersion } from '#features/trips/reads.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { addPhotographs } from '#tests/support/photographs.ts'
import { testContext } from '#tests/support/test-context.ts'
import { couple } from '#tests/support/trip-parts.ts'
import { usesOfPictures } from '../../media/uses-of-pictures.server.ts'
import * as dayPage from './day.tsx'
import * as versionPage from './version.tsx'

const { ctx, clock, runJobs } = await testContext({ now: '2027-03-12T08:00:00Z' })
let cookie = await cookieOf(ctx, 'sales')
const actor = { id: 'x', name: 'Sophie' }
let [trip, photographs]: [{ id: string; reference: string }, string[]] = [{ id: '', reference: '' }, []]

beforeAll(async () => {
  const text = {
    kind: 'tailor-made',
    name: 'Marit Solheim',
    email: 'marit@example.no',
    phone: '',
    message: 'x',
    details: {},
  } as const
  const sent = await sendEnquiry(ctx, text)
  const enquiryId = sent.done ? sent.value.id : ''
  const begun = await beginTrip(
    ctx,
    { enquiryId, title: 'Gorillas', startsOn: '2027-07-06', party: couple, from: { days: 2 } },
    await member(ctx),
  )
  if (begun.done) trip = begun.value
  photographs = await addPhotographs(ctx, Array(2).fill({ width: 220, height: 220 }))
  await runJobs()
  // Of the others no sizes are made: they may be chosen, and are not shown yet.
  photographs.push(...(await addPhotographs(ctx, Array(5).fill({ width: 230, height: 220 }))))
})

const args = (number: number, form?: Record<string, string>) =>
  argsOf(ctx, '/', { cookie, ...(form && { form }), params: { id: trip.id, number: String(number), day: '1' } })
const save = async (ids: readonly string[], number = 1) => {
  const seen = String((await findVersion(ctx.db, trip.id, number))?.edition)
  const places = Object.fromEntries(ids.map((id, at) => [`pictures.${at}`, id]))
  return answerOf(() => dayPage.action(args(number, { title: 'To the lake', text: '', ...places, event: 'save', seen })))
}
const stored = async (number = 1) => (await findVersion(ctx.db, trip.id, number))?.days[0]?.pictures
const shown = async (number = 1) => {
  const { days } = (await answerOf(() => versionPage.loader(args(number)))).data as {
    days: { inSight?: { pictures: { id: string }[] } }[]
  }
  return days[0]?.inSight?.pictures.map(({ id }) => id)
}

test('photographs stand on a day in the order in which they were chosen, each once, and the form has them again', async () => {
  const [one = '', two = '', notDrawn = ''] = photographs
  expect(await save([two, '', notDrawn, two, one])).toMatchObject({ status: 303 })
  expect(await stored()).toEqual([two, notDrawn, one])
  expect(await shown()).toEqual([two, one])
  const { data } = await answerOf(() => dayPage.loader(args(1)))
  expect((data as { pictures: string[] }).pictures).toEqual([two, notDrawn, one])
})

test('a seventh and one that the library does not have are refused at their field, and nothing chosen is lost', async () => {
  const before = await stored()
  const seven = await save(photographs)
  expect(seven).toMatchObject({ status: 422, data: { errors: { pictures: expect.stringContaining('At most 6') } } })
  expect((seven.data as { values: object }).values).toMatchObject({ 'pictures.6': photographs[6], title: 'To the lake' })
  expect(await save(['nobodyknowsit'])).toMatchObject({ status: 422, data: { errors: { pictures: expect.any(String) } } })
  expect(await stored()).toEqual(before)
})

test('a photograph on a day of a draft is in use there; once only a kept version has it, it may go, and the version shows the others', async () => {
  const [one = '', two = ''] = photographs
  const trash = () => trashPictures(ctx, { actor, ids: [one], listUses: usesOfPictures })
  const use = (number: number) => ({
    picture: one,
    title: `Trip ${trip.reference}, day 1`,
    path: `/admin/trips/${trip.id}/versions/${number}/days/1`,
  })
  await save([one, two])
  expect(await trash()).toEqual({ ids: [], inUse: [use(1)] })
  expect((await usesOfPictures(ctx.db)).map(({ picture }) => picture).sort()).toEqual([one, two].sort())
  const seen = String((await findVersion(ctx.db, trip.id, 1))?.edition)
  await answerOf(() => versionPage.action(args(1, { event: 'keep', seen })))
  expect(await usesOfPictures(ctx.db, [one])).toEqual([use(2)])
  await loseTrip(ctx, { id: trip.id, reason: 'No answer' }, actor)
  expect(await usesOfPictures(ctx.db, [one])).toEqual([])
  await loseTrip(ctx, { id: trip.id, reason: null }, actor)

  await save([two], 2)
  expect(await trash()).toEqual({ ids: [one], inUse: [] })
  expect(await save([one], 2)).toMatchObject({ status: 422 })
  clock.advance(31 * 24 * 60 * 60_000)
  cookie = await cookieOf(ctx, 'sales')
  expect(await purgePictures(ctx, usesOfPictures)).toBe(1)
  expect(await stored(1)).toEqual([one, two])
  expect(await shown(1)).toEqual([two])
})
