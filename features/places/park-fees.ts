import { langOf, type Untranslated } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import type { ListedFee, ParkActivity, ParkGuide } from './park-guide.ts'
import { isSold } from './park-status.ts'
import type { Confidence } from './statement.ts'
import { feeFor, type Residency, residencies, type VisitorFee } from './visitor-fee.ts'

/** What a child from abroad pays: nothing under `from`, `minor` from there to `to`, both inside, where that is known. */
type ChildFee = { from: number; known: { to: number; minor: number } | null }

/** A fee as a park's page shows it. */
export type FeeRow = Untranslated & {
  id: string
  name: string
  /** What an adult of each class pays, in USD cents; null where the park publishes no fee for the class. */
  amounts: Record<Residency, number | null>
  /** Empty where the name includes it. */
  unit: string
  perVehicle: boolean
  child: ChildFee | null
  asOf: number
  confidence: Confidence
  /** We charge it, at these amounts. A fee that is not sold is paid at the park, or not available at all. */
  sold: boolean
}

type FeesOf = { status: string; guide: Pick<ParkGuide, 'entry' | 'entryFeeIds' | 'activities'>; fees: readonly VisitorFee[] }

/**
 * All fees of a park: entry, and each activity. What we charge is read from the rows that the price
 * function reads, so that a page never shows another figure than a booking. Of a park that is not open nothing is sold.
 */
export function parkFees({ status, guide, fees }: FeesOf): { entry: FeeRow[]; activities: Map<string, FeeRow> } {
  const sold = isSold(status)
  const own = (id: string | null) => fees.find((fee) => fee.id === id)
  const activities = new Map<string, FeeRow>()
  for (const activity of guide.activities) {
    const fee = own(activity.feeId)
    if (fee) activities.set(activity.id, chargedRow(fee, sold))
    else if (activity.fee) activities.set(activity.id, listedRow(activity, activity.fee))
  }
  const named = new Set([...activities.values()].map(({ id }) => id))
  const charged = fees.filter(({ id }) => !named.has(id)).map((fee) => chargedRow(fee, sold))
  if (guide.entryFeeIds.some((id) => own(id))) return { entry: charged, activities }
  return { entry: [listedRow({ id: 'entry', name: '' }, guide.entry), ...charged].filter(isListed), activities }
}

const adult = 30

function chargedRow(fee: VisitorFee, sold: boolean): FeeRow {
  const { id, name, unit, asOf, confidence, childFrom, childTo, childMinor } = fee
  const known = childTo == null || childMinor == null ? null : { to: childTo, minor: childMinor }
  const child = childFrom == null ? null : { from: childFrom, known }
  const amounts = amountsBy((residency) => feeFor(fee, residency, adult))
  return { id, name, amounts, unit: '', perVehicle: unit === 'vehicle', child, asOf, confidence, sold, ...untranslatedOf(fee) }
}

function listedRow({ id, name, ...of }: Pick<ParkActivity, 'id' | 'name'>, fee: ListedFee): FeeRow {
  const { foreignMinor, residentMinor, eacMinor, unit, asOf, confidence } = fee
  const listed = { foreign: foreignMinor, resident: residentMinor, african: null, eac: eacMinor }
  return {
    id,
    name,
    amounts: amountsBy((residency) => listed[residency]),
    unit,
    perVehicle: false,
    child: null,
    asOf,
    confidence,
    sold: false,
    ...untranslatedOf({ untranslated: [...(langOf(of, 'name') ? ['name'] : []), ...(langOf(fee, 'unit') ? ['unit'] : [])] }),
  }
}

const amountsBy = (amount: (residency: Residency) => number | null) =>
  Object.fromEntries(residencies.map((residency) => [residency, amount(residency)])) as FeeRow['amounts']

const isListed = ({ amounts }: FeeRow) => residencies.some((residency) => amounts[residency] !== null)
