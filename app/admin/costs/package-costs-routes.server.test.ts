import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { listDrafts } from '#features/content/reads.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { addPackageServices } from '#features/costs/add-package-services.server.ts'
import { type PackageService, servicesStamp } from '#features/costs/package-service.ts'
import { listPackageServices } from '#features/costs/reads.server.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { roles } from '#features/staff/permissions.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './package-costs.tsx'

const { ctx } = await testContext()
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const slug = 'an-hour-with-the-gorillas'
let [id, car, packageId] = ['', 0, 0]

beforeAll(async () => {
  await gorillaTrek(ctx, { seats: 4 })
  const kind = kindOf('package')
  if (!kind) throw new Error('Packages are no entries')
  await adoptEntries(ctx, [kind])
  id = String((await listDrafts(ctx.db, 'package')).find((draft) => draft.slug === slug)?.id)
  packageId = (await findSoldPackage(ctx.db, slug))?.id ?? 0
  const ids = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, oneCarBook, 'Sophie'))
  car = ids.get('car') ?? 0
})

const args = (parts: RequestParts) => argsOf(ctx, `/admin/packages/edit/${id}/costs`, { ...parts, params: { id } }) as never
const post = (form: Record<string, string>, role = 'owner') => answerOf(() => action(args({ cookie: cookies[role] ?? '', form })))
const stored = () => listPackageServices(ctx.db, packageId)
const row = (more: Record<string, string> = {}) => ({
  'services[0].service': String(car),
  'services[0].day': '1',
  'services[0].days': '3',
  ...more,
})

test('who may see costs reads them, who may change rates saves them, and nobody else', async () => {
  expect(await answerOf(() => loader(args({})))).toMatchObject({ status: 302 })
  for (const role of roles) {
    const may = role === 'owner' || role === 'sales'
    expect(await answerOf(() => loader(args({ cookie: cookies[role] ?? '' }))), role).toMatchObject({ status: may ? 200 : 403 })
    expect(await post({ seen: '' }, role), role).toMatchObject({ status: may ? 303 : 403 })
  }
})

test('what is wrong stands at its field with what was typed, and nothing is saved', async () => {
  const wrong = await post({ seen: '', ...row({ 'services[0].day': '2', 'services[1].service': '999' }) })
  expect(wrong).toMatchObject({ status: 422 })
  const { errors, values } = wrong.data as { errors: object; values: Record<string, string> }
  expect(Object.keys(errors).sort()).toEqual(['services[0].days', 'services[1].service'])
  expect(values['services[0].days']).toBe('3')
  expect(await stored()).toEqual([])
})

test('a package shows its price, cost and margin once its services are saved, and who saves second is told', async () => {
  expect(await post({ seen: '', ...row() })).toMatchObject({ status: 303 })
  const [saved] = await stored()
  expect(saved).toMatchObject({ serviceId: car, day: 1, days: 3, comfort: null, kilometres: null })
  const shown = await loader(args({ cookie: cookies.owner ?? '' }))
  // Three days of a car at 118.00 with 18% inside that comes back; both nights have no stay.
  expect(shown.sold?.results[0]).toMatchObject({
    sums: { net: '$300' },
    missing: 1,
    costs: { openNights: expect.stringContaining('1 and 2') },
  })
  const levels = ['guest houses', 'lodges', 'luxury']
  expect(shown.sold?.gaps.map(({ name, nights }) => [name.toLowerCase(), nights])).toEqual(
    levels.map((name) => [name, '1 and 2']),
  )
  // Nobody is paid for what the programme promises: every level says so, once.
  expect(shown.sold?.mealFaults).toEqual(
    ['day 1: *lunch and dinner.', 'day 2: *all meals.', 'day 3: *breakfast and lunch.'].map(
      (sentence) =>
        `Guest houses, Lodges and Luxury, ${sentence.replace('*', 'fewer meals are ordered than promised. No stay serves: ')}`,
    ),
  )
  const otherSeats = async (seats: number) => {
    await sql`update supplier_services set seats = ${seats} where id = ${car}`.execute(ctx.db)
    return (await loader(args({ cookie: cookies.owner ?? '' }))).sold?.otherSeats
  }
  expect(await otherSeats(7), 'a car is counted for six').toEqual([{ name: 'Car with driver', seats: 7, counted: 6 }])
  expect(await otherSeats(6)).toEqual([])
  const second = await post({ seen: '', ...row({ 'services[0].days': '1' }) })
  expect(second).toMatchObject({
    status: 409,
    data: { values: { 'services[0].days': '1' }, theirs: ['Cars: Car with driver (per vehicle and day), from day 1, for 3'] },
  })
  expect(await stored()).toEqual([saved])
  // So is who still sees a list that somebody has emptied since.
  const seen = servicesStamp([saved as PackageService])
  expect(await post({ seen, 'services[0].service': '' })).toMatchObject({ status: 303 })
  expect(await post({ seen, ...row({ 'services[0].days': '2' }) })).toMatchObject({ status: 409, data: { theirs: [] } })
  expect(await stored()).toEqual([])
})

