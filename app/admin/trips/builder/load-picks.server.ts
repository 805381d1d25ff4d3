import { homeCountry } from '#features/places/home-country.ts'
import { listFeeChoices, listPlaceNames } from '#features/places/reads-choices.server.ts'
import { listSupplierNames } from '#features/suppliers/rates/reads-rates.server.ts'
import { listServicesById } from '#features/suppliers/reads.server.ts'
import { serviceName } from '#features/suppliers/supplier-service.ts'
import { titleOf } from '#features/trips/begin/from-package.ts'
import { type Costed, costOfFee } from '#features/trips/cost-trip-item.ts'
import { estimateOf } from '#features/trips/estimates.ts'
import { passedOnMinor } from '#features/trips/passed-on.ts'
import { isServiceItem, pickServices } from '#features/trips/pick-from-rate-book.server.ts'
import type { ItemFacts, TripVersion } from '#features/trips/trip-version.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { costRefusal } from '../../costs/cost-refusal.ts'
import type { CustomerNames } from '../customer-names.server.ts'
import { asYear } from './estimate-text.ts'

/** Something that is taken by one press: what it is called, what it comes to, or what is wrong with it for this party. `mayTake`: a fee is taken all the same, and then for some of the party. */
export type Choice = {
  key: string
  title: string
  small: string
  amount: string
  refusal: string
  mayTake: boolean
  estimate?: EstimateChoice | undefined
}
/** What it would come to by the rates of the year before: for staff who may read costs. */
type EstimateChoice = { how: string; amount: string }

type Query = { read: ReadWords; search: string; readsCosts: boolean }

/** What can be taken for an item: services of the rate book, or permits and park fees with what they come to for the party. */
export async function loadPicks(db: Db, version: TripVersion, item: ItemFacts, query: Query): Promise<Choice[]> {
  return item.source === 'fee' ? feeChoices(db, version, item, query) : serviceChoices(db, version, item, query)
}

async function serviceChoices(
  db: Db,
  version: TripVersion,
  item: ItemFacts,
  { read, search, readsCosts }: Query,
): Promise<Choice[]> {
  if (!isServiceItem(item)) return []
  const picked = await pickServices(db, version, item, { search })
  return picked.map(({ service, supplier, ...found }) => {
    const minor = found.refusal ? undefined : (found.cost?.netCostMinor ?? 0)
    return {
      key: String(service.id),
      title: `${supplier}: ${serviceName(service)}`,
      small: '',
      amount: minor !== undefined && readsCosts ? read.format.money(usd(minor)) : '',
      refusal: found.refusal ? costRefusal(read, found.refusal) : '',
      estimate: readsCosts && found.refusal && found.estimate ? estimateChoice(read, found.estimate) : undefined,
      // How many kilometres is said once it is taken.
      mayTake: !found.refusal || found.refusal.reason === 'kilometres-missing',
    }
  })
}

function estimateChoice(read: ReadWords, costed: Costed): EstimateChoice | undefined {
  const estimate = estimateOf(costed)
  return estimate && { how: asYear(read, estimate), amount: read.format.money(usd(costed.cost?.netCostMinor ?? 0)) }
}

async function feeChoices(db: Db, version: TripVersion, item: ItemFacts, { read, search }: Query): Promise<Choice[]> {
  const wanted = search.toLowerCase()
  const fees = await listFeeChoices(db)
  return fees
    .filter(({ name, group }) => `${name} ${group}`.toLowerCase().includes(wanted))
    .map(({ id, name, group, fee }) => {
      const found = costOfFee(version, item, fee)
      const refusal = 'refusal' in found ? costRefusal(read, found.refusal) : ''
      const amount = 'refusal' in found || !found.passedOn ? '' : read.format.money(usd(passedOnMinor(found.passedOn)))
      return { key: id, title: name, small: group, amount, refusal, mayTake: true }
    })
}

/** An item of a service or fee that was picked, by its id, with a title as `names` call it; undefined for one that is not there. */
export async function pickedFacts(
  db: Db,
  version: TripVersion,
  item: ItemFacts,
  { key, names }: { key: string; names: CustomerNames },
): Promise<ItemFacts | undefined> {
  if (item.source === 'fee') {
    const fee = (await listFeeChoices(db)).find(({ id }) => id === key)
    return fee && { ...item, title: names.fee(fee.name), feeId: fee.id, placeId: null }
  }
  const [service] = /^[1-9]\d{0,8}$/.test(key) ? await listServicesById(db, [Number(key)]) : []
  if (!service || service.kind !== item.kind) return undefined
  const [{ places }, [supplier]] = await Promise.all([listPlaceNames(db), listSupplierNames(db, [service.supplierId])])
  const placeOf = (wanted: string | null | undefined) => places.find(({ id }) => id === wanted)
  const place = placeOf(item.placeId) ?? placeOf(version.days[item.day - 1]?.toPlaceId)
  return {
    ...item,
    title: titleOf({ ...service, name: names.service(service), supplier: supplier?.name ?? '' }),
    serviceId: service.id,
    placeId: place?.id ?? null,
    abroad: place !== undefined && place.countryId !== homeCountry,
  }
}
