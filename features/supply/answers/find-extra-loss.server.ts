import { listSuppliedExtras } from '#features/costs/reads.server.ts'
import { listExtras } from '#features/pricing/extras/reads.server.ts'
import { withTaxes } from '#features/pricing/taxes.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import { listServiceBooks, loadPaidExchange } from '#features/suppliers/reads-book.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { extraLines } from '../lines/extra-lines.ts'
import type { SupplyRun } from '../supply-run.ts'
import { extraLoss } from './extra-margin.ts'

/** An adult from abroad of whom only that is known. */
const adult = { bornOn: null, assumedAge: 30, residency: 'foreign' } as const

/**
 * What an extra of the catalogue leaves where two adults from abroad have it on one day, today, if that is less than nothing. Undefined where it
 * leaves something, where no supplier delivers it, and where that has no rate today. For staff with `costs:read` alone.
 */
export async function findExtraLoss({ db, clock }: Pick<Context, 'db' | 'clock'>, extraId: string): Promise<Margin | undefined> {
  const supplied = await listSuppliedExtras(db, [extraId])
  const [one] = supplied
  if (!one) return undefined
  const today = kigaliDay(clock.now())
  const [extras, books, exchange, settings] = await Promise.all([
    listExtras(db),
    listServiceBooks(db, [one.serviceId], { from: today, to: today }),
    loadPaidExchange(db),
    findSettings(db),
  ])
  const extra = extras.find(({ id }) => id === extraId)
  const party = {
    ...{ bookingId: '', comfort: null, rooms: [] },
    extras: [{ id: extraId, quantity: 1 }],
    members: [adult, adult],
  }
  const run: SupplyRun = {
    ...{ key: { bookingId: '' }, kind: 'journey', begins: true, startsOn: today, endsOn: today, parties: [party], crewBeds: 0 },
    ...{ ownGuides: false, ownVehicles: false },
  }
  const [line] = extraLines(run, { extras: supplied, flights: [], stays: [] }, { books, choices: new Map(), exchange })
  if (!extra || !line) return undefined
  const quantity = extra.unit === 'person' ? party.members.length : 1
  const priced = {
    ...{
      kind: 'extra' as const,
      label: extra.name,
      reason: '',
      quantity,
      unitMinor: extra.amountMinor,
      refundable: true,
      vatMinor: 0,
    },
    amountMinor: quantity * extra.amountMinor,
    // A price of cars is without VAT, any other holds it.
    ladder: extra.kinds.every((kind) => kind === 'hire') ? ('cars' as const) : ('tours' as const),
  }
  const { vatBasisPoints, tourismTaxBasisPoints } = settings
  const price = withTaxes([priced], { vatBasisPoints, tourismTaxBasisPoints, lodgingInRwanda: false })
  const contracts = books.get(one.serviceId)?.book.contracts ?? []
  return extraLoss(price, { ...line, agreed: null }, { contracts, exchange })
}