test('a service that is not listed is found by its name or its supplier’s, and what was typed stays', async () => {
  const find = async (text: string, more = {}) => {
    const answer = await post({ event: 'find', find: text, ...more })
    const { choices, values } = answer.data as { choices: { id: number }[]; values: Record<string, string> }
    return [answer.status, choices.map(({ id }) => id), values['services[0].days']]
  }
  expect(await find('WITH driver')).toEqual([200, [car], undefined])
  expect(await find('cars')).toEqual([200, [car], undefined])
  expect(await find('%')).toEqual([200, [], undefined])
  expect(await find('Nobody', row())).toEqual([200, [car], '3'])
  expect(await stored()).toEqual([])
})

describe('with two more suppliers', () => {
  let [one, two] = [0, 0]
  beforeAll(async () => {
    const suppliers = oneCarBook.suppliers.flatMap((cars) =>
      ['one', 'two'].map((key) => ({
        ...cars,
        name: `Cars ${key}`,
        contracts: [],
        services: cars.services.map((car) => ({ ...car, key })),
      })),
    )
    const ids = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, { suppliers, exchange: [] }, 'Sophie'))
    ;[one, two] = [ids.get('one') ?? 0, ids.get('two') ?? 0]
  })

  test('alternatives are saved in their order under the stamp of the form, and stay in what was typed', async () => {
    const alternatives = (...ids: number[]) =>
      row(Object.fromEntries(ids.map((of, at) => [`services[0].alternatives[${at}]`, String(of)])))
    const wrong = await post({ seen: '', ...alternatives(one, car) })
    expect(wrong).toMatchObject({ status: 422, data: { values: { 'services[0].alternatives[1]': String(car) } } })
    expect(Object.keys((wrong.data as { errors: object }).errors)).toEqual(['services[0].alternatives[1]'])
    expect(await stored()).toEqual([])

    expect(await post({ seen: '', ...alternatives(two, one) })).toMatchObject({ status: 303 })
    expect(await stored()).toMatchObject([{ serviceId: car, alternatives: [two, one] }])
    const seen = servicesStamp(await stored())
    expect(await post({ seen, ...alternatives(one, two) })).toMatchObject({ status: 303 })
    const second = await post({ seen, ...alternatives(two) })
    expect(second).toMatchObject({
      status: 409,
      data: { theirs: [expect.stringMatching(/for 3, or else Cars one: .* and Cars two: /)] },
    })
    expect(await stored()).toMatchObject([{ alternatives: [one, two] }])
    expect(await post({ seen: servicesStamp(await stored()), 'services[0].service': '' })).toMatchObject({ status: 303 })
  })

  test('the database refuses a service as its own alternative, a second time and a sixth', async () => {
    const add = (alternatives: number[]) =>
      ctx.db
        .transaction()
        .execute((tx) =>
          addPackageServices(tx, packageId, [{ serviceId: car, comfort: null, day: 1, days: 1, kilometres: null, alternatives }]),
        )
    await expect(add([car])).rejects.toThrow('package_service_alternatives_another')
    await expect(add([one, one])).rejects.toThrow('package_service_alternatives_once')
    await expect(add([one, two, one, two, one, two])).rejects.toThrow()
    await add([one, two])
    expect(await stored()).toMatchObject([{ alternatives: [one, two] }])
  })
})
